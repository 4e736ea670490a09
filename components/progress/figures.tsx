import type { ProgressReply } from "@/lib/features/progress/contract";
import { exercisesCompleted } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { StatTile } from "@/components/progress/stat-tile";
import { BookIcon, CheckIcon, SendIcon, TargetIcon } from "@/components/ui/icons";

type FiguresProps = {
  xp: number;
  /** Absent while it is on its way, or when it did not come. */
  progress: ProgressReply | undefined;
  missing: "awaited" | "unknown";
};

/** What the learner has done, in four figures. */
export function Figures({ xp, progress, missing }: FiguresProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="mt-2 text-lg font-bold">{t.figures}</h2>
      <ul aria-label={t.figures} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          tone="leaf"
          Icon={CheckIcon}
          label={t.exercises}
          value={exercisesCompleted(xp)}
          note={t.exercisesNote}
        />
        <StatTile
          tone="action"
          Icon={SendIcon}
          label={t.thisWeek}
          value={progress?.messagesThisWeek ?? missing}
          note={t.thisWeekNote(progress?.messagesThisWeek)}
        />
        <StatTile
          tone="coral"
          Icon={TargetIcon}
          label={t.corrections}
          value={progress?.corrections ?? missing}
          note={t.correctionsNote}
        />
        <StatTile
          tone="sun"
          Icon={BookIcon}
          label={t.words}
          value={progress?.words ?? missing}
          note={t.wordsNote}
        />
      </ul>
    </section>
  );
}
