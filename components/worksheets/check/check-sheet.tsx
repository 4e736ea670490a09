"use client";

import { useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { PauseNotice } from "@/components/family/pause-notice";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { AlertIcon, ArrowLeftIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { CheckParts } from "@/components/worksheets/check/check-parts";
import { useCheck } from "@/components/worksheets/check/use-check";
import { NoExercise } from "@/components/worksheets/list/no-exercise";
import { PhotoButtons } from "@/components/worksheets/list/photo-buttons";
import { useSheetPhoto } from "@/components/worksheets/list/use-sheet-photo";

type CheckSheetProps = { sheet: WorksheetReply; onDone: (sheet: WorksheetReply) => void };

/** What was read of a page, to be looked through and put right: before the work, and later where there is no try. */
export function CheckSheet({ sheet, onDone }: CheckSheetProps) {
  const check = useCheck(sheet, onDone);
  const { rows, base } = check;
  const isLater = base.status !== "checking";
  const unsure = rows.filter(({ isUnsure, isLocked }) => isUnsure && !isLocked).length;
  return (
    <div className="flex grow flex-col">
      <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-3 px-4 pt-2 pb-8 [&_:is(button,input,textarea)]:scroll-mb-40">
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-2">
            <AppLink
              href="/schede"
              aria-label={worksheetWords.toList}
              className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft"
            >
              <ArrowLeftIcon />
            </AppLink>
            <div className="min-w-0">
              <h1 className="text-lg leading-tight font-bold sm:text-xl">
                <AnnouncedTitle>{t.title}</AnnouncedTitle>
              </h1>
              <p className="line-clamp-2 text-sm leading-tight font-semibold [overflow-wrap:anywhere]">
                <EnglishMarked text={base.title} asWritten />
              </p>
            </div>
          </div>
          <p className="text-sm text-ink-soft">{isLater ? t.introLater : t.intro}</p>
          {unsure > 0 && (
            <p role="status" className="flex items-start gap-2 text-sm font-semibold text-sun-ink">
              <AlertIcon className="mt-px size-4.5 shrink-0" />
              {t.unsureCount(unsure)}
            </p>
          )}
        </div>
        <CheckParts
          sheet={base}
          rows={rows}
          refusals={check.refusals}
          isReadOnly={check.isSaving}
          onChange={check.change}
        />
        <p className="text-sm text-ink-soft">{t.gapHelp}</p>
        <AnotherPhoto check={check} />
      </div>
      <CheckBar check={check} isLater={isLater} />
    </div>
  );
}

type Check = ReturnType<typeof useCheck>;

function AnotherPhoto({ check }: { check: Check }) {
  const [noExercise, setNoExercise] = useState(false);
  const photo = useSheetPhoto({
    worksheetId: check.base.id,
    isReady: !check.isSaving,
    prepare: check.prepare,
    onAnswered: ({ aiMessage: { worksheet } }) => {
      setNoExercise(!worksheet);
      if (worksheet) void check.takeNewest();
    },
  });
  if (!photo.isAllowed) return null;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-bold">{t.photoTitle}</h2>
      <p className="text-sm text-ink-soft">{t.photoText}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <PhotoButtons photo={photo} take={t.photoTake} choose={t.photoChoose} />
      </div>
      {photo.notices}
      {noExercise && <NoExercise />}
      {photo.overlays}
    </section>
  );
}

/** What was just done and the way back from it, what stands in the way, and the way on: in view at any time. */
function CheckBar({ check, isLater }: { check: Check; isLater: boolean }) {
  const { lastDeed, undo, notice, problem, pause } = check;
  return (
    <div className="lower-panel z-20 border-t border-line bg-paper short:static">
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-2 px-4 py-2.5">
        <PauseNotice>{pause}</PauseNotice>
        {notice && <Notice variant="info">{notice}</Notice>}
        {problem && <Notice variant="error">{problem}</Notice>}
        <div className="flex items-center justify-between gap-2 text-sm has-[>p:only-child:empty]:-mb-2">
          <p role="status">{lastDeed?.said}</p>
          {undo && (
            <Button variant="ghost" onClick={undo} className="-my-1 shrink-0">
              {t.undo}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-3 sm:flex-row-reverse sm:justify-start">
          <Button loading={check.isSaving} onClick={() => void check.finish()} className="grow sm:grow-0">
            {isLater ? t.save : t.start}
          </Button>
          {isLater && (
            <Button
              variant="secondary"
              disabled={check.isSaving}
              onClick={check.leave}
              className="grow sm:grow-0"
            >
              {t.cancel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
