import { forgetAnswers, keepAnswersOf } from "@/components/admin/inboxes/kept-answers";
import { panelKeys } from "@/components/admin/queries";
import { saysClosed } from "@/components/admin/panel-closed";
import { secureCalls } from "@/components/admin/secure/secure-calls";
import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { createQueryClient } from "@/components/learner/query-client";
import { showToast } from "@/components/ui/toast";
import { userMessageOf } from "@/lib/http/client-errors";
import { clockTime } from "@/lib/i18n/dates";
import { adminPanel, securePanel } from "@/lib/i18n/it";

const t = securePanel.session;

/**
 * An open panel: its calls and what they have loaded. Whichever way it ends, nothing of that is kept; but an answer that was
 * being written when the time was over is there again for who wrote it.
 */
export function startSession({ email, token, expiresAt }: SecureLogin, onEnd: () => void) {
  keepAnswersOf(email);
  const calls = secureCalls(token);
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
    calls,
    queryClient,
    end,
    /** Here it is over at once, whatever the server says. */
    logOut: async (): Promise<void> => {
      forgetAnswers();
      forget();
      const description = await calls.logOut().then(
        () => t.loggedOut,
        (error: unknown) => (saysClosed(error) ? t.loggedOut : t.loggedOutHereOnly(clockTime(expiresAt))),
      );
      showToast({ variant: "success", title: adminPanel.closedTitle, description });
    },
  };
}
