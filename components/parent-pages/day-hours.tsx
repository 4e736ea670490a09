import {
  endTimes,
  hoursOfMode,
  modeOf,
  startTimes,
  withStart,
  type DayMode,
} from "@/components/parent-pages/week-hours";
import { SelectField } from "@/components/ui/select-field";
import type { Hours } from "@/lib/features/family/rules";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.hours;

const dayModes = ["always", "range", "never"] as const satisfies DayMode[];
const modes = dayModes.map((value) => ({ value, label: t.modes[value] }));
const choicesOf = (times: string[]) => times.map((time) => ({ value: time, label: time }));
const starts = choicesOf(startTimes);

type DayHoursProps = { day: string; hours: Hours; onChange: (hours: Hours) => void };

/** One day: always, never, or from when to when. */
export function DayHours({ day, hours, onChange }: DayHoursProps) {
  const mode = modeOf(hours);
  return (
    <div className="grid gap-2 sm:max-lg:grid-cols-2">
      <SelectField
        isRow
        label={day}
        choices={modes}
        value={mode}
        onChange={({ target }) =>
          onChange(hoursOfMode(modes.find(({ value }) => value === target.value)?.value ?? mode))
        }
      />
      {mode === "range" && (
        <div className="grid grid-cols-2 gap-3 border-l-4 border-line pl-3 sm:max-lg:border-0 sm:max-lg:pl-0">
          <SelectField
            label={t.from}
            aria-label={t.fromOf(day)}
            choices={starts}
            value={hours.from}
            onChange={({ target }) => onChange(withStart(hours, target.value))}
          />
          <SelectField
            label={t.to}
            aria-label={t.toOf(day)}
            choices={choicesOf(endTimes(hours.from))}
            value={hours.to}
            onChange={({ target }) => onChange({ ...hours, to: target.value })}
          />
        </div>
      )}
    </div>
  );
}
