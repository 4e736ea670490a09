import type { ReceiptReply } from "@/lib/features/worksheets/contract";
import { longDate } from "@/lib/i18n/dates";
import { onDay, untilDay } from "@/lib/i18n/it/on-day";
import { receiptPage as t } from "@/lib/i18n/it/receipt";
import { wayWord, worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import QrCode from "@/components/worksheets/hand-in/qr-code";
import { Card } from "@/components/ui/card";
import { PartList, type FinalLine } from "@/components/worksheets/hand-in/part-list";
import { PrintButton } from "@/components/worksheets/hand-in/print-button";
import { SumLine } from "@/components/worksheets/hand-in/sum-line";

/** What was handed in and how it came about; what that proves and what not. All of it is printed but the button. */
export function ReceiptSheet({ receipt, code }: { receipt: ReceiptReply; code: string }) {
  const { title, name, handedInAt, until, minutes, parts, items } = receipt;
  const url = `${window.location.origin}/r/${code}`;
  return (
    <div className="flex flex-col gap-5">
      <Card data-paper="" className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p className="text-sm font-semibold text-ink-soft">{t.heading}</p>
          <h1 className="text-xl font-bold [overflow-wrap:anywhere]">
            <EnglishMarked text={title} asWritten />
          </h1>
          {name && <p className="font-semibold [overflow-wrap:anywhere]">{t.name(name)}</p>}
          <p className="text-sm text-ink-soft">
            {worksheetWords.handedIn(onDay(longDate(handedInAt)))} · {t.time(minutes)}
          </p>
        </div>
        <SumLine
          items={items.map(({ isVerified, way }) => ({ isRight: isVerified, way }))}
          className="rounded-md bg-leaf-soft px-4 py-3 text-lg font-bold text-leaf-ink"
        />
        <PartList parts={parts} lines={items.map(lineOf)} />
        <Said title={t.meaningTitle} sentences={t.meaning} />
        <Said title={t.limitsTitle} sentences={t.limits} />
        <div className="flex flex-wrap items-center gap-4 break-inside-avoid border-t border-line pt-4">
          <QrCode text={url} className="size-32" />
          <div className="flex min-w-0 grow basis-48 flex-col gap-1 text-sm text-ink-soft">
            <p>{t.qrHint}</p>
            <p className="[overflow-wrap:anywhere]">{url}</p>
            <p>{t.until(untilDay(longDate(until)))}</p>
          </div>
        </div>
      </Card>
      <PrintButton className="self-start" />
    </div>
  );
}

function lineOf(
  { part, label, text, way, tries, helpUsed, minutes, isVerified }: ReceiptReply["items"][number],
  at: number,
): FinalLine {
  const all = isVerified ? tries + 1 : tries;
  const isUntouched = all === 0 && minutes === 0;
  const details = [
    t.tries(all),
    // Where a sentence was found, the word for its way says so.
    ...(helpUsed === "none" || isVerified ? [] : [wayWord(helpUsed, tries)]),
    ...(isUntouched ? [] : [t.minutes(minutes)]),
    isVerified ? t.verified : t.notVerified,
  ];
  return {
    key: at,
    part,
    label,
    sentence: <p>{text}</p>,
    way,
    tries,
    details: details.join(" · "),
  };
}

function Said({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <section className="flex flex-col gap-1.5 break-inside-avoid text-sm">
      <h2 className="font-bold">{title}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
