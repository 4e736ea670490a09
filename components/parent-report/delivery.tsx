"use client";

import { useId, useState } from "react";
import type { ParentReportReply } from "@/lib/features/reports/contract";
import { maxReportsOnDemand } from "@/lib/features/reports/rules";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { monthName } from "@/lib/i18n/days";
import { parentReport as t } from "@/lib/i18n/it";
import { useSendReport } from "@/components/parent-report/use-send-report";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { Notice } from "@/components/ui/notice";

const PreviewDialog = lazyDialog(() => import("@/components/parent-report/preview-dialog"));

type Standing = { standing: ParentReportReply };

/** How things stand with the address, what a report says, and the button that sends one. */
export function Delivery({ standing }: Standing) {
  const { parentEmail, state, sendsLeft, lastReportAt, report } = standing;
  const [isReading, setIsReading] = useState(false);
  const send = useSendReport(report, state);
  const noteId = useId();
  const recipient = state === "unconfirmed" || state === "confirmed" ? parentEmail : null;
  const isAsked = state === "unconfirmed";
  return (
    <>
      <State standing={standing} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-3 sm:flex-row">
          {recipient && (
            <Button
              variant={isAsked ? "secondary" : "primary"}
              aria-describedby={noteId}
              disabled={sendsLeft === 0}
              loading={send.isPending}
              onClick={() => send.mutate(recipient)}
            >
              {isAsked ? t.askAgain : t.send}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setIsReading(true)}>
            {t.preview}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          <span id={noteId}>{noteOf(standing)}</span>
          {lastReportAt && ` ${t.lastSent(longDate(lastReportAt), clockTime(lastReportAt))}`}
        </p>
      </div>
      {isReading && <PreviewDialog standing={standing} onClose={() => setIsReading(false)} />}
    </>
  );
}

/** Why a report can or cannot be sent now. */
function noteOf({ state, sendsLeft }: ParentReportReply): string {
  switch (state) {
    case "none":
      return t.needsAddress;
    case "stopped":
      return t.needsOtherAddress;
    case "unconfirmed":
      return t.needsYes;
    case "confirmed":
      return t.sendsLeft(sendsLeft, maxReportsOnDemand);
  }
}

function State({ standing: { parentEmail, state, nextReportOn } }: Standing) {
  if (!parentEmail) return null;
  switch (state) {
    case "none":
      return null;
    case "unconfirmed":
      return (
        <Notice variant="info" title={t.unconfirmedTitle}>
          <p className="wrap-break-word">{t.unconfirmed(parentEmail)}</p>
        </Notice>
      );
    case "confirmed":
      return (
        <Notice variant="success" title={t.confirmedTitle}>
          <p className="wrap-break-word">
            {t.confirmed(parentEmail, nextReportOn ? monthName(nextReportOn) : undefined)}
          </p>
        </Notice>
      );
    case "stopped":
      return (
        <Notice variant="warning" title={t.stoppedTitle}>
          <p className="wrap-break-word">{t.stopped(parentEmail)}</p>
        </Notice>
      );
  }
}
