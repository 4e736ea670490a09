"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { DeletionRequests } from "@/components/admin/inboxes/deletion-requests";
import { FeedbackInbox } from "@/components/admin/inboxes/feedback-inbox";
import { PanelClosed, saysClosed } from "@/components/admin/panel-closed";
import { AuditView } from "@/components/admin/secure/audit-view";
import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { startSession } from "@/components/admin/secure/secure-session";
import { SessionHeader } from "@/components/admin/secure/session-header";
import { UsersView } from "@/components/admin/users/users-view";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { adminPanel, securePanel } from "@/lib/i18n/it";

const tabs = [
  { value: "users", label: adminPanel.tabs.users },
  { value: "audit", label: securePanel.auditTab },
  { value: "feedback", label: adminPanel.tabs.feedback },
  { value: "deletionRequests", label: adminPanel.tabs.deletionRequests },
];

/** What the bearer opens. `onEnd` throws the bearer away. */
export default function OpenPanel({ login, onEnd }: { login: SecureLogin; onEnd: () => void }) {
  const [{ calls, queryClient, end, logOut }] = useState(() => startSession(login, onEnd));
  const [tab, setTab] = useState("users");
  const expire = useCallback(() => end(securePanel.session.expired), [end]);

  return (
    <QueryClientProvider client={queryClient}>
      {/* The query client hears of every refusal and ends the session: here it is only recognised. */}
      <PanelClosed value={saysClosed}>
        <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-8">
          <SessionHeader login={login} onExpired={expire} onLogOut={() => void logOut()} />
          <main>
            <Tabs value={tab} onValueChange={setTab} label={adminPanel.tabsLabel} tabs={tabs}>
              <TabPanel value="users">
                <UsersView panel={calls.panel} />
              </TabPanel>
              <TabPanel value="audit">
                <AuditView calls={calls} />
              </TabPanel>
              <TabPanel value="feedback">
                <FeedbackInbox panel={calls.panel} />
              </TabPanel>
              <TabPanel value="deletionRequests">
                <DeletionRequests panel={calls.panel} />
              </TabPanel>
            </Tabs>
          </main>
        </div>
      </PanelClosed>
    </QueryClientProvider>
  );
}
