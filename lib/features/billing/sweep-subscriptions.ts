import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import * as data from "./data";
import { deleteOldEvents } from "./payment-data";
import { expireSubscription } from "./expire-subscription";
import { addDays, expiryWarningDays } from "./rules";
import { listExpired, listUnwarned } from "./subscription-state-data";
import { endingContent, readerOf } from "./subscription-mails";
import { endUnpaid } from "./end-unpaid";
import { syncSubscription } from "./sync-subscription";
import { settleWithdrawal } from "./withdraw-subscription";

/** So many at a time; the rest a minute later. */
const batch = 200;
/** The provider is asked one after the other, and each may take seconds. */
const providerBatch = 10;
const againMs = 5 * 60_000;
/** Far longer than Stripe goes on telling an event again, or lets anybody resend one. */
const eventDays = 90;

/** Ends what is over, warns of what soon will be, and asks the provider what it may have failed to tell us. */
export async function sweepSubscriptions(app: App): Promise<void> {
  for (const { id } of await listExpired(app.db, app.now(), batch)) await expireSubscription(app, id);
  await warnOfEnds(app);
  await deleteOldEvents(app.db, addDays(app.now(), -eventDays));
  await attempt(app, () => endWhatIsOver(app));
  await attempt(app, () => readWhatIsDue(app));
}

/** When the provider does not answer once, the others of a kind will not fare better now. */
async function attempt(app: App, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => app.log.warn({ event: "payments_not_asked", error }));
}

async function warnOfEnds(app: App): Promise<void> {
  const now = app.now();
  const unwarned = await listUnwarned(app.db, { now, until: addDays(now, expiryWarningDays) }, batch);
  for (const { id, endDate, ...about } of unwarned) {
    const reader = readerOf(app.env.APP_URL, about);
    const mailId = await inTransaction(app.db, async (tx) => {
      if (!(await data.markWarned(tx, id, endDate))) return undefined;
      return queueMail(app, tx, { userId: id, to: reader.to, content: endingContent(reader, endDate) });
    });
    if (mailId) await enqueueMail(app, mailId);
  }
}

async function endWhatIsOver(app: App): Promise<void> {
  const over = await data.listToEnd(app.db, app.ports.payments.kind, providerBatch);
  for (const { userId, subscriptionId, isWithdrawn } of over) {
    if (isWithdrawn) await settleWithdrawal(app, { userId, subscriptionId });
    else await endUnpaid(app, { userId, subscriptionId });
  }
}

async function readWhatIsDue(app: App): Promise<void> {
  const due = await data.listDueForSync(app.db, app.ports.payments.kind, app.now(), providerBatch);
  for (const { userId } of due) {
    // Before asking: one that cannot be read must not keep the others waiting for ever.
    await data.postponeSync(app.db, userId, new Date(app.now().getTime() + againMs));
    await syncSubscription(app, userId);
  }
}
