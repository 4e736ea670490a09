import type { Db, Tx } from "@/lib/db/client";
import type { Payer } from "./payer";
import { columnsOf, endingStatuses, type SubscriptionState } from "./rules";

/** Whom the mails about a subscription concern: a learner, and the parent who pays, if one does. */
export type MailedAbout = { email: string; displayName: string; payerEmail: Payer };
export type BillingUser = SubscriptionState & MailedAbout & { hasManualPro: boolean };

/** How a learner stands, held until the transaction ends. Undefined once they are erased. */
export async function lockSubscriptionState(tx: Tx, userId: number): Promise<BillingUser | undefined> {
  const [user] = await tx.$queryRaw<BillingUser[]>`
    SELECT u."email", u."displayName", s."payerEmail", u."hasManualPro",
      u."subscriptionStatus" AS "status", u."subscriptionEndDate" AS "endDate"
    FROM "User" u LEFT JOIN "Subscription" s ON s."userId" = u."id"
    WHERE u."id" = ${userId} FOR NO KEY UPDATE OF u`;
  return user;
}

/** Sets how a learner stands who is held by `lockSubscriptionState`, as the rules have it. */
export function setSubscriptionState(
  tx: Tx,
  userId: number,
  { before, after }: { before: BillingUser; after: SubscriptionState },
  now: Date,
) {
  return tx.user.updateMany({ where: { id: userId }, data: columnsOf(before, after, now) });
}

/** Those whose Pro is over and does not show it yet. */
export function listExpired(db: Db, now: Date, take: number) {
  return db.user.findMany({
    where: { subscriptionStatus: { in: [...endingStatuses] }, subscriptionEndDate: { lte: now } },
    take,
    select: { id: true },
  });
}

/** Those whose Pro will end until then and who have not been told of it. */
export function listUnwarned(db: Db, { now, until }: Record<"now" | "until", Date>, take: number) {
  return db.$queryRaw<(MailedAbout & { id: number; endDate: Date })[]>`
    SELECT u."id", u."email", u."displayName", s."payerEmail", u."subscriptionEndDate" AS "endDate"
    FROM "User" u JOIN "Subscription" s ON s."userId" = u."id"
    WHERE u."subscriptionStatus" = ANY(${[...endingStatuses]}::"SubscriptionStatus"[])
      AND u."subscriptionEndDate" > ${now} AND u."subscriptionEndDate" <= ${until}
      AND s."warnedEndDate" IS DISTINCT FROM u."subscriptionEndDate"
    ORDER BY u."subscriptionEndDate" LIMIT ${take}`;
}
