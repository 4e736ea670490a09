import { forgetAnswers, keepAnswersOf } from "@/components/admin/inboxes/kept-answers";
import { panelKeys } from "@/components/admin/queries";
import { saysClosed } from "@/components/admin/panel-closed";
import { tellOtherTabs } from "@/components/admin/secure/other-tabs";
import { sendLogout } from "@/components/admin/secure/unsent-logout";
import { forgetPanelAddress } from "@/components/admin/use-panel-address";
import { createQueryClient } from "@/components/learner/query-client";
import { showToast } from "@/components/ui/toast";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { clockTime } from "@/lib/i18n/dates";
import { adminPanel, securePanel } from "@/lib/i18n/it";

const t = securePanel.session;

/**
 * What an open panel has loaded. Whichever way it ends, nothing of that is kept; but an answer that was being written when
 * the time was over is there again for who wrote it.
 */
export function startSession(email: string, onEnd: () => void) {
  keepAnswersOf(email);
  const queryClient = createQueryClient((error) => {
    if (saysClosed(error)) end(userMessageOf(error, t.refused));
  });
  // A log is read for what has just happened.
  queryClient.setQueryDefaults(panelKeys.everyAudit, { staleTime: 0 });

  let isOver = false;
  function forget(): void {
    isOver = true;
    queryClient.clear();
    onEnd();
  }

  function end(reason: string): void {
    if (isOver) return; // An answer that was still on its way.
    forget();
    showToast({ title: adminPanel.closedTitle, description: reason });
  }

  return {
    queryClient,
    end,
    /** Here it is over at once, whatever the server says. `expiresAt`: when it is over there. */
    logOut: async (expiresAt: string): Promise<void> => {
      forgetAnswers();
      forgetPanelAddress();
      forget();
      tellOtherTabs("left");
      const description = await sendLogout().then(
        () => t.loggedOut,
        () => t.loggedOutHereOnly(clockTime(expiresAt)),
      );
      showToast({ variant: "success", title: adminPanel.closedTitle, description });
    },
  };
}
