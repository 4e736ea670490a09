import type { Db, Tx } from "@/lib/db/client";

type Contact = { parentEmail: string | null; parentEmailConfirmedAt: Date | null; displayName: string };

/** A student's parent, held until the transaction ends: what is decided by it stays true. */
export async function lockParent(tx: Tx, userId: number): Promise<Contact | undefined> {
  const [contact] = await tx.$queryRaw<Contact[]>`
    SELECT "parentEmail", "parentEmailConfirmedAt", "displayName" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return contact;
}

export function findParent(db: Db, userId: number) {
  return db.user.findUnique({
    where: { id: userId },
    select: { parentEmail: true, parentEmailConfirmedAt: true, displayName: true },
  });
}

export function setParentEmail(tx: Tx, userId: number, parentEmail: string) {
  return tx.user.update({
    where: { id: userId },
    data: { parentEmail, parentEmailConfirmedAt: null },
    select: { id: true },
  });
}

export function setConfirmedAt(tx: Tx, userId: number, parentEmailConfirmedAt: Date | null) {
  return tx.user.update({ where: { id: userId }, data: { parentEmailConfirmedAt }, select: { id: true } });
}

type Stop = { userId: number; addressKey: string };

export function insertStop(tx: Tx, stop: Stop & { stoppedAt: Date }) {
  return tx.parentStop.createMany({ data: stop, skipDuplicates: true });
}

/** One address has a key under each secret of the installation. */
type Stops = { userId: number; addressKeys: string[] };

export function deleteStops(tx: Tx, { userId, addressKeys }: Stops) {
  return tx.parentStop.deleteMany({ where: { userId, addressKey: { in: addressKeys } } });
}

export async function isStopped(db: Db | Tx, { userId, addressKeys }: Stops): Promise<boolean> {
  return (await db.parentStop.count({ where: { userId, addressKey: { in: addressKeys } } })) > 0;
}

type NewReport = { id: string; userId: number; period: string; createdAt: Date };

/** Claims a report. Answers whether nobody has written it before. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { count } = await tx.parentReport.createMany({ data: report, skipDuplicates: true });
  return count === 1;
}

export function countReports(db: Db, userId: number, periods: string[]) {
  return db.parentReport.count({ where: { userId, period: { in: periods } } });
}

export function findLastReport(db: Db, userId: number) {
  return db.parentReport.findFirst({
    where: { userId },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
}

/** Whose parents are to get the report of a month: confirmed, and the student was here before it ended. */
const dueFor = (period: string, registeredBefore: Date) => ({
  parentEmailConfirmedAt: { not: null },
  createdAt: { lt: registeredBefore },
  parentReports: { none: { period } },
});

type Due = { period: string; registeredBefore: Date };

/** The next of them by id, after one. */
export function listDue(db: Db, { period, registeredBefore }: Due, after: number, take: number) {
  return db.user.findMany({
    where: { ...dueFor(period, registeredBefore), id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: { id: true, displayName: true },
  });
}

export function countDue(db: Db, { period, registeredBefore }: Due) {
  return db.user.count({ where: dueFor(period, registeredBefore) });
}
