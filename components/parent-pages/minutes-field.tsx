import { SelectField } from "@/components/ui/select-field";
import { minutesPerDay as limits } from "@/lib/features/family/rules";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.minutes;

const none = "";
const steps = (limits.max - limits.min) / limits.step + 1;
const choices = [
  { value: none, label: t.none },
  ...Array.from({ length: steps }, (_, index) => limits.min + index * limits.step).map((minutes) => ({
    value: String(minutes),
    label: t.some(minutes),
  })),
];

type MinutesFieldProps = {
  minutes: number | null;
  /** Undefined where no limit is saved: nothing is counted then. */
  usedToday: number | undefined;
  onChange: (minutes: number | null) => void;
};

/** How long a student may practise on a day. */
export function MinutesField({ minutes, usedToday, onChange }: MinutesFieldProps) {
  return (
    <SelectField
      label={t.label}
      hint={usedToday === undefined ? undefined : t.usedToday(usedToday)}
      choices={choices}
      value={minutes ?? none}
      onChange={({ target }) => onChange(target.value === none ? null : Number(target.value))}
    />
  );
}
