import type { Db, Tx } from "@/lib/db/client";
import { unusedTryOf, type Payer } from "./payer";
import { unpaidState } from "./rules";

export type TriedSetup = { id: string; userId: number; tryNumber: number; payer: Payer };

/** Binds a card setup of this payer to the present try, if it is bound to none. Answers whether it was not. */
export async function bindToTry(tx: Tx, { id, userId, tryNumber, payer }: TriedSetup): Promise<boolean> {
  const { count } = await tx.cardSetup.updateMany({
    where: { id, userId, tryNumber: unusedTryOf(payer) },
    data: { tryNumber },
  });
  return count === 1;
}

/** `others`: somebody else is paying, or has just paid. `refused`: the setup belongs to another try, or no try may begin now. */
type Joined = "joined" | "others" | "refused";

/**
 * Begins a try, or joins it, with a card setup that is bound to it; from then on its payer gets the mails. Has the
 * provider read again soon, should nobody come back to say how it went.
 */
export async function joinTry(
  tx: Tx,
  { id, userId, tryNumber, payer }: TriedSetup,
  { now, syncDueAt }: Record<"now" | "syncDueAt", Date>,
): Promise<Joined> {
  const bound = await tx.cardSetup.count({ where: { id, userId, tryNumber } });
  if (bound === 0) return "refused";
  const before = await lockTry(tx, userId);
  if (before && before.payerEmail !== payer && (before.tryBeganAt || (await isPaidFor(tx, userId))))
    return "others";
  // The ticket keeps a reading made before from taking the date away. Who joins what has begun is no payer before it.
  const begun = await tx.$executeRaw`
    UPDATE "Subscription" SET
      "payerBefore" = CASE WHEN "tryBeganAt" IS NULL THEN "payerEmail" ELSE "payerBefore" END,
      "tryBeganAt" = COALESCE("tryBeganAt", ${now}),
      "syncDueAt" = ${syncDueAt},
      "payerEmail" = ${payer},
      "drawnTicket" = "drawnTicket" + 1
    WHERE "userId" = ${userId} AND "tryNumber" = ${tryNumber}
      AND ("providerState" = ${unpaidState}::"ProviderState" AND "endingSubscriptionId" = "subscriptionId") IS NOT TRUE`;
  return begun === 1 ? "joined" : "refused";
}

/** The try that is under way, held until the transaction ends. */
async function lockTry(tx: Tx, userId: number) {
  const [row] = await tx.$queryRaw<{ tryBeganAt: Date | null; payerEmail: Payer }[]>`
    SELECT "tryBeganAt", "payerEmail" FROM "Subscription" WHERE "userId" = ${userId} FOR NO KEY UPDATE`;
  return row;
}

/** Asked once the try is held: a reading that has ended it has set this too. */
async function isPaidFor(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, subscriptionStatus: "active" } })) > 0;
}

/**
 * Ends a try whose card was declined: the next one has another key, and who has paid before gets the mails again. Of all
 * who have joined it the first to be told ends it; for the others there is nothing left to end.
 */
export function endTry(db: Db, { userId, tryNumber }: { userId: number; tryNumber: number }) {
  return db.$executeRaw`
    UPDATE "Subscription" SET
      "tryNumber" = "tryNumber" + 1,
      "payerEmail" = CASE WHEN "tryBeganAt" IS NULL THEN "payerEmail" ELSE "payerBefore" END,
      "tryBeganAt" = NULL,
      "payerBefore" = NULL
    WHERE "userId" = ${userId} AND "tryNumber" = ${tryNumber}`;
}

/**
 * Ends a try that began before then and has brought no subscription: the provider repeats its fault to the same key. Who
 * has paid before gets the mails again.
 */
export function endFruitlessTry(tx: Tx, userId: number, before: Date) {
  return tx.$executeRaw`
    UPDATE "Subscription" SET
      "tryNumber" = "tryNumber" + 1,
      "payerEmail" = "payerBefore",
      "tryBeganAt" = NULL,
      "payerBefore" = NULL
    WHERE "userId" = ${userId} AND "tryBeganAt" <= ${before}`;
}
