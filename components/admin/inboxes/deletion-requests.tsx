"use client";

import { adminPanel as t } from "@/lib/i18n/it";
import { DeletionRequest } from "@/components/admin/inboxes/deletion-request";
import { PageList } from "@/components/admin/page-list";
import type { Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { usePages } from "@/components/admin/use-pages";

/** Who has asked to be erased, and until when it must be done. */
export function DeletionRequests({ panel }: { panel: Panel }) {
  const { go } = usePanelAddress();
  const showUser = (nickname: string) => go({ tab: undefined, search: nickname });
  const pages = usePages({
    queryKey: panelKeys.deletionRequests(panel.kind),
    list: (page) => panel.listDeletionRequests(page),
    failure: t.requestsFailed,
  });
  return (
    <section>
      <h2 className="sr-only">{t.deletionRequests}</h2>
      <PageList
        pages={pages}
        count={t.requestCount(pages.total)}
        loading={t.loadingRequests}
        empty={{ title: t.noRequests, text: t.noRequestsText }}
      >
        {(requests) => (
          <ul className="flex flex-col gap-3">
            {requests.map((request) => (
              <li key={request.id}>
                <DeletionRequest request={request} onShowUser={showUser} />
              </li>
            ))}
          </ul>
        )}
      </PageList>
    </section>
  );
}
