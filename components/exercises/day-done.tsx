import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { DoneCard, SolvedList } from "@/components/exercises/done-card";
import { NextButton } from "@/components/exercises/next-button";
import { LinkButton } from "@/components/ui/link-button";

type DayDoneProps = { exercises: ExerciseReply[]; onComeBack: () => void };

/** The day's three are solved, or all but the one that was passed over last. */
export function DayDone({ exercises, onComeBack }: DayDoneProps) {
  const solved = exercises.filter(({ isSolved }) => isSolved);
  const isAll = solved.length === exercises.length;
  const xp = exercises.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  return (
    <DoneCard
      mood={isAll ? "cheers" : "asks"}
      title={isAll ? t.doneTitle : t.oneLeftTitle}
      text={isAll ? t.done(xp) : t.oneLeft}
      actions={
        <>
          {!isAll && <NextButton label={t.comeBack} onClick={onComeBack} />}
          <LinkButton href="/" variant={isAll ? "primary" : "secondary"}>
            {t.backToChat}
          </LinkButton>
          <LinkButton href="/progress" variant="secondary">
            {t.toProgress}
          </LinkButton>
        </>
      }
    >
      <SolvedList exercises={solved} />
    </DoneCard>
  );
}
