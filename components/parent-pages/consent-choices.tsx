import { useId } from "react";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { FieldError } from "@/components/ui/field-frame";
import type { ConsentChoice, ConsentParts } from "@/lib/i18n/it/parent-consent";

type ConsentChoicesProps = {
  parts: ConsentParts;
  ticked: Partial<Record<ConsentChoice, boolean>>;
  error: string | undefined;
  onTick: (choice: ConsentChoice, isTicked: boolean) => void;
};

/** One box for each thing: who refuses one has not refused the others. */
export function ConsentChoices({ parts, ticked, error, onTick }: ConsentChoicesProps) {
  const id = useId();
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <fieldset aria-describedby={described} className="flex min-w-0 flex-col gap-1">
      <legend className="text-sm font-semibold">{parts.legend}</legend>
      {parts.choices.map(({ name, label }) => (
        <CheckboxField
          key={name}
          name={name}
          label={label}
          checked={ticked[name] ?? false}
          onChange={(event) => onTick(name, event.target.checked)}
        />
      ))}
      <FieldError id={id} error={error} />
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {parts.choicesHint}
      </p>
    </fieldset>
  );
}
