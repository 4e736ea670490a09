import type { ReactNode } from "react";

type ToolButtonProps = { icon: ReactNode; isDisabled: boolean; onClick: () => void; children: ReactNode };

/** One of the buttons below the input. */
export function ToolButton({ icon, isDisabled, onClick, children }: ToolButtonProps) {
  return (
    // Not `disabled`: that would drop the focus which comes back here from an overlay.
    <button
      type="button"
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
      className="inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-md border-2 border-line bg-surface px-2 text-sm font-semibold text-action-ink transition-colors hover:border-action-ink aria-disabled:text-ink-soft aria-disabled:hover:border-line sm:flex-none sm:px-4"
    >
      {icon}
      {children}
    </button>
  );
}
