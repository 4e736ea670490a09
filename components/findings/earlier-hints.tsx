import type { ReactNode } from "react";

/** Hints that a newer one has followed: folded, and a press away. */
export function EarlierHints({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 w-fit cursor-pointer content-center rounded-md font-semibold text-action-ink">
        {label}
      </summary>
      <div className="flex flex-col gap-2 pb-1">{children}</div>
    </details>
  );
}
