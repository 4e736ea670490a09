"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { DeletionRequests } from "@/components/admin/inboxes/deletion-requests";
import { FeedbackInbox } from "@/components/admin/inboxes/feedback-inbox";
import { useFeedbackTab } from "@/components/admin/inboxes/use-feedback-tab";
import { PanelClosed, saysClosed } from "@/components/admin/panel-closed";
import { panelFrame, PanelTabs } from "@/components/admin/panel-tabs";
import { AuditView } from "@/components/admin/secure/audit-view";
import { secureCalls } from "@/components/admin/secure/secure-calls";
import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { startSession } from "@/components/admin/secure/secure-session";
import { SessionHeader } from "@/components/admin/secure/session-header";
import { UsersView } from "@/components/admin/users/users-view";
import { TabPanel } from "@/components/ui/tabs";
import { adminPanel, securePanel } from "@/lib/i18n/it";

/** What the gate opens. */
export default function OpenPanel({ login, onEnd }: { login: SecureLogin; onEnd: () => void }) {
  const [{ queryClient, end, logOut }] = useState(() => startSession(login.email, onEnd));
  const expire = useCallback(() => end(securePanel.session.expired), [end]);

  return (
    <QueryClientProvider client={queryClient}>
      {/* The query client hears of every refusal and ends the session: here it is only recognised. */}
      <PanelClosed value={saysClosed}>
        <div className={panelFrame}>
          <SessionHeader login={login} onExpired={expire} onLogOut={() => void logOut(login.expiresAt)} />
          <main>
            <SecureTabs />
          </main>
        </div>
      </PanelClosed>
    </QueryClientProvider>
  );
}

function SecureTabs() {
  const { panel } = secureCalls;
  const tabs = [
    { value: "users", label: adminPanel.tabs.users },
    { value: "audit", label: securePanel.auditTab },
    { value: "feedback", label: useFeedbackTab(panel) },
    { value: "deletionRequests", label: adminPanel.tabs.deletionRequests },
  ];
  return (
    <PanelTabs tabs={tabs}>
      <TabPanel value="users">
        <UsersView panel={panel} />
      </TabPanel>
      <TabPanel value="audit">
        <AuditView calls={secureCalls} />
      </TabPanel>
      <TabPanel value="feedback">
        <FeedbackInbox panel={panel} />
      </TabPanel>
      <TabPanel value="deletionRequests">
        <DeletionRequests panel={panel} />
      </TabPanel>
    </PanelTabs>
  );
}
