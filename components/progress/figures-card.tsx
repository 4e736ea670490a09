import type { ProgressReply } from "@/lib/features/progress/contract";
import { exercisesCompleted } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { StrengthsList } from "@/components/progress/strengths-list";
import { WeeksChart } from "@/components/progress/weeks-chart";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

type FiguresCardProps = {
  xp: number;
  /** Absent while it is on its way, or when it did not come: then what it would say is left out. */
  progress: ProgressReply | undefined;
  hasFailed: boolean;
};

/** What the learner has done, in four figures, week by week, and what goes well. */
export function FiguresCard({ xp, progress, hasFailed }: FiguresCardProps) {
  return (
    <Card className="flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t.figures}</h2>
        <ul
          aria-label={t.figures}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-5 md:grid-cols-4"
        >
          <Figure label={t.exercises} value={exercisesCompleted(xp)} note={t.exercisesNote} />
          {!hasFailed && (
            <>
              <Figure
                label={t.thisWeek}
                value={progress?.messagesThisWeek}
                note={t.thisWeekNote(progress?.messagesThisWeek)}
              />
              <Figure label={t.corrections} value={progress?.corrections} note={t.correctionsNote} />
              <Figure label={t.words} value={progress?.words} note={t.wordsNote} />
            </>
          )}
        </ul>
      </section>
      {progress && <WeeksChart weeks={progress.weeks} xpToday={progress.xpToday} />}
      {progress && <StrengthsList progress={progress} />}
      {!progress && !hasFailed && <Waiting />}
    </Card>
  );
}

type FigureProps = {
  label: string;
  /** Absent while it is on its way. */
  value: number | undefined;
  /** What exactly is counted. */
  note: string;
};

function Figure({ label, value, note }: FigureProps) {
  return (
    <li className="flex flex-col border-l-4 border-sun pl-3">
      <span className="order-1 text-sm leading-snug font-medium">{label}</span>
      {value === undefined ? (
        <Skeleton className="my-1 h-6 w-12" />
      ) : (
        <span className="truncate text-xl font-bold">{value}</span>
      )}
      <span className="order-2 text-xs text-ink-soft">{note}</span>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-6">
      <Skeleton className="h-64 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </div>
  );
}
