"use client";

import type { FeedbackReply } from "@/lib/features/administration/contract";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { adminPanel as t, feedback } from "@/lib/i18n/it";
import { PageList } from "@/components/admin/page-list";
import type { Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { Stars } from "@/components/admin/inboxes/stars";
import { usePages } from "@/components/admin/use-pages";
import { Card } from "@/components/ui/card";

/** What users think of the product, newest first. */
export function FeedbackInbox({ panel }: { panel: Panel }) {
  const pages = usePages({
    queryKey: panelKeys.feedback(panel.kind),
    list: panel.listFeedback,
    failure: t.feedbackFailed,
  });
  return (
    <section>
      <h2 className="sr-only">{t.tabs.feedback}</h2>
      <PageList
        pages={pages}
        count={t.feedbackCount(pages.total)}
        loading={t.loadingFeedback}
        empty={{ title: t.noFeedback, text: t.noFeedbackText }}
      >
        {(entries) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {entries.map((entry) => (
              <li key={entry.id} className="flex">
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PageList>
    </section>
  );
}

function Entry({ entry: { at, userId, nickname, category, rating, message } }: { entry: FeedbackReply }) {
  return (
    <Card className="flex w-full min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">{feedback.categories[category]}</h3>
        <Stars rating={rating} />
      </div>
      <p className="grow text-sm wrap-anywhere whitespace-pre-line">{message}</p>
      <p className="text-xs wrap-anywhere text-ink-soft">
        {nickname} · {t.userId(userId)} ·{" "}
        <time dateTime={at}>
          {longDate(at)}, {clockTime(at)}
        </time>
      </p>
    </Card>
  );
}
