"use client";

import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { notLoaded } from "@/lib/i18n/it/not-loaded";
import { showToast } from "@/components/ui/toast";

/**
 * A dialog whose code comes when it is opened. Where that does not come, as there is no network, it says so and closes; the
 * next opening asks for it again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      showToast({ ...notLoaded, variant: "error" });
      props.onClose();
    });

    useEffect(() => {
      if (Shown) return undefined;
      let isGone = false;
      load().then(
        (code) => {
          loaded = code.default;
          if (!isGone) setShown(() => code.default);
        },
        () => !isGone && giveUp(),
      );
      return () => {
        isGone = true;
      };
    }, [Shown]);

    return Shown ? <Shown {...props} /> : null;
  };
}
