import { useId } from "react";
import { CheckboxField } from "@/components/ui/checkbox-field";

type SwitchFieldProps = {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off, and what that means. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <CheckboxField
        label={<span className="text-base font-semibold">{label}</span>}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={id} className="pl-10 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
