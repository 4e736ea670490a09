import type { App, Ctx } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { PaymentsError, type PaymentsEvent, type ProviderAccount } from "@/lib/ports/payments";
import * as data from "./data";
import { insertEvent, writeInvoices } from "./payment-data";
import { longestTryMs, noticeOf, nextSyncAt, stateOf, type SubscriptionState } from "./rules";
import { lockSubscriptionState, setSubscriptionState } from "./subscription-state-data";
import { noticeContent, readerOf, receiptContent } from "./subscription-mails";
import { endFruitlessTry } from "./try-data";

type Billing = App & Partial<Pick<Ctx, "keepAlive">>;
/** A reading, and what is known of whom it is about. */
type Reading = {
  userId: number;
  ticket: number;
  tryBeganAt: Date | null;
  account: ProviderAccount;
};

/**
 * Reads what the provider has of a learner and makes ours of it: state, hearts, payments, and the mails these call
 * for. The provider is never asked what has changed, only what is, so that neither order nor number of the askings
 * matters; an event is stored in the same transaction, so that it is heard once. Answers the state, or undefined for
 * who was never a customer. Throws PaymentsError when the provider cannot be read.
 */
export async function syncSubscription(
  app: Billing,
  userId: number,
  event?: PaymentsEvent,
): Promise<SubscriptionState | undefined> {
  const { payments } = app.ports;
  const row = await data.takeSyncVersion(app.db, userId, payments.kind);
  if (!row?.customerId) return undefined;
  const account = await readAccount(app, { userId, customerId: row.customerId });
  const reading = { ...row, ticket: row.drawnTicket, account };
  const { state, mailIds } = await inLearnerTransaction(app.db, userId, async (tx) => {
    if (event) await insertEvent(tx, { id: event.id, type: event.type, receivedAt: app.now() });
    return applySnapshot(app, tx, reading);
  });
  for (const mailId of mailIds) await enqueueMail(app, mailId);
  return state;
}

/** What the provider has of a customer: nothing, for good, once they were deleted there. */
async function readAccount(app: App, { userId, customerId }: { userId: number; customerId: string }) {
  try {
    return await app.ports.payments.readAccount(customerId);
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== "not_found") throw error;
    await data.forgetCustomer(app.db, userId, customerId);
    app.log.warn({ event: "customer_gone", userId });
    return { subscription: null, invoices: [] };
  }
}

async function applySnapshot(app: App, tx: Tx, reading: Reading) {
  const { userId, ticket, tryBeganAt, account } = reading;
  const now = app.now();
  const { subscription, invoices } = account;
  const before = await lockSubscriptionState(tx, userId);
  if (!before) return { state: undefined, mailIds: [] };
  const syncDueAt = nextSyncAt(subscription, { now, tryBeganAt });
  const written = await data.writeReading(tx, { userId, ticket, subscription, syncDueAt });
  if (!written) return { state: before, mailIds: [] };
  await endFruitlessTry(tx, userId, new Date(now.getTime() - longestTryMs));
  const isWithdrawn = subscription !== null && written.withdrawnSubscriptionId === subscription.id;
  const after = stateOf(subscription, before, { isWithdrawn, now });
  await setSubscriptionState(tx, userId, { before, after }, now);

  const reader = readerOf(app.env.APP_URL, before);
  const notice = noticeOf(before, after);
  const contents = [
    ...(notice ? [noticeContent(reader, notice, { subscription, after })] : []),
    ...(await writeInvoices(tx, userId, invoices)).map((invoice) => receiptContent(reader, invoice)),
  ];
  const mailIds: string[] = [];
  for (const content of contents) mailIds.push(await queueMail(app, tx, { userId, to: reader.to, content }));
  return { state: after, mailIds };
}

/** An attempt that nobody has come back from is due soon after it was made. */
const soonMs = 60_000;
/** Logging in and looking do not wait longer than this for a provider that does not answer. */
const patienceMs = 3_000;

/** Does the same where something is due, and never fails: what it is part of does not depend on the provider. */
export async function syncIfDue(app: Billing, userId: number): Promise<void> {
  const row = await data.findSubscription(app.db, userId, app.ports.payments.kind);
  if (!row?.syncDueAt || row.syncDueAt.getTime() > app.now().getTime() + soonMs) return;
  const sync = syncSubscription(app, userId).catch((error: unknown) =>
    app.log.warn({ event: "subscription_not_read", userId, error }),
  );
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([sync, new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)))]);
  clearTimeout(timer);
}
