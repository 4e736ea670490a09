import { useId, useState, type ComponentProps } from "react";
import { birthYears } from "@/lib/features/family/rules";
import { birth as t } from "@/lib/i18n/it/birth";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { ChevronDownIcon } from "@/components/ui/icons";

const months = t.months.map((label, index) => ({ value: String(index + 1), label }));

type Field = Omit<ComponentProps<"select">, "children"> & { error?: string };

/** Asks when somebody was born, with no default and no word about what follows from the answer. */
export function BirthFields({ month, year }: { month: Field; year: Field }) {
  const [years] = useState(() =>
    birthYears(new Date()).map((value) => ({ value: String(value), label: String(value) })),
  );
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t.question}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label={t.month} autoComplete="bday-month" choices={months} {...month} />
        <Choice label={t.year} autoComplete="bday-year" choices={years} {...year} />
      </div>
    </fieldset>
  );
}

type ChoiceProps = Field & { label: string; choices: { value: string; label: string }[] };

function Choice({ label, choices, error, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="relative">
        <select
          id={id}
          className={classNames(controlStyle, "appearance-none pr-9")}
          {...fieldDescription(id, undefined, error)}
          {...rest}
        >
          <option value="">{t.choose}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
