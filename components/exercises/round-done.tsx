import { exercises as t } from "@/lib/i18n/it";
import { practice } from "@/lib/i18n/it/practice";
import { DoneCard, SolvedList } from "@/components/exercises/done-card";
import { NextButton } from "@/components/exercises/next-button";
import type { useExercises } from "@/components/exercises/use-exercises";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";

type RoundDoneProps = { training: ReturnType<typeof useExercises> };

/** A round of practice is solved, or all but the one that was passed over last; or the day has no more of them. */
export default function RoundDone({ training }: RoundDoneProps) {
  const { all, roundsLeft, hasFailed, isFetching, more, comeBack } = training;
  const solved = all.filter(({ isSolved }) => isSolved);
  const isAll = solved.length === all.length;
  const isUsedUp = all.length === 0;
  const canGoOn = isAll && roundsLeft > 0;
  const xp = all.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  const after = roundsLeft > 0 ? practice.again : practice.noMore;
  return (
    <DoneCard
      mood={isUsedUp ? "sleeps" : isAll ? "cheers" : "asks"}
      title={isAll ? (!isUsedUp ? practice.doneTitle : practice.usedUpTitle) : t.oneLeftTitle}
      xp={isAll ? xp : 0}
      text={isAll ? [!isUsedUp && practice.done(all.length, xp), after].filter(Boolean).join(" ") : t.oneLeft}
      actions={
        <>
          {!isAll && <NextButton label={t.comeBack} onClick={comeBack} />}
          {canGoOn && <NextButton label={practice.more} onClick={more} isWaiting={isFetching} />}
          <LinkButton href="/progress" variant={isAll && !canGoOn ? "primary" : "secondary"}>
            {practice.backToRoad}
          </LinkButton>
          {isUsedUp && (
            <LinkButton href="/schede" variant="secondary">
              {practice.toSheets}
            </LinkButton>
          )}
        </>
      }
    >
      <SolvedList exercises={solved} />
      {hasFailed && <Notice variant="error" title={t.loadFailed} />}
    </DoneCard>
  );
}
