"use client";

import { useRef, useState } from "react";
import { daysUntil } from "@/components/admin/inboxes/days-until";
import { Stars } from "@/components/admin/inboxes/stars";
import { Moment } from "@/components/admin/moment";
import type { Panel } from "@/components/admin/panel";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { AlertIcon } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { longDate } from "@/lib/i18n/dates";
import { adminPanel as t, feedback } from "@/lib/i18n/it";

const AnswerDialog = lazyDialog(() => import("@/components/admin/inboxes/answer-dialog"));

/** What somebody wrote, and what was answered or the way to do it. */
export function FeedbackEntry({ panel, entry }: { panel: Panel; entry: FeedbackReply }) {
  const { at, userId, nickname, category, rating, message, isPriority, dueAt, answeredAt } = entry;
  const [isAnswering, setIsAnswering] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocusTo = useRef<HTMLElement>(null);

  function open() {
    returnFocusTo.current = null; // Back to the button, unless that is gone.
    setIsAnswering(true);
  }

  function finish() {
    returnFocusTo.current = title.current;
    setIsAnswering(false);
  }

  const isDue = !answeredAt && dueAt;
  const origin = (
    <p className="text-xs wrap-anywhere text-ink-soft">
      {nickname} · {t.userId(userId)} · <Moment instant={at} />
    </p>
  );
  return (
    <Card className="@container flex flex-col gap-2 max-sm:p-4">
      <div className="flex items-start justify-between gap-x-4 gap-y-1 @max-[15rem]:flex-wrap">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
            {feedback.categories[category]}
          </h3>
          {isPriority && (
            <p className="rounded-full bg-sun-soft px-2.5 py-0.5 text-xs font-bold text-sun-ink">{t.pro}</p>
          )}
        </div>
        <Stars rating={rating} />
      </div>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>
      {isDue && origin}
      <div className="flex items-center justify-between gap-x-3 gap-y-1 @max-[15rem]:flex-wrap">
        {isDue ? <Deadline dueAt={dueAt} /> : origin}
        {!answeredAt && (
          <Button
            variant="secondary"
            aria-label={t.actionOn(t.answer, nickname)}
            onClick={open}
            className="shrink-0"
          >
            {t.answer}
          </Button>
        )}
      </div>
      {answeredAt && (
        <div className="flex flex-col gap-1 rounded-md bg-leaf-soft p-3 text-sm">
          <p className="font-semibold text-leaf-ink">
            {t.answered} <Moment instant={answeredAt} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{entry.answer}</p>
        </div>
      )}
      {isAnswering && (
        <AnswerDialog
          panel={panel}
          entry={entry}
          onClose={() => setIsAnswering(false)}
          onDone={finish}
          returnFocusTo={returnFocusTo}
        />
      )}
    </Card>
  );
}

function Deadline({ dueAt }: { dueAt: string }) {
  const day = longDate(dueAt);
  if (!daysUntil(dueAt).isOver) return <p className="text-sm font-semibold">{t.answerDue(day)}</p>;
  return (
    <p className="flex items-start gap-1.5 text-sm font-bold text-coral-ink">
      <AlertIcon className="size-5 shrink-0" />
      {t.answerLate(day)}
    </p>
  );
}
