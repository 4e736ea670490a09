import type { Db } from "@/lib/db/client";

const cardFields = { id: true, customerId: true, status: true, chargeFails: true } as const;

export function insertCardSetup(db: Db, setup: { id: string; customerId: string; createdAt: Date }) {
  return db.localCardSetup.create({ data: setup, select: cardFields });
}

export function findCardSetup(db: Db, id: string) {
  return db.localCardSetup.findUnique({ where: { id }, select: cardFields });
}
export type LocalCardSetupRow = NonNullable<Awaited<ReturnType<typeof findCardSetup>>>;

/** Takes the card, unless one was taken before. */
export function takeCard(db: Db, id: string, card: { last4: string; chargeFails: boolean }) {
  return db.localCardSetup.updateMany({
    where: { id, status: "open" },
    data: { ...card, status: "succeeded" },
  });
}

const subscriptionFields = {
  id: true,
  startedAt: true,
  periodsPaid: true,
  chargeFails: true,
  endsWithPeriod: true,
  endedAt: true,
  refundedAt: true,
} as const;

/** Of two that began in the same instant, the one after the other's end has the later id. */
const newestFirst = [{ startedAt: "desc" }, { id: "desc" }] as const;

/** The newest of a customer. */
export function findNewest(db: Db, customerId: string) {
  return db.localSubscription.findFirst({
    where: { customerId },
    orderBy: [...newestFirst],
    select: subscriptionFields,
  });
}

export function findSubscription(db: Db, id: string) {
  return db.localSubscription.findUnique({ where: { id }, select: subscriptionFields });
}
export type LocalSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export function listSubscriptions(db: Db, customerId: string) {
  return db.localSubscription.findMany({
    where: { customerId },
    orderBy: [...newestFirst],
    take: 12,
    select: subscriptionFields,
  });
}

type NewSubscription = { id: string; idempotencyKey: string; customerId: string; startedAt: Date };

/** One per key, and one that runs per customer: whoever comes second changes nothing. */
export function insertSubscription(db: Db, subscription: NewSubscription) {
  return db.localSubscription.createMany({ data: subscription, skipDuplicates: true });
}

type Change = { chargeFails?: boolean; endsWithPeriod?: boolean; endedAt?: Date; refundedAt?: Date };

/** Changes a subscription unless it has ended. */
export function changeRunning(db: Db, id: string, data: Change) {
  return db.localSubscription.updateMany({ where: { id, endedAt: null }, data });
}

/** Writes down what time has made of a subscription, unless somebody has done so already. */
export function writeRolled(
  db: Db,
  { id, periodsPaid }: LocalSubscriptionRow,
  data: Pick<LocalSubscriptionRow, "periodsPaid" | "endedAt">,
) {
  return db.localSubscription.updateMany({ where: { id, periodsPaid, endedAt: null }, data });
}

export async function deleteCustomer(db: Db, customerId: string): Promise<void> {
  await db.localSubscription.deleteMany({ where: { customerId } });
  await db.localCardSetup.deleteMany({ where: { customerId } });
}
