import type { App } from "@/lib/context";
import { deleteOverTokens } from "@/lib/features/accounts/data";
import { sweepExchanges } from "@/lib/features/chat/sweep-exchanges";
import { countDeadMails, findForgottenMails } from "@/lib/features/mail/data";
import { deleteOverSessions } from "@/lib/features/sessions/data";
import { deleteOverThrottles } from "@/lib/features/throttles/data";

const forgottenAfterMs = 30_000;
// An expired link is still told from a wrong one for a while.
const keepTokensMs = 30 * 24 * 60 * 60 * 1000;

/** Mends what crashes left behind and removes what is over. */
export async function sweep(app: App): Promise<void> {
  const now = app.now();
  const refunded = await sweepExchanges(app);
  const forgotten = await findForgottenMails(app.db, new Date(now.getTime() - forgottenAfterMs));
  for (const { id } of forgotten) await app.ports.jobs.enqueue("send-mail", { mailId: id });
  await deleteOverSessions(app.db, now);
  await deleteOverThrottles(app.db, now);
  await deleteOverTokens(app.db, new Date(now.getTime() - keepTokensMs));
  const deadMails = await countDeadMails(app.db);
  if (refunded || forgotten.length || deadMails) {
    app.log.warn({ event: "sweep", refunded, forgottenMails: forgotten.length, deadMails });
  }
}
