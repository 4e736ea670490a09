"use client";

import { useState, type ReactNode } from "react";
import { openReadingTools as t } from "@/lib/i18n/it/open-reading-tools";
import { classNames } from "@/components/ui/class-names";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const ReadingPanel = lazyDialog(() => import("@/components/reading-tools/reading-panel"));

/** "Aa", in every header; with `children` a button with these words. The tools come with the first press. */
export function ReadingToolsButton({ className, children }: { className?: string; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(!children && { "aria-label": t.label, title: t.title })}
        onClick={() => setIsOpen(true)}
        className={
          children
            ? className
            : classNames(
                "grid size-11 shrink-0 place-items-center rounded-md font-semibold text-ink-soft hover:bg-sunk hover:text-ink print:hidden",
                className,
              )
        }
      >
        {children ?? t.short}
      </button>
      {isOpen && <ReadingPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
