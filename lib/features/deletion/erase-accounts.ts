import type { App } from "@/lib/context";
import { aloneWithLearner, inTransaction } from "@/lib/db/client";
import { eraseCustomer } from "@/lib/features/billing/erase-customer";
import { keepProofs } from "@/lib/features/consents/keep-proofs";
import { closePagesOfNobody } from "@/lib/features/family/parent-session";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { endSessionsOf } from "@/lib/features/sessions/end-session";
import * as data from "./data";

/** So many with one job; the rest a minute later. */
const batch = 50;
const exchangesAtOnce = 200;

/** Has wishes carried out that are due, if there are any. */
export async function sweepDeletions(app: App): Promise<void> {
  const due = await data.listDueRequests(app.db, app.now(), 1);
  if (due.length > 0) await app.ports.jobs.enqueue("erase-accounts", {});
}

/** Carries out the wishes that are due. One that cannot be now is gone on with later, and keeps none waiting. */
export async function eraseAccounts(app: App): Promise<void> {
  for (const { id } of await data.listDueRequests(app.db, app.now(), batch)) {
    await eraseAccount(app, id).catch((error: unknown) =>
      app.log.error({ event: "erasure_not_done", requestId: id, error }),
    );
  }
}

/**
 * Erases one account: first wherever others know of it, and last in one transaction here. Every step may be repeated,
 * so that one that dies anywhere is gone on with; until the last there is still a user to go on with.
 */
export async function eraseAccount(app: App, requestId: string): Promise<void> {
  const userId = await inTransaction(app.db, async (tx) => {
    const id = await data.beginErasing(tx, requestId, app.now());
    if (id !== undefined) await endSessionsOf(tx, id);
    return id;
  });
  if (userId === undefined) return;
  await eraseCustomer(app, userId);
  if (!(await forgetMirrored(app, userId))) return;
  while ((await data.deleteSomeExchanges(app.db, userId, exchangesAtOnce)) > 0);
  const mailId = await aloneWithLearner(app.db, userId, async (tx) => {
    // Became a customer meanwhile: the next try tells the provider first.
    if (await data.isCustomer(tx, userId)) throw new Error("The provider of payments knows the user again");
    const { reason } = await data.markErased(tx, requestId, app.now());
    await data.holdUser(tx, userId); // What a parent agrees to at this moment is proved too, or refused.
    await keepProofs(app, tx, userId);
    const email = await data.deleteUser(tx, userId);
    await closePagesOfNobody(tx);
    if (!email) return undefined;
    return queueMail(app, tx, {
      userId: null,
      to: email,
      content: { template: "account-erased", props: { reason } },
    });
  });
  if (mailId) await enqueueMail(app, mailId);
  app.log.info({ event: "account_erased", requestId });
}

/** False while somebody may be writing this user to the mirror: it takes no more than a minute. */
async function forgetMirrored(app: App, userId: number): Promise<boolean> {
  const user = await data.findUserToErase(app.db, userId);
  if (!user?.firebaseUserId) return true;
  if (user.mirrorDueAt && user.mirrorDueAt > app.now()) return false;
  await app.ports.progressMirror.remove(user.firebaseUserId);
  return true;
}
