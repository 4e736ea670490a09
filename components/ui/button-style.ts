import { classNames } from "@/components/ui/class-names";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "md" | "lg";

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-md font-semibold select-none text-center wrap-break-word " +
  "transition-[translate,box-shadow,background-color,filter] duration-100 " +
  "disabled:shadow-none disabled:translate-y-0 aria-disabled:shadow-none";

// A key that goes down when it is pressed: the edge below is its height.
const key = "hover:brightness-105 active:translate-y-[3px] active:shadow-none";
const off = "disabled:bg-sunk disabled:text-ink-soft disabled:brightness-100";

const variants: Record<ButtonVariant, string> = {
  primary: `bg-action text-on-action shadow-[0_3px_0_var(--color-action-edge)] ${key} ${off}`,
  danger: `bg-danger text-on-danger shadow-[0_3px_0_var(--color-danger-edge)] ${key} ${off}`,
  secondary:
    "bg-surface text-ink border-2 border-line shadow-[0_3px_0_var(--color-line)] hover:bg-sunk " +
    "active:translate-y-[3px] active:shadow-none disabled:text-ink-soft",
  ghost: "text-action-ink hover:bg-action-soft disabled:text-ink-soft disabled:bg-transparent",
};

const sizes: Record<ButtonSize, string> = {
  md: "min-h-11 px-4 py-2 text-sm",
  lg: "min-h-13 px-6 py-3 text-base",
};

/** A small deed in the line below what was said. */
export const smallAction =
  "-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-xs font-semibold text-action-ink hover:bg-action-soft";

/** The look of a button, also for a link that leads somewhere as a button would. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}
