"use client";

import { useRef } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { reopenMs } from "@/lib/features/worksheets/rules";
import { longDate } from "@/lib/i18n/dates";
import { dayAndHour, onDay } from "@/lib/i18n/it/on-day";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { CoachFigure } from "@/components/art/coach-figure";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { BackLink } from "@/components/frame/back-link";
import { CopyButton } from "@/components/worksheets/hand-in/copy-button";
import { FinalSentence } from "@/components/worksheets/hand-in/final-sentence";
import { sheetText } from "@/components/worksheets/hand-in/final-text";
import { PartList } from "@/components/worksheets/hand-in/part-list";
import { PrintButton } from "@/components/worksheets/hand-in/print-button";
import { ReceiptCard } from "@/components/worksheets/hand-in/receipt-card";
import { Reopen } from "@/components/worksheets/hand-in/reopen";
import { SumLine } from "@/components/worksheets/hand-in/sum-line";

/** A sheet that was handed in: to be read, copied, printed and shown. The part marked as paper is all that is printed. */
export function HandedInSheet({ sheet }: { sheet: WorksheetReply }) {
  const { title, handedInAt, parts, items, canReopen } = sheet;
  const receiptTitle = useRef<HTMLHeadingElement>(null);
  const lines = items.map((item) => ({
    key: item.n,
    part: item.part,
    label: item.label,
    sentence: <FinalSentence item={item} />,
    way: item.way,
    tries: item.tries,
  }));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-3 pb-10">
      <BackLink href="/schede">{worksheetWords.toList}</BackLink>
      <Card tone="leaf" className="animate-rise -mt-3 flex flex-col gap-3 p-4!">
        <div role="status" className="flex items-center gap-4">
          <CoachFigure mood="cheers" className="-my-1 w-24 shrink-0 airy:hidden" />
          <div className="flex min-w-0 flex-col gap-0.5">
            <p className="text-lg font-bold">{t.handedIn}</p>
            <SumLine
              items={items.map(({ status, way }) => ({ isRight: status === "solved", way }))}
              className="font-semibold"
            />
            {canReopen && handedInAt && (
              <p className="text-sm">{t.reopenUntil(reopenableUntil(handedInAt))}</p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 [&>button]:px-3">
          <Button onClick={() => receiptTitle.current?.focus()}>{t.toReceipt}</Button>
          {canReopen && <Reopen sheet={sheet} />}
        </div>
      </Card>
      <Card data-paper="" className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-bold [overflow-wrap:anywhere]">
            <AnnouncedTitle>
              <EnglishMarked text={title} asWritten />
            </AnnouncedTitle>
          </h1>
          {handedInAt && (
            <p className="text-sm text-ink-soft">{worksheetWords.handedIn(onDay(longDate(handedInAt)))}</p>
          )}
          {/* To be filled in by hand. */}
          <p className="hidden border-b border-line-strong pt-4 pb-1 print:block">{t.nameLine}</p>
        </div>
        <PartList parts={parts} lines={lines} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={sheetText(sheet)} copied={t.copied}>
          {t.copy}
        </CopyButton>
        <PrintButton />
      </div>
      <ReceiptCard sheet={sheet} titleRef={receiptTitle} />
    </div>
  );
}

const reopenableUntil = (handedInAt: string) =>
  dayAndHour(new Date(new Date(handedInAt).getTime() + reopenMs).toISOString());
