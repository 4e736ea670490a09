import { v4 as uuid } from "uuid";
import type { Db, Tx } from "@/lib/db/client";
import type { PaymentsPort, ProviderSubscription } from "@/lib/ports/payments";
import type { UnusedTry } from "./payer";
import { endedState, endedStatus, unpaidState } from "./rules";

type Kind = PaymentsPort["kind"];

const fields = {
  userId: true,
  ref: true,
  customerId: true,
  subscriptionId: true,
  providerState: true,
  startedAt: true,
  periodEnd: true,
  tryNumber: true,
  tryBeganAt: true,
  syncDueAt: true,
  endingSubscriptionId: true,
  payerEmail: true,
  buyerEmail: true,
} as const;

/** What a learner has with the provider that is configured; nothing of another's. */
export function findSubscription(db: Db, userId: number, provider: Kind) {
  return db.subscription.findFirst({ where: { userId, provider }, select: fields });
}

/** The row of a learner and a provider, made if need be. What another provider has had with them is let go. */
export async function takeSubscriptionRow(db: Db, userId: number, provider: Kind, now: Date) {
  await db.subscription.createMany({
    data: { userId, provider, ref: uuid(), createdAt: now },
    skipDuplicates: true,
  });
  await db.subscription.updateMany({
    where: { userId, provider: { not: provider } },
    data: {
      provider,
      ref: uuid(),
      customerId: null,
      subscriptionId: null,
      providerState: null,
      syncDueAt: null,
    },
  });
  return db.subscription.findUniqueOrThrow({ where: { userId }, select: fields });
}

/** Notes the provider's customer of a reference, once. */
export function setCustomer(db: Db, userId: number, ref: string, customerId: string) {
  return db.subscription.updateMany({ where: { userId, ref, customerId: null }, data: { customerId } });
}

/** Lets go of a customer whom the provider does not know any more; the next is made under another reference. */
export function forgetCustomer(db: Db, userId: number, customerId: string) {
  return db.subscription.updateMany({
    where: { userId, customerId },
    data: { customerId: null, ref: uuid(), tryBeganAt: null, payerBefore: null, syncDueAt: null },
  });
}

export function findCustomerOwner(db: Db, customerId: string, provider: Kind) {
  return db.subscription.findFirst({ where: { customerId, provider }, select: { userId: true } });
}

type PaidBy = { email: string; endedAfter: Date; boughtAfter: Date };

/** Whom an address pays for, or has paid for until `endedAfter`, or has bought what runs for since `boughtAfter`. */
export function listPaidFor(db: Db, { email, endedAfter, boughtAfter }: PaidBy, provider: Kind) {
  return db.subscription.findMany({
    where: {
      provider,
      subscriptionId: { not: null },
      OR: [
        { payerEmail: email, periodEnd: { gt: endedAfter } },
        { buyerEmail: email, startedAt: { gt: boughtAfter }, providerState: { not: endedState } },
      ],
    },
    orderBy: { createdAt: "asc" },
    select: { userId: true, user: { select: { displayName: true } } },
  });
}

/** Whether a learner's account waits for its erasure. */
export async function isErasureAsked(db: Db, userId: number): Promise<boolean> {
  return (await db.deletionRequest.count({ where: { userId } })) > 0;
}

type NewCardSetup = { id: string; userId: number; tryNumber: UnusedTry; createdAt: Date };

export function insertCardSetup(db: Db, setup: NewCardSetup) {
  return db.cardSetup.create({ data: setup, select: { id: true } });
}

/** The newest card setup that a learner has opened themselves and that was used in no try. */
export function findUnusedCardSetup(db: Db, userId: number, since: Date) {
  return db.cardSetup.findFirst({
    where: { userId, tryNumber: null, createdAt: { gt: since } },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
}

export function findCardSetup(db: Db, userId: number, id: string) {
  return db.cardSetup.findFirst({ where: { id, userId }, select: { id: true, tryNumber: true } });
}

/**
 * Marks what was not paid in time as being ended, unless a try to pay it is under way: that one may take it up, and
 * after this none can. Answers whether it is to be ended.
 */
export async function claimEnd(db: Db, userId: number, subscriptionId: string) {
  const { count } = await db.subscription.updateMany({
    where: { userId, subscriptionId, providerState: unpaidState, tryBeganAt: null },
    data: { endingSubscriptionId: subscriptionId },
  });
  return count === 1;
}

/** Draws the ticket of a reading that is about to be made. */
export async function takeSyncVersion(db: Db, userId: number, provider: Kind) {
  const [row] = await db.subscription.updateManyAndReturn({
    where: { userId, provider, customerId: { not: null } },
    data: { drawnTicket: { increment: 1 } },
    select: { ...fields, drawnTicket: true },
  });
  return row;
}

type Reading = {
  userId: number;
  ticket: number;
  subscription: ProviderSubscription | null;
  syncDueAt: Date | null;
};

/**
 * Writes a reading, unless a later one is written already, and answers from which subscription the buyer has withdrawn:
 * now, because a withdrawal is recorded before the end it leads to can be read. Every change at the provider is followed by a reading whose
 * ticket was drawn after it, so the highest ticket has seen them all. A subscription not seen before is of who pays now:
 * nobody else can begin a try until it is read.
 */
export async function writeReading(tx: Tx, { userId, ticket, subscription, syncDueAt }: Reading) {
  const hasEnded = subscription?.state === endedState;
  const isPaid = subscription?.state === "active";
  const [written] = await tx.$queryRaw<{ withdrawnSubscriptionId: string | null }[]>`
    UPDATE "Subscription" SET
      "writtenTicket" = ${ticket},
      "subscriptionId" = ${subscription?.id ?? null},
      "buyerEmail" = CASE
        WHEN "subscriptionId" IS DISTINCT FROM ${subscription?.id ?? null} THEN "payerEmail" ELSE "buyerEmail" END,
      "providerState" = ${subscription?.state ?? null}::"ProviderState",
      "startedAt" = ${subscription?.startedAt ?? null},
      "periodEnd" = ${subscription?.periodEnd ?? null},
      "syncDueAt" = CASE
        WHEN "drawnTicket" = ${ticket} THEN ${syncDueAt} ELSE LEAST("syncDueAt", ${syncDueAt}) END,
      "tryBeganAt" = CASE WHEN ${isPaid}::boolean THEN NULL ELSE "tryBeganAt" END,
      "payerBefore" = CASE WHEN ${isPaid}::boolean THEN NULL ELSE "payerBefore" END,
      "endingSubscriptionId" = CASE WHEN ${isPaid}::boolean THEN NULL ELSE "endingSubscriptionId" END,
      "tryNumber" = "tryNumber" + CASE
        WHEN ${hasEnded}::boolean AND "endedSubscriptionId" IS DISTINCT FROM ${subscription?.id ?? null} THEN 1
        ELSE 0 END,
      "endedSubscriptionId" = CASE
        WHEN ${hasEnded}::boolean THEN ${subscription?.id ?? null} ELSE "endedSubscriptionId" END
    WHERE "userId" = ${userId} AND "writtenTicket" < ${ticket}
    RETURNING "withdrawnSubscriptionId"`;
  return written;
}

/** Records that a buyer withdraws from the contract of their subscription. Once: answers whether it was now. */
export async function markWithdrawn(tx: Tx, userId: number, subscriptionId: string, now: Date) {
  const { count } = await tx.subscription.updateMany({
    where: {
      userId,
      subscriptionId,
      OR: [{ withdrawnSubscriptionId: null }, { withdrawnSubscriptionId: { not: subscriptionId } }],
    },
    data: { withdrawnSubscriptionId: subscriptionId, withdrawnAt: now },
  });
  return count === 1;
}

/** Those the provider is to be asked about now. */
export function listDueForSync(db: Db, provider: Kind, now: Date, take: number) {
  return db.subscription.findMany({
    where: { provider, syncDueAt: { lte: now }, customerId: { not: null } },
    orderBy: { syncDueAt: "asc" },
    take,
    select: { userId: true },
  });
}

export function postponeSync(db: Db, userId: number, syncDueAt: Date) {
  return db.subscription.updateMany({ where: { userId }, data: { syncDueAt } });
}

/** Subscriptions to be ended at the provider: never paid within the grace, or withdrawn from. */
export function listToEnd(db: Db, provider: Kind, take: number) {
  return db.$queryRaw<{ userId: number; subscriptionId: string; isWithdrawn: boolean }[]>`
    SELECT s."userId", s."subscriptionId", s."withdrawnSubscriptionId" IS NOT DISTINCT FROM s."subscriptionId" AS "isWithdrawn"
    FROM "Subscription" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."provider" = ${provider}::"PaymentsKind" AND (
      (s."providerState" = ${unpaidState}::"ProviderState" AND u."subscriptionStatus" = ${endedStatus}::"SubscriptionStatus")
      OR (s."providerState" <> ${endedState}::"ProviderState" AND s."withdrawnSubscriptionId" = s."subscriptionId"))
    ORDER BY random() -- One that cannot be ended must not keep the others waiting for ever.
    LIMIT ${take}`;
}

/** Marks an end as announced. Answers whether nobody has done so before. */
export async function markWarned(tx: Tx, userId: number, endDate: Date) {
  const { count } = await tx.subscription.updateMany({
    where: { userId, OR: [{ warnedEndDate: null }, { warnedEndDate: { not: endDate } }] },
    data: { warnedEndDate: endDate },
  });
  return count === 1;
}
