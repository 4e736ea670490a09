import { Icon } from "@/components/ui/icons";
import type { LastWeek } from "@/lib/features/progress/contract";
import { dayAndMonth } from "@/lib/i18n/days";
import { childWeek as t } from "@/lib/i18n/it/child-week";

type ChildWeekProps = { week: LastWeek; nextReportOn: string | null };

/** How a child is doing: the days of this week on which they did anything, how much, and when the next report comes. */
export function ChildWeek({ week, nextReportOn }: ChildWeekProps) {
  const active = week.days.filter(({ isActive }) => isActive).length;
  return (
    <section
      aria-label={t.title}
      className="flex flex-wrap items-center gap-x-10 gap-y-2.5 rounded-md bg-sunk px-4 py-3 text-sm"
    >
      <div className="flex w-full max-w-80 flex-col gap-2.5">
        <p className="text-base font-semibold">{active === 0 ? t.none : t.days(active)}</p>
        {/* Said in the line above; the days by name are for eyes. */}
        <ol aria-hidden="true" className="flex justify-between">
          {week.days.map((day) => (
            <Day key={day.day} {...day} />
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-1">
        {active > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
            {t.figures(week).map(([count, what]) => (
              <li key={what}>
                <strong>{count}</strong>&nbsp;{what}
              </li>
            ))}
          </ul>
        )}
        {nextReportOn && <p className="text-ink-soft">{t.nextReport(dayAndMonth(nextReportOn).both)}</p>}
      </div>
    </section>
  );
}

function Day({ day, isActive }: LastWeek["days"][number]) {
  return (
    <li className="flex flex-col items-center gap-1 text-xs text-ink-soft">
      <span
        className={`flex size-6 items-center justify-center rounded-full border-2 ${
          isActive ? "border-leaf-ink bg-leaf-ink text-surface" : "border-line-strong"
        }`}
      >
        {isActive && (
          <Icon className="size-4">
            <path d="M6 12.5L10.5 17 18 8" strokeWidth="3" />
          </Icon>
        )}
      </span>
      {t.initials[new Date(day).getUTCDay()]}
    </li>
  );
}
