"use client";

import { useEffect, useId, useRef, type ReactNode } from "react";
import { familyScreens as t } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import type { CoachFaceMood } from "@/components/art/coach-face-moods";
import { helpPath } from "@/components/frame/help-link";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";

type GateCardProps = {
  title: string;
  mood: CoachFaceMood;
  /** Whether it takes the place of another: the focus, whose button is gone, comes here. */
  takesFocus: boolean;
  children: ReactNode;
};

/**
 * What stands in place of the composer, always with the way to help. It is as tall as it needs to be; where that is more than
 * what is in view, the page opens at its title (`useFollowScroll`).
 */
export function GateCard({ title, mood, takesFocus, children }: GateCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div data-gate className="mx-auto w-full max-w-3xl px-4 pb-4">
      <Card role="region" aria-labelledby={titleId} className="animate-rise flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <CoachFace mood={mood} className="size-14 shrink-0 max-[20rem]:hidden" />
          {/* Brought into view, it comes to stand below the header and the chat's own. */}
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="scroll-mt-16 text-lg font-bold outline-none"
          >
            {title}
          </h2>
        </div>
        <div className="flex flex-col gap-3 sm:gap-4">{children}</div>
        <p className="-mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {t.helpQuestion}
          <PageLink href={helpPath} className="text-link inline-flex min-h-11 items-center">
            {t.help}
          </PageLink>
        </p>
      </Card>
    </div>
  );
}
