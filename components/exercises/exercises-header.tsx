import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t, training } from "@/lib/i18n/it";
import { worksheetList } from "@/lib/i18n/it/worksheet-list";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon, CheckIcon } from "@/components/ui/icons";
import { SheetIcon } from "@/components/worksheets/sheet-icon";

type ExercisesHeaderProps = { exercises: ExerciseReply[]; current: ExerciseReply | undefined };

export function ExercisesHeader({ exercises, current }: ExercisesHeaderProps) {
  return (
    <>
      <div className="sticky top-header z-20 border-b border-line bg-paper low:static">
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-2 px-4 py-2">
          <AppLink
            href="/"
            aria-label={t.backToChat}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft print:hidden"
          >
            <ArrowLeftIcon />
          </AppLink>
          <div className="flex min-w-0 grow basis-24 flex-col">
            <h1 className="text-base leading-tight font-bold">{training.title}</h1>
            <p className="truncate text-xs text-ink-soft">{t.subtitle}</p>
          </div>
          <ReadingToolsButton className="md:hidden" />
          <ol className="flex shrink-0 items-center gap-1.5">
            {exercises.map((exercise) => (
              <Step key={exercise.id} exercise={exercise} isCurrent={exercise.id === current?.id} />
            ))}
          </ol>
        </div>
      </div>
      <ToSheets />
    </>
  );
}

/** The way to the exercises a student brings along. */
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

function Step({
  exercise: { position, isSolved },
  isCurrent,
}: {
  exercise: ExerciseReply;
  isCurrent: boolean;
}) {
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={classNames(
        "grid size-8 place-items-center rounded-full text-sm font-bold",
        isSolved && "bg-leaf-soft text-leaf-ink",
        !isSolved && (isCurrent ? "bg-action text-on-action" : "bg-sunk text-ink-soft"),
      )}
    >
      {isSolved ? <CheckIcon className="size-4.5" /> : <span aria-hidden="true">{position + 1}</span>}
      <span className="sr-only">
        {t.position(position + 1, 3)} {isSolved && t.solvedMark}
      </span>
    </li>
  );
}
