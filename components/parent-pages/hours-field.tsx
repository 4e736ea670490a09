"use client";

import { useId, useState } from "react";
import { DayHours } from "@/components/parent-pages/day-hours";
import { savedWeek, weekOf } from "@/components/parent-pages/week-hours";
import { Button } from "@/components/ui/button";
import type { Hours, WeekHours } from "@/lib/features/family/rules";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.hours;

type HoursFieldProps = { hours: WeekHours | null; onChange: (hours: WeekHours | null) => void };

/** When a student may practise, day by day. */
export function HoursField({ hours, onChange }: HoursFieldProps) {
  const id = useId();
  const [hasCopied, setHasCopied] = useState(false);
  const week = weekOf(hours);

  function change(changedDay: number, changed: Hours): void {
    setHasCopied(false);
    onChange(savedWeek(week.map((hoursOfDay, day) => (day === changedDay ? changed : hoursOfDay))));
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
      {week.map((hoursOfDay, day) => (
        <DayHours
          key={t.days[day]}
          day={t.days[day] ?? ""}
          hours={hoursOfDay}
          onChange={(changed) => change(day, changed)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={copyMonday}>
          {t.likeMonday}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {hasCopied && t.copied}
        </p>
      </div>
    </fieldset>
  );
}
