"use client";

import { useRef } from "react";
import { safeSheets } from "@/lib/i18n/it/load-failed";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { CoachFigure } from "@/components/art/coach-figure";
import { LoadFailed } from "@/components/learner/load-failed";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { BackLink } from "@/components/frame/back-link";
import { NewSheet } from "@/components/worksheets/list/new-sheet";
import { useWorksheets } from "@/components/worksheets/use-worksheet";

const WorksheetList = lazyPart(() => import("@/components/worksheets/list/worksheet-list"), <ListSkeleton />);

/** The student's sheets, the newest first, and how a new one is made. */
export function WorksheetsScreen() {
  const query = useWorksheets();
  const { data, isPending, isError } = query;
  const title = useRef<HTMLHeadingElement>(null);
  const sheets = data?.worksheets ?? [];
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-3 pb-10">
      <div className="flex flex-col gap-1.5">
        <BackLink href="/exercises">{t.back}</BackLink>
        <h1 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
          {t.title}
        </h1>
      </div>
      <NewSheet />
      {isPending && <ListSkeleton />}
      {isError && !data && <LoadFailed look="page" message={t.loadFailed} safe={safeSheets} query={query} />}
      {data && sheets.length === 0 && <NoSheets />}
      {data && <WorksheetList sheets={sheets} titleRef={title} />}
    </div>
  );
}

function NoSheets() {
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <CoachFigure mood="asks" className="w-32" />
      <h2 className="text-lg font-bold">{t.emptyTitle}</h2>
      <p className="max-w-md text-ink-soft">{t.emptyText}</p>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
