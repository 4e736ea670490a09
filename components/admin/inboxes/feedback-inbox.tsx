"use client";

import { adminPanel as t } from "@/lib/i18n/it";
import { FeedbackEntry } from "@/components/admin/inboxes/feedback-entry";
import { OnlyOfUser } from "@/components/admin/inboxes/only-of-user";
import { PageList } from "@/components/admin/page-list";
import type { Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { usePages } from "@/components/admin/use-pages";
import { usePanelAddress } from "@/components/admin/use-panel-address";

/** What users think of the product, and ask: first what Pro users wait for an answer to. */
export function FeedbackInbox({ panel }: { panel: Panel }) {
  const { address, go } = usePanelAddress();
  const userId = address.user;
  const pages = usePages({
    queryKey: panelKeys.feedback(panel.kind, userId),
    list: (page) => panel.listFeedback({ userId, ...page }),
    failure: t.feedbackFailed,
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="sr-only">{t.tabs.feedback}</h2>
      {userId && <OnlyOfUser key={userId} userId={userId} onShowAll={() => go({ user: undefined })} />}
      <PageList
        pages={pages}
        count={t.feedbackCount(pages.total)}
        loading={t.loadingFeedback}
        empty={{ title: t.noFeedback, text: t.noFeedbackText }}
      >
        {(entries) => (
          <ul className="grid items-start gap-3 lg:grid-cols-2">
            {onceEach(entries).map((entry) => (
              <li key={entry.id}>
                <FeedbackEntry panel={panel} entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PageList>
    </section>
  );
}

/** What is answered between two pages is on both: where it was, as it is now. */
function onceEach<Entry extends { id: string }>(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
