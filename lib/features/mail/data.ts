import type { Db, Tx } from "@/lib/db/client";

type NewMail = { id: string; userId: number | null; template: string; payload: string; createdAt: Date };

export function insertMail(db: Tx, mail: NewMail) {
  return db.mail.create({ data: { ...mail, status: "queued" }, select: { id: true } });
}

type ClaimedMail = { id: string; template: string; payload: string | null; firstTriedAt: Date };

/** Takes a waiting mail for sending, so that two workers never send the same one at once. */
export async function claimMail(db: Db, id: string, now: Date, claimedUntil: Date) {
  const [mail] = await db.$queryRaw<ClaimedMail[]>`
    UPDATE "Mail" SET
      "claimedUntil" = ${claimedUntil},
      "attempts" = "attempts" + 1,
      "firstTriedAt" = COALESCE("firstTriedAt", ${now})
    WHERE "id" = ${id}::uuid AND "status" = 'queued' AND ("claimedUntil" IS NULL OR "claimedUntil" <= ${now})
    RETURNING "id", "template", "payload", "firstTriedAt"`;
  return mail;
}

/** Marks a mail as sent and empties it. */
export function markSent(db: Db, id: string, sentAt: Date) {
  return db.mail.updateMany({
    where: { id },
    data: { status: "sent", payload: null, claimedUntil: null, sentAt },
  });
}

export function releaseMail(db: Db, id: string, lastError: string, status: "queued" | "dead") {
  return db.mail.updateMany({
    where: { id, status: "queued" },
    data: { status, lastError, claimedUntil: null },
  });
}

/** Mails that wait for nobody: written long ago and never tried, or being sent by somebody who is gone. */
export function findForgottenMails(db: Db, before: Date) {
  const neverTried = { attempts: 0, createdAt: { lte: before } };
  const abandoned = { claimedUntil: { lte: before } };
  return db.mail.findMany({
    where: { status: "queued", OR: [neverTried, abandoned] },
    orderBy: { createdAt: "asc" },
    take: 100,
    select: { id: true },
  });
}

/** What is about a user, of these kinds, and has not been sent. */
export function listWaiting(tx: Tx, userId: number, templates: string[]) {
  return tx.mail.findMany({
    where: { userId, status: "queued", template: { in: templates } },
    select: { id: true, payload: true },
  });
}

export function deleteWaiting(tx: Tx, ids: string[]) {
  return tx.mail.deleteMany({ where: { id: { in: ids }, status: "queued" } });
}

export function countWaiting(db: Db, template: string) {
  return db.mail.count({ where: { status: "queued", template } });
}

export function countDeadMails(db: Db) {
  return db.mail.count({ where: { status: "dead" } });
}
