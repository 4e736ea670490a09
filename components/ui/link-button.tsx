import Link from "next/link";
import type { ComponentProps } from "react";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "@/components/ui/button-style";

type LinkButtonProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({ variant = "primary", size = "md", className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
