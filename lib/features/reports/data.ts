import type { Db, Tx } from "@/lib/db/client";

type Contact = { parentEmail: string | null; displayName: string };

/** A student's saved address, held until the transaction ends: what is decided by it stays true. */
export async function lockContact(tx: Tx, userId: number): Promise<Contact | undefined> {
  const [contact] = await tx.$queryRaw<Contact[]>`
    SELECT "parentEmail", "displayName" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return contact;
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

/** Whose parents are to get the report of a month: one has asked for it, and the student was here before it ended. */
const dueFor = (period: string, registeredBefore: Date) => ({
  guardians: { some: { reports: true, mailsStoppedAt: null } },
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
