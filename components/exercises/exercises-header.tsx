import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { xpForExercise } from "@/lib/features/exercises/rules";
import { exercises as t, rewards, training } from "@/lib/i18n/it";
import { practice } from "@/lib/i18n/it/practice";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon, CheckIcon } from "@/components/ui/icons";

type ExercisesHeaderProps = {
  exercises: ExerciseReply[];
  current: ExerciseReply | undefined;
  /** The name of the one topic they are about, where it was chosen. */
  topicName: string | undefined;
};

export function ExercisesHeader({ exercises, current, topicName }: ExercisesHeaderProps) {
  return (
    <div className="sticky top-header z-20 border-b border-line bg-paper typing:hidden low:static">
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-2 px-4 py-2">
        <AppLink
          href={topicName ? "/progress" : "/"}
          aria-label={topicName ? practice.backToRoad : t.backToChat}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft print:hidden"
        >
          <ArrowLeftIcon />
        </AppLink>
        <div className="flex min-w-0 grow basis-24 flex-col">
          <div className="flex flex-wrap items-center gap-x-2">
            <h1 className="text-base leading-tight font-bold">{training.title}</h1>
            {topicName && current && <Worth exercises={exercises} current={current} />}
          </div>
          {!topicName && <p className="text-xs text-ink-soft">{t.subtitle}</p>}
        </div>
        <ReadingToolsButton className="md:hidden" />
        <ol className="flex shrink-0 items-center gap-1.5">
          {exercises.map(({ id, isSolved }, index) => (
            <Step
              key={id}
              place={index + 1}
              count={exercises.length}
              isSolved={isSolved}
              isCurrent={id === current?.id}
            />
          ))}
        </ol>
        {topicName && (
          <p className="-mt-3 basis-full pl-10.5 text-xs text-ink-soft">
            <EnglishMarked text={practice.subtitle(topicName)} />
          </p>
        )}
      </div>
    </div>
  );
}

type WorthProps = { exercises: ExerciseReply[]; current: ExerciseReply };

/** What the exercise at hand of a practice earns; to be heard, what all of them cost and earn. Its topic stands in its bubble. */
function Worth({ exercises, current }: WorthProps) {
  const hasDaily = exercises.some(({ isPractice }) => !isPractice);
  return (
    <p className="w-fit">
      <span
        aria-hidden="true"
        className={classNames(
          "block rounded-full px-2 text-xs leading-4.5 font-semibold whitespace-nowrap",
          current.isPractice ? "bg-sunk text-ink-soft" : "bg-sun-soft text-sun-ink",
        )}
      >
        {current.isPractice ? practice.noXp : rewards.xp(xpForExercise)}
      </span>
      <span className="sr-only">{hasDaily ? practice.noteWithDaily(xpForExercise) : practice.note}</span>
    </p>
  );
}

type StepProps = { place: number; count: number; isSolved: boolean; isCurrent: boolean };

function Step({ place, count, isSolved, isCurrent }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={classNames(
        "grid size-8 place-items-center rounded-full text-sm font-bold",
        isSolved && "bg-leaf-soft text-leaf-ink",
        !isSolved && (isCurrent ? "bg-action text-on-action" : "bg-sunk text-ink-soft"),
      )}
    >
      {isSolved ? <CheckIcon className="size-4.5" /> : <span aria-hidden="true">{place}</span>}
      <span className="sr-only">
        {t.position(place, count)} {isSolved && t.solvedMark}
      </span>
    </li>
  );
}
