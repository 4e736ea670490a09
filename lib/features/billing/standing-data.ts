import type { Db, Tx } from "@/lib/db/client";
import type { Payer } from "./payer";
import { isLive, type Standing } from "./rules";

/** Whom the mails about a subscription concern: a learner, and the parent who pays, if one does. */
export type MailedAbout = { email: string; displayName: string; payerEmail: Payer };
export type BillingUser = Standing & MailedAbout & { hasManualPro: boolean };

/** How a learner stands, held until the transaction ends. Undefined once they are erased. */
export async function lockStanding(tx: Tx, userId: number): Promise<BillingUser | undefined> {
  const [user] = await tx.$queryRaw<BillingUser[]>`
    SELECT u."email", u."displayName", s."payerEmail", u."hasManualPro",
      u."subscriptionStatus" AS "status", u."subscriptionEndDate" AS "endDate"
    FROM "User" u LEFT JOIN "Subscription" s ON s."userId" = u."id"
    WHERE u."id" = ${userId} FOR NO KEY UPDATE OF u`;
  return user;
}

/** Sets how a learner stands. The end of a subscription costs the hearts, once, of who does not keep Pro otherwise. */
export function setStanding(
  tx: Tx,
  userId: number,
  { before, after }: Record<"before" | "after", Standing>,
  now: Date,
) {
  const hasExpired = isLive(before.status) && after.status === "expired";
  return tx.$executeRaw`
    UPDATE "User" SET
      "subscriptionStatus" = ${after.status}::"SubscriptionStatus",
      "subscriptionEndDate" = ${after.endDate},
      "isPro" = "hasManualPro" OR ${isLive(after.status)}::boolean,
      "hearts" = CASE WHEN ${hasExpired}::boolean AND NOT "hasManualPro" THEN 0 ELSE "hearts" END,
      "heartsUpdatedAt" = CASE
        WHEN ${hasExpired}::boolean AND NOT "hasManualPro" THEN ${now}::timestamptz ELSE "heartsUpdatedAt" END
    WHERE "id" = ${userId}`;
}

const ending = ["canceled_with_grace", "past_due"] as const;

/** Those whose Pro is over and does not show it yet. */
export function listExpired(db: Db, now: Date, take: number) {
  return db.user.findMany({
    where: { subscriptionStatus: { in: [...ending] }, subscriptionEndDate: { lte: now } },
    take,
    select: { id: true },
  });
}

/** Those whose Pro will end until then and who have not been told of it. */
export function listUnwarned(db: Db, { now, until }: Record<"now" | "until", Date>, take: number) {
  return db.$queryRaw<(MailedAbout & { id: number; endDate: Date })[]>`
    SELECT u."id", u."email", u."displayName", s."payerEmail", u."subscriptionEndDate" AS "endDate"
    FROM "User" u JOIN "Subscription" s ON s."userId" = u."id"
    WHERE u."subscriptionStatus" IN ('canceled_with_grace', 'past_due')
      AND u."subscriptionEndDate" > ${now} AND u."subscriptionEndDate" <= ${until}
      AND s."warnedEndDate" IS DISTINCT FROM u."subscriptionEndDate"
    ORDER BY u."subscriptionEndDate" LIMIT ${take}`;
}
