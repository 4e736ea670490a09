"use client";

import { useEffect, useId, useRef, type ReactNode } from "react";
import { familyScreens as t } from "@/lib/i18n/it";
import { helpPath } from "@/components/help/help-link";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";

type GateCardProps = {
  title: string;
  /** Whether it takes the place of another: the focus, whose button is gone, comes here. */
  takesFocus: boolean;
  children: ReactNode;
};

/** What stands in place of the composer, always with the way to help. */
export function GateCard({ title, takesFocus, children }: GateCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pb-6">
      <Card role="region" aria-labelledby={titleId} className="animate-rise flex flex-col gap-4">
        {/* Brought into view, it comes to stand below the header and the chat's own. */}
        <h2 ref={heading} id={titleId} tabIndex={-1} className="scroll-mt-12 text-lg font-bold outline-none">
          {title}
        </h2>
        {children}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {t.helpQuestion}
          <PageLink href={helpPath} className="text-link inline-flex min-h-11 items-center">
            {t.help}
          </PageLink>
        </p>
      </Card>
    </div>
  );
}
