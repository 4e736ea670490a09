import type { Db, Tx } from "@/lib/db/client";

type NewSession = { tokenHash: string; email: string; createdAt: Date; lastUsedAt: Date };

export function insertSession(tx: Tx, session: NewSession) {
  return tx.parentSession.create({ data: session, select: { email: true } });
}

type Life = { now: Date; usedAfter: Date; openedAfter: Date };

/** Notes that an open page is used, and answers whose it is: one that was idle for long, or open for longer, is none. */
export async function touchSession(db: Db, tokenHash: string, { now, usedAfter, openedAfter }: Life) {
  const [used] = await db.parentSession.updateManyAndReturn({
    where: { tokenHash, lastUsedAt: { gt: usedAfter }, createdAt: { gt: openedAfter } },
    data: { lastUsedAt: now },
    select: { email: true },
  });
  return used?.email;
}

export function deleteSessionsOf(db: Db, email: string) {
  return db.parentSession.deleteMany({ where: { email } });
}

export function deleteOverSessions(db: Db, { usedAfter, openedAfter }: Omit<Life, "now">) {
  return db.parentSession.deleteMany({
    where: { OR: [{ lastUsedAt: { lte: usedAfter } }, { createdAt: { lte: openedAfter } }] },
  });
}

/** Closes the pages, and the links to them, of addresses that are no parent's, no payer's and no buyer's any more. */
export async function deleteSessionsOfNobody(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "ParentSession" s WHERE NOT EXISTS (SELECT FROM "Guardian" g WHERE g."email" = s."email")
      AND NOT EXISTS (SELECT FROM "Subscription" p WHERE s."email" IN (p."payerEmail", p."buyerEmail"))`;
  await tx.$executeRaw`
    DELETE FROM "ParentLink" l WHERE l."userId" IS NULL
      AND NOT EXISTS (SELECT FROM "Guardian" g WHERE g."email" = l."email")
      AND NOT EXISTS (SELECT FROM "Subscription" p WHERE l."email" IN (p."payerEmail", p."buyerEmail"))`;
}
