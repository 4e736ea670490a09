"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { userMessageOf } from "@/lib/http/client-errors";
import { adminPanel as t } from "@/lib/i18n/it";
import { DeletionRequests } from "@/components/admin/inboxes/deletion-requests";
import { FeedbackInbox } from "@/components/admin/inboxes/feedback-inbox";
import { PanelClosed, saysClosed } from "@/components/admin/panel-closed";
import { PanelStats } from "@/components/admin/system/panel-stats";
import { SupportTotals } from "@/components/admin/system/support-totals";
import { systemCalls } from "@/components/admin/system/system-calls";
import { SystemHeader } from "@/components/admin/system/system-header";
import { UsersView } from "@/components/admin/users/users-view";
import { createQueryClient } from "@/components/learner/query-client";
import { TabPanel, Tabs } from "@/components/ui/tabs";

const tabs = (["users", "feedback", "deletionRequests"] as const).map((value) => ({
  value,
  label: t.tabs[value],
}));

type OpenSystemPanelProps = { expiresAt: string; onClose: (reason?: string) => void };

/** What the gate opens. What was loaded goes with it when it closes. */
export default function OpenSystemPanel({ expiresAt, onClose }: OpenSystemPanelProps) {
  const [queryClient] = useState(() => createQueryClient());
  const [tab, setTab] = useState("users");
  const closeIfSaid = useCallback(
    (error: unknown) => {
      // Without a login there is no panel to close: the query client leaves for the login screen.
      if (saysClosed(error) && error.status !== 401) onClose(userMessageOf(error, t.expired));
      return saysClosed(error);
    },
    [onClose],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <PanelClosed value={closeIfSaid}>
        <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-8">
          <SystemHeader expiresAt={expiresAt} onClose={onClose} />
          <main className="flex flex-col gap-6">
            <PanelStats />
            <SupportTotals />
            <div>
              <Tabs value={tab} onValueChange={setTab} label={t.tabsLabel} tabs={tabs}>
                <TabPanel value="users">
                  <UsersView panel={systemCalls} />
                </TabPanel>
                <TabPanel value="feedback">
                  <FeedbackInbox panel={systemCalls} />
                </TabPanel>
                <TabPanel value="deletionRequests">
                  <DeletionRequests panel={systemCalls} />
                </TabPanel>
              </Tabs>
            </div>
          </main>
        </div>
      </PanelClosed>
    </QueryClientProvider>
  );
}
