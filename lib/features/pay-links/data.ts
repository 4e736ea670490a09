import type { Db, Tx } from "@/lib/db/client";

type NewPayLink = { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date };

/** Stores a link beside the newest of the learner, who is held: of several made at once each is counted. */
export async function insertPayLink(tx: Tx, link: NewPayLink, maxLive: number): Promise<void> {
  const { userId } = link;
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  const kept = await tx.payLink.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
    take: maxLive - 1,
    select: { tokenHash: true },
  });
  const tokenHashes = kept.map(({ tokenHash }) => tokenHash);
  await tx.payLink.deleteMany({ where: { userId, tokenHash: { notIn: tokenHashes } } });
  await tx.payLink.create({ data: link, select: { userId: true } });
}

/** For whom a link pays that still lives. Nobody, once their account waits for its erasure. */
export function findPayLink(db: Db, tokenHash: string, now: Date) {
  return db.payLink.findFirst({
    where: { tokenHash, expiresAt: { gt: now }, user: { deletionRequest: null } },
    select: { userId: true },
  });
}

export function deletePayLinksOf(db: Db, userId: number) {
  return db.payLink.deleteMany({ where: { userId } });
}

export function deleteOverPayLinks(db: Db, now: Date) {
  return db.payLink.deleteMany({ where: { expiresAt: { lte: now } } });
}
