import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { worksheetList } from "@/lib/i18n/it/worksheet-list";
import { DoneCard, SolvedList } from "@/components/exercises/done-card";
import { NextButton } from "@/components/exercises/next-button";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/link-button";
import { SheetIcon } from "@/components/frame/sheet-icon";

type DayDoneProps = { exercises: ExerciseReply[]; onComeBack: () => void };

/** The day's three are solved, or all but the one that was passed over last. */
export default function DayDone({ exercises, onComeBack }: DayDoneProps) {
  const solved = exercises.filter(({ isSolved }) => isSolved);
  const isAll = solved.length === exercises.length;
  const xp = exercises.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  return (
    <DoneCard
      mood={isAll ? "cheers" : "asks"}
      title={isAll ? t.doneTitle : t.oneLeftTitle}
      xp={isAll ? xp : 0}
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
      <SolvedList exercises={solved} isOpen={isAll} />
      <ToSheets />
    </DoneCard>
  );
}

/** The way to the exercises a student brings along: where there is none under way. */
function ToSheets() {
  return (
    <AppLink
      href="/schede"
      className="flex min-h-13 w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-left text-sm shadow-rest hover:border-line-strong print:hidden"
    >
      <SheetIcon className="size-6 shrink-0 text-action-ink" />
      <span className="flex flex-col">
        <span className="font-semibold">{worksheetList.title}</span>
        <span className="text-xs text-ink-soft">{worksheetList.entryText}</span>
      </span>
    </AppLink>
  );
}
