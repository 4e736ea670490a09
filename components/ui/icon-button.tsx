import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  icon: React.ReactNode;
  variant?: "plain" | "solid";
};

const looks = {
  plain: "text-ink-soft hover:bg-sunk hover:text-ink disabled:text-ink-soft disabled:hover:bg-transparent",
  solid:
    "bg-action text-on-action shadow-[0_3px_0_var(--color-action-edge)] hover:brightness-105 " +
    "active:translate-y-[3px] active:shadow-none disabled:bg-sunk disabled:text-ink-soft disabled:shadow-none",
};

export function IconButton({
  label,
  icon,
  variant = "plain",
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-[translate,background-color,color] duration-100",
        looks[variant],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
