"use client";

import { useState, type ComponentType, type ReactNode } from "react";
import { openReadingTools as t } from "@/lib/i18n/it/open-reading-tools";
import { classNames } from "@/components/ui/class-names";
import { showToast } from "@/components/ui/toast";

/** "Aa", in every header; with `children` a button with these words. The tools come with the first press. */
export function ReadingToolsButton({ className, children }: { className?: string; children?: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();

  async function open() {
    try {
      const { default: loaded } = await import("@/components/reading-tools/reading-panel");
      setPanel(() => loaded);
    } catch {
      showToast({ title: t.title, description: t.failed, variant: "error" }); // The help page is read without a network too.
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(!children && { "aria-label": t.label, title: t.title })}
        onClick={() => void open()}
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
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}
