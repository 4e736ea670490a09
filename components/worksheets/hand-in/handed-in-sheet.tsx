"use client";

import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { reopenMs } from "@/lib/features/worksheets/rules";
import { longDate } from "@/lib/i18n/dates";
import { dayAndHour, onDay } from "@/lib/i18n/it/on-day";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { wayWord } from "@/lib/i18n/it/worksheet-words";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { copyText } from "@/components/worksheets/hand-in/copy-text";
import { FinalSentence } from "@/components/worksheets/hand-in/final-sentence";
import { sheetText } from "@/components/worksheets/hand-in/final-text";
import { PartList } from "@/components/worksheets/hand-in/part-list";
import { ReceiptCard } from "@/components/worksheets/hand-in/receipt-card";
import { Reopen } from "@/components/worksheets/hand-in/reopen";
import { CopyIcon, PrintIcon } from "@/components/worksheets/sheet-icons";

/** A sheet that was handed in: to be read, copied, printed and shown. The part marked as paper is all that is printed. */
export function HandedInSheet({ sheet }: { sheet: WorksheetReply }) {
  const { title, handedInAt, parts, items, canReopen } = sheet;
  const lines = items.map((item) => ({
    key: item.n,
    part: item.part,
    label: item.label,
    sentence: <FinalSentence item={item} />,
    way: item.way,
    word: wayWord(item.way, item.tries),
  }));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-3 pb-10">
      <AppLink
        href="/schede"
        className="text-link inline-flex min-h-11 items-center gap-1.5 self-start text-sm"
      >
        <ArrowLeftIcon className="size-5" />
        {t.toList}
      </AppLink>
      <Notice variant="success" title={t.handedIn} className="-mt-3">
        {canReopen && handedInAt && <p>{t.reopenUntil(reopenableUntil(handedInAt))}</p>}
      </Notice>
      <Card data-paper="" className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-bold [overflow-wrap:anywhere]">
            <AnnouncedTitle>{title}</AnnouncedTitle>
          </h1>
          {handedInAt && <p className="text-sm text-ink-soft">{t.handedInOn(onDay(longDate(handedInAt)))}</p>}
          {/* To be filled in by hand. */}
          <p className="hidden border-b border-line-strong pt-4 pb-1 print:block">{t.nameLine}</p>
        </div>
        <PartList parts={parts} lines={lines} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => void copyText(sheetText(sheet), { copied: t.copied, failed: t.copyFailed })}
        >
          <CopyIcon className="size-5" />
          {t.copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <PrintIcon className="size-5" />
          {t.print}
        </Button>
        {canReopen && <Reopen sheet={sheet} />}
      </div>
      <ReceiptCard sheet={sheet} />
    </div>
  );
}

const reopenableUntil = (handedInAt: string) =>
  dayAndHour(new Date(new Date(handedInAt).getTime() + reopenMs).toISOString());
