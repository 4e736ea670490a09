"use client";

import { useId, type KeyboardEventHandler } from "react";
import { ChoiceLabel } from "@/components/ui/choice-label";

type ChoiceChipsProps<Value extends string> = {
  legend: string;
  choices: { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  onKeyDown?: KeyboardEventHandler;
};

/** One of a few, each to be pressed with a thumb; arrow keys go through them. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, choices, chosen, onChoose, onKeyDown } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <ChoiceLabel
            key={value}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            onKeyDown={onKeyDown}
            className="inline-flex min-h-11 items-center rounded-md border-2 border-line bg-surface px-3 text-sm text-ink transition-colors hover:bg-sunk has-checked:border-action-ink has-checked:bg-action-soft has-checked:text-action-ink"
          >
            {label}
          </ChoiceLabel>
        ))}
      </div>
    </fieldset>
  );
}
