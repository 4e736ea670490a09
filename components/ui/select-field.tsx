import { useId, type ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { ChevronDownIcon } from "@/components/ui/icons";

type SelectFieldProps = ComponentProps<"select"> & {
  label: string;
  hint?: string;
  isRow?: boolean;
  choices: { value: string; label: string }[];
};

/** A labelled choice among many. `ref` reaches the select, so `{...register("name")}` works as is. */
export function SelectField({
  label,
  hint,
  isRow,
  choices,
  id: givenId,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} isRow={isRow}>
      <div className="relative">
        <select
          id={id}
          className={classNames(controlStyle, "appearance-none pr-11", className)}
          {...fieldDescription(id, hint, undefined)}
          {...rest}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
