import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

type ChoiceLabelProps = Omit<ComponentProps<"input">, "type">;

/** One of a few to choose from, pressed anywhere on what it shows. `className`: how that looks, `has-checked:` when it is chosen. */
export function ChoiceLabel({ className, children, ...input }: ChoiceLabelProps) {
  return (
    <label
      className={classNames(
        "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action-ink",
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
      />
      {children}
    </label>
  );
}
