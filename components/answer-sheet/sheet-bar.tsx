import type { CSSProperties } from "react";
import type { Progress } from "@/components/answer-sheet/answer-sheet";

/** How far the whole is, with the part this answer has added growing into its place. */
export function SheetBar({ done, all, label }: Progress) {
  const share = (count: number) => `${(100 * Math.max(0, count)) / Math.max(1, all)}%`;
  const from = { "--from": share(done - 1), width: share(done) } as CSSProperties;
  return (
    <div aria-live="off" className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="block h-2.5 min-w-16 grow overflow-hidden rounded-full bg-surface outline-1 -outline-offset-1 outline-line-strong/50"
      >
        <span style={from} className="answer-sheet-fill block h-full rounded-full bg-leaf" />
      </span>
      <span className="shrink-0 text-xs font-semibold text-ink-soft">{label}</span>
    </div>
  );
}
