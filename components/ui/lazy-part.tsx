"use client";

import {
  createContext,
  Suspense,
  use,
  useState,
  useTransition,
  type ComponentType,
  type ReactNode,
} from "react";
import { common } from "@/lib/i18n/it/common";
import { notLoaded } from "@/lib/i18n/it/not-loaded";
import { Button } from "@/components/ui/button";
import { lazyOr } from "@/components/ui/lazy-or";
import { Notice } from "@/components/ui/notice";

const Again = createContext<{ isLoading: boolean; load: () => void }>({ isLoading: false, load: () => {} });

/**
 * A part of a screen whose code comes when it is first shown; until then there is `waiting`. Where it does not come, as there
 * is no network, it says so in its place, and offers to ask again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const ask = () => lazyOr<Props>(load, NotLoaded);
  let latest = ask();

  return function LazyPart(props: Props) {
    const [{ Part }, show] = useState({ Part: latest });
    const [isLoading, startLoading] = useTransition();
    const loadAgain = () =>
      startLoading(() => {
        latest = ask();
        show({ Part: latest });
      });
    return (
      <Again value={{ isLoading, load: loadAgain }}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Again>
    );
  };
}

function NotLoaded() {
  const { isLoading, load } = use(Again);
  return (
    <Notice variant="error" title={notLoaded.title}>
      <Button variant="ghost" className="-ml-4 self-start" loading={isLoading} onClick={load}>
        {common.retry}
      </Button>
    </Notice>
  );
}
