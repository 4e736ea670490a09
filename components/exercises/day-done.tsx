import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { NextButton } from "@/components/exercises/next-button";
import { LinkButton } from "@/components/ui/link-button";

type DayDoneProps = { exercises: ExerciseReply[]; onComeBack: () => void };

/** The day's three are solved, or all but the one that was passed over last. */
export function DayDone({ exercises, onComeBack }: DayDoneProps) {
  const solved = exercises.filter(({ isSolved }) => isSolved);
  const isAll = solved.length === exercises.length;
  const xp = exercises.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  return (
    <div className="animate-rise m-auto flex w-full max-w-md flex-col items-center gap-4 py-4 text-center">
      <CoachFigure mood={isAll ? "cheers" : "asks"} className="animate-bob size-32 sm:size-36" />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl font-bold">{isAll ? t.doneTitle : t.oneLeftTitle}</h2>
        <p className="text-ink-soft">{isAll ? t.done(xp) : t.oneLeft}</p>
      </div>
      <ul className="flex w-full flex-col gap-2 text-left">
        {solved.map(({ id, topicName, solution }) => (
          <li key={id} className="rounded-md border border-line bg-surface px-4 py-3 shadow-rest">
            <span className="block text-xs font-semibold text-ink-soft">{topicName}</span>
            <span lang="en" className="font-medium">
              {solution}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        {!isAll && <NextButton label={t.comeBack} onClick={onComeBack} />}
        <LinkButton href="/" variant={isAll ? "primary" : "secondary"}>
          {t.backToChat}
        </LinkButton>
        <LinkButton href="/progress" variant="secondary">
          {t.toProgress}
        </LinkButton>
      </div>
    </div>
  );
}
