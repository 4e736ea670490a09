import type { ProgressReply } from "@/lib/features/progress/contract";
import { progress as t } from "@/lib/i18n/it";
import { WeekColumns } from "@/components/learner/week-columns";

/** What each of the last weeks brought. */
export function WeeksChart({ weeks, xpToday }: Pick<ProgressReply, "weeks" | "xpToday">) {
  const isEmpty = weeks.every(({ xp }) => xp === 0);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{t.weeks}</h2>
        <p className="text-sm text-ink-soft">{isEmpty ? t.weeksEmpty : t.weeksText}</p>
      </div>
      {!isEmpty && <WeekColumns weeks={weeks} />}
      <p className="text-sm font-semibold text-sun-ink">{t.today(xpToday)}</p>
    </section>
  );
}
