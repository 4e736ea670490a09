import type { ComponentProps } from "react";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "@/components/ui/button-style";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button and shows three dots in place of the label, at the same width. */
  loading?: boolean;
};

export function Button({
  variant = "primary",
  size = "md",
  loading = false,
  disabled = false,
  type = "button",
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${loading ? "opacity-0" : ""}`}>
        {children}
      </span>
      {loading && <BusyDots />}
    </button>
  );
}

function BusyDots() {
  return (
    <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-1.5">
      <span className="animate-dot size-2 rounded-full bg-current" />
      <span className="animate-dot size-2 rounded-full bg-current [animation-delay:120ms]" />
      <span className="animate-dot size-2 rounded-full bg-current [animation-delay:240ms]" />
    </span>
  );
}
