"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { DeletionRequests } from "@/components/admin/inboxes/deletion-requests";
import { FeedbackInbox } from "@/components/admin/inboxes/feedback-inbox";
import { useFeedbackTab } from "@/components/admin/inboxes/use-feedback-tab";
import { PanelClosed, saysClosed } from "@/components/admin/panel-closed";
import { panelFrame, PanelTabs } from "@/components/admin/panel-tabs";
import { PanelStats } from "@/components/admin/system/panel-stats";
import { systemCalls } from "@/components/admin/system/system-calls";
import { SystemHeader } from "@/components/admin/system/system-header";
import { UsersView } from "@/components/admin/users/users-view";
import { createQueryClient } from "@/components/learner/query-client";
import { lazyPart } from "@/components/ui/lazy-part";
import { TabPanel } from "@/components/ui/tabs";

const SupportTotals = lazyPart(() => import("@/components/admin/system/support-totals"));

type OpenSystemPanelProps = { expiresAt: string; onClose: (reason?: string) => void };

/** What the gate opens. What was loaded goes with it when it closes. */
export default function OpenSystemPanel({ expiresAt, onClose }: OpenSystemPanelProps) {
  const [queryClient] = useState(() => createQueryClient());
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
        <div className={panelFrame}>
          <SystemHeader expiresAt={expiresAt} onClose={onClose}>
            <PanelStats />
          </SystemHeader>
          <main>
            <SystemTabs />
          </main>
        </div>
      </PanelClosed>
    </QueryClientProvider>
  );
}

function SystemTabs() {
  const tabs = [
    { value: "users", label: t.tabs.users },
    { value: "feedback", label: useFeedbackTab(systemCalls) },
    { value: "deletionRequests", label: t.tabs.deletionRequests },
    { value: "support", label: adminUsers.supportTab },
  ];
  return (
    <PanelTabs tabs={tabs}>
      <TabPanel value="users">
        <UsersView panel={systemCalls} />
      </TabPanel>
      <TabPanel value="feedback">
        <FeedbackInbox panel={systemCalls} />
      </TabPanel>
      <TabPanel value="deletionRequests">
        <DeletionRequests panel={systemCalls} />
      </TabPanel>
      <TabPanel value="support">
        <SupportTotals />
      </TabPanel>
    </PanelTabs>
  );
}
