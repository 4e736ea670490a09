"use client";

import { useId, useState } from "react";
import { DayHours } from "@/components/parent-pages/day-hours";
import { dayGroups, hoursOfMode, isOfGroups, savedWeek, weekOf } from "@/components/parent-pages/week-hours";
import { Button } from "@/components/ui/button";
import type { Hours, WeekHours } from "@/lib/features/family/rules";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.hours;
const singleDays = t.days.map((name, day) => ({ name, first: day, days: [day] }));
const groups = dayGroups.map(({ key, days }) => ({ name: t[key], first: days[0], days }));

type HoursFieldProps = { hours: WeekHours | null; onChange: (hours: WeekHours | null) => void };

/** When a student may practise: on school days and at the weekend, or day by day for who wants it so. */
export function HoursField({ hours, onChange }: HoursFieldProps) {
  const id = useId();
  const [hasCopied, setHasCopied] = useState(false);
  const week = weekOf(hours);
  const [isByDay, setIsByDay] = useState(!isOfGroups(week));

  function change(days: readonly number[], changed: Hours): void {
    setHasCopied(false);
    onChange(savedWeek(week.map((hoursOfDay, day) => (days.includes(day) ? changed : hoursOfDay))));
  }

  function copyMonday(): void {
    setHasCopied(true);
    onChange(savedWeek(week.map((hoursOfDay) => week[0] ?? hoursOfDay)));
  }

  return (
    <fieldset aria-describedby={id} className="flex min-w-0 flex-col gap-2">
      <legend className="font-bold">{t.title}</legend>
      <p id={id} className="text-sm text-ink-soft">
        {t.hint}
      </p>
      {(isByDay ? singleDays : groups).map(({ name, first, days }) => (
        <DayHours
          key={name}
          day={name}
          hours={week[first] ?? hoursOfMode("always")}
          onChange={(changed) => change(days, changed)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {isByDay ? (
          <Button variant="secondary" onClick={copyMonday}>
            {t.likeMonday}
          </Button>
        ) : (
          <Button variant="ghost" className="-ml-4" onClick={() => setIsByDay(true)}>
            {t.byDay}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {hasCopied && t.copied}
        </p>
      </div>
    </fieldset>
  );
}
