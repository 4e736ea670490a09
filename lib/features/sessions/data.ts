import type { Db, Tx } from "@/lib/db/client";
import { userFields } from "@/lib/features/accounts/user-fields";

/** The session with its user, if it is still there and not over: the one query of every request. */
export function findSession(db: Db, id: string, now: Date) {
  return db.session.findFirst({
    where: { id, expiresAt: { gt: now } },
    select: { id: true, user: { select: userFields } },
  });
}

export function insertSession(
  db: Db,
  session: { id: string; userId: number; createdAt: Date; expiresAt: Date },
) {
  return db.session.create({ data: session, select: { id: true } });
}

export function deleteSession(db: Db, id: string) {
  return db.session.deleteMany({ where: { id } });
}

export function deleteSessionsOf(db: Tx, userId: number) {
  return db.session.deleteMany({ where: { userId } });
}

export function deleteOverSessions(db: Db, now: Date) {
  return db.session.deleteMany({ where: { expiresAt: { lte: now } } });
}
