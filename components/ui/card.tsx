import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

type CardProps = ComponentProps<"div"> & { tone?: "plain" | "action" | "sun" | "leaf" | "coral" };

const tones = {
  plain: "bg-surface border-line",
  action: "bg-action-soft border-transparent",
  sun: "bg-sun-soft border-transparent",
  leaf: "bg-leaf-soft border-transparent",
  coral: "bg-coral-soft border-transparent",
};

/** A sheet on the desk. */
export function Card({ tone = "plain", className, ...rest }: CardProps) {
  return (
    <div
      className={classNames("rounded-lg border p-5 shadow-rest sm:p-6", tones[tone], className)}
      {...rest}
    />
  );
}
