import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { xpForExercise } from "@/lib/features/exercises/rules";
import { exercises as t, training } from "@/lib/i18n/it";
import { practice } from "@/lib/i18n/it/practice";
import { worksheetList } from "@/lib/i18n/it/worksheet-list";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon, CheckIcon } from "@/components/ui/icons";
import { SheetIcon } from "@/components/worksheets/sheet-icon";

type ExercisesHeaderProps = {
  exercises: ExerciseReply[];
  current: ExerciseReply | undefined;
  /** The name of the one topic they are about, where it was chosen. */
  topicName: string | undefined;
};

export function ExercisesHeader({ exercises, current, topicName }: ExercisesHeaderProps) {
  return (
    <>
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
            <h1 className="text-base leading-tight font-bold">{training.title}</h1>
            <p className="text-xs text-ink-soft">
              {topicName ? <EnglishMarked text={practice.subtitle(topicName)} /> : t.subtitle}
            </p>
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
        </div>
      </div>
      {topicName && <Terms exercises={exercises} />}
      {!topicName && exercises.length > 0 && !current && <ToSheets />}
    </>
  );
}

/** The way to the exercises a student brings along: where there is none under way. */
function ToSheets() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-3 print:hidden">
      <AppLink
        href="/schede"
        className="flex min-h-13 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-rest hover:border-line-strong"
      >
        <SheetIcon className="size-6 shrink-0 text-action-ink" />
        <span className="flex flex-col">
          <span className="font-semibold">{worksheetList.title}</span>
          <span className="text-xs text-ink-soft">{worksheetList.entryText}</span>
        </span>
      </AppLink>
    </div>
  );
}

/** What practice costs and earns, said before it begins. */
function Terms({ exercises }: { exercises: ExerciseReply[] }) {
  const hasDaily = exercises.some(({ isPractice }) => !isPractice);
  return (
    <p className="mx-auto w-full max-w-3xl px-4 pt-3 text-sm text-ink-soft typing:hidden">
      {hasDaily ? practice.noteWithDaily(xpForExercise) : practice.note}
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
