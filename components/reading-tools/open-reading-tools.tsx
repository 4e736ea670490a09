"use client";

import type { ReactNode } from "react";
import { openReadingTools as t } from "@/lib/i18n/it/open-reading-tools";
import { classNames } from "@/components/ui/class-names";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadPanel = () => import("@/components/reading-tools/reading-panel");
/** The help page is read without a network too. */
const notLoaded = { title: t.title, description: t.failed };

/** "Aa", in every header; with `children` a button with these words. The tools come with the first press. */
export function ReadingToolsButton({ className, children }: { className?: string; children?: ReactNode }) {
  const { Shown: Panel, open, close } = useOnDemand(loadPanel, notLoaded);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(!children && { "aria-label": t.label, title: t.title })}
        onClick={open}
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
      {Panel && <Panel onClose={close} />}
    </>
  );
}
