"use client";

import { useState } from "react";
import { ApiError } from "@/lib/api-client/client-errors";
import { common } from "@/lib/i18n/it";
import { safeAnswers } from "@/lib/i18n/it/load-failed";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { CoachFigure } from "@/components/art/coach-figure";
import { LoadFailed } from "@/components/learner/load-failed";
import { ScreenBody } from "@/components/shell/screen-body";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { CheckSheet } from "@/components/worksheets/check/check-sheet";
import { HandedInSheet } from "@/components/worksheets/hand-in/handed-in-sheet";
import { useWorksheet } from "@/components/worksheets/use-worksheet";
import { WorkSheet } from "@/components/worksheets/work/work-sheet";

/** One sheet, as far as it is: its texts to be checked, its items to be worked on, or what was handed in. */
export function SheetScreen({ worksheetId }: { worksheetId: string }) {
  const query = useWorksheet(worksheetId);
  const { data: sheet, error } = query;
  const [isCorrecting, setIsCorrecting] = useState(false);

  // Deleted meanwhile in another tab, too.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />;
  if (!sheet)
    return (
      <ScreenBody title={t.title}>
        {query.isError ? (
          <LoadFailed look="page" message={t.loadFailed} safe={safeAnswers} query={query} />
        ) : (
          <Waiting />
        )}
      </ScreenBody>
    );
  if (sheet.status === "handed_in") return <HandedInSheet sheet={sheet} />;
  if (sheet.status === "checking" || isCorrecting)
    return <CheckSheet sheet={sheet} onDone={() => setIsCorrecting(false)} />;
  return <WorkSheet sheet={sheet} onCorrect={() => setIsCorrecting(true)} />;
}

function Missing() {
  return (
    <ScreenBody title={t.missingTitle}>
      <div className="flex flex-col items-center gap-4 py-4 text-center">
        <CoachFigure mood="thinks" className="w-32" />
        <p>{t.missing}</p>
        <LinkButton href="/schede">{worksheetWords.toList}</LinkButton>
      </div>
    </ScreenBody>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={common.loading} className="flex flex-col gap-5">
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
