import type { ComponentProps } from "react";
import { AppLink } from "@/components/ui/app-link";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "@/components/ui/button-style";

type LinkButtonProps = ComponentProps<typeof AppLink> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({ variant = "primary", size = "md", className, ...rest }: LinkButtonProps) {
  return <AppLink className={buttonStyle(variant, size, className)} {...rest} />;
}
