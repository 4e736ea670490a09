import type { ReactNode } from "react";

type ToolButtonProps = { icon: ReactNode; isDisabled: boolean; onClick: () => void; children: ReactNode };

/** One of the buttons below the text in the field; where words find no room, its icon alone. */
export function ToolButton({ icon, isDisabled, onClick, children }: ToolButtonProps) {
  return (
    // Not `disabled`: that would drop the focus which comes back here from an overlay.
    <button
      type="button"
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
      className="inline-flex min-h-11 min-w-[44px] shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-xs @max-[14rem]:px-0.5 font-semibold text-action-ink transition-colors hover:bg-action-soft aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent sm:gap-2 sm:px-3 sm:text-sm"
    >
      {icon}
      <span className="@max-[18.5rem]:sr-only">{children}</span>
    </button>
  );
}
