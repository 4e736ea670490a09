"use client";

import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { reopenMs } from "@/lib/features/worksheets/rules";
import { longDate } from "@/lib/i18n/dates";
import { dayAndHour, onDay } from "@/lib/i18n/it/on-day";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { BackLink } from "@/components/worksheets/back-link";
import { CopyButton } from "@/components/worksheets/hand-in/copy-button";
import { FinalSentence } from "@/components/worksheets/hand-in/final-sentence";
import { sheetText } from "@/components/worksheets/hand-in/final-text";
import { PartList } from "@/components/worksheets/hand-in/part-list";
import { PrintButton } from "@/components/worksheets/hand-in/print-button";
import { ReceiptCard } from "@/components/worksheets/hand-in/receipt-card";
import { Reopen } from "@/components/worksheets/hand-in/reopen";

/** A sheet that was handed in: to be read, copied, printed and shown. The part marked as paper is all that is printed. */
export function HandedInSheet({ sheet }: { sheet: WorksheetReply }) {
  const { title, handedInAt, parts, items, canReopen } = sheet;
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
      <Notice variant="success" title={t.handedIn} className="-mt-3">
        {canReopen && handedInAt && <p>{t.reopenUntil(reopenableUntil(handedInAt))}</p>}
      </Notice>
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
        {canReopen && <Reopen sheet={sheet} />}
      </div>
      <ReceiptCard sheet={sheet} />
    </div>
  );
}

const reopenableUntil = (handedInAt: string) =>
  dayAndHour(new Date(new Date(handedInAt).getTime() + reopenMs).toISOString());
