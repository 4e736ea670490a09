import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { romeClock } from "@/lib/calendar";
import { consentAge, reminderMs } from "./rules";

/** Accounts no rule touches: their addresses, and the domains of such. */
export type Exempt = { emails: string[]; domains: string[] };
type Due = { now: Date; dueBefore: Date; exempt: Exempt };

/** As `ageOf` counts: the month of a birthday is part of the year before. */
function isChild(now: Date) {
  const { year, month } = romeClock(now);
  return Prisma.sql`
    ${year} - u."birthYear" - (CASE WHEN ${month} > u."birthMonth" THEN 0 ELSE 1 END) < ${consentAge}`;
}

/** Who waits for a parent, and not for much longer. Who has never confirmed their own address goes with those. */
const isDue = ({ now, dueBefore, exempt: { emails, domains } }: Due) => Prisma.sql`
  u."consentDueAt" <= ${dueBefore}::timestamptz AND ${isChild(now)} AND u."emailVerifiedAt" IS NOT NULL
  AND u."id" <> 1 AND u."email" <> ALL(${emails}::text[])
  AND split_part(u."email", '@', 2) <> ALL(${domains}::text[])
  AND NOT EXISTS (SELECT FROM "DeletionRequest" d WHERE d."userId" = u."id" AND d."status" <> 'requested')`;

export function listToRemind(db: Db, due: Due, take: number) {
  return db.$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "User" u WHERE ${isDue(due)} AND u."consentRemindedAt" IS NULL
    ORDER BY u."consentDueAt" LIMIT ${take}`;
}

/** Marks somebody who waits as reminded, and answers until when they wait. Undefined when others have reminded them. */
export async function markReminded(tx: Tx, id: number, due: Due): Promise<Date | undefined> {
  const [user] = await tx.$queryRaw<{ consentDueAt: Date }[]>`
    UPDATE "User" u SET "consentRemindedAt" = ${due.now}::timestamptz
    WHERE u."id" = ${id} AND u."consentRemindedAt" IS NULL AND ${isDue(due)} RETURNING u."consentDueAt"`;
  return user?.consentDueAt;
}

export function listUnanswered(db: Db, due: Due, take: number) {
  return db.$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "User" u WHERE ${isDue(due)} AND ${wasReminded(due)} ORDER BY u."consentDueAt" LIMIT ${take}`;
}

/** They were reminded, and have had the time since to answer. */
const wasReminded = ({ now }: Due) =>
  Prisma.sql`u."consentRemindedAt" <= ${new Date(now.getTime() - reminderMs)}::timestamptz`;

/** Decides that an account is erased for which no parent has agreed, unless one does meanwhile: the row is taken first. */
export async function decideUnanswered(
  tx: Tx,
  { id, userId }: { id: string; userId: number },
  due: Due,
): Promise<boolean> {
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  const decided = await tx.$executeRaw`
    INSERT INTO "DeletionRequest" ("id", "userId", "status", "reason", "requestedAt", "eraseAfter")
    SELECT ${id}::uuid, u."id", 'erasing', 'no_consent', ${due.now}::timestamptz, ${due.now}::timestamptz
    FROM "User" u WHERE u."id" = ${userId} AND ${isDue(due)} AND ${wasReminded(due)}
    ON CONFLICT ("userId") DO UPDATE SET "status" = 'erasing', "reason" = 'no_consent'
    WHERE "DeletionRequest"."status" = 'requested'`;
  return decided === 1;
}

/** Whoever has turned 14 while they waited agrees for themselves. */
export function endWaitingOfGrown(db: Db, now: Date): Promise<number> {
  return db.$executeRaw`
    UPDATE "User" u SET "consentDueAt" = NULL WHERE u."consentDueAt" IS NOT NULL AND NOT (${isChild(now)})`;
}

/** Parents who are to be asked whether a consent was their own choice. */
export function listToCheck(db: Db, now: Date, take: number) {
  return db.guardian.findMany({
    where: { checkDueAt: { lte: now } },
    orderBy: { checkDueAt: "asc" },
    take,
    select: { id: true },
  });
}

/** Whose student a parent is. */
export async function findStudentOf(tx: Tx, guardianId: string): Promise<number | undefined> {
  return (await tx.guardian.findUnique({ where: { id: guardianId }, select: { userId: true } }))?.userId;
}

/** Marks one as asked. Undefined when others have asked them, or there is nothing to ask. */
export async function markChecked(tx: Tx, id: string, now: Date) {
  const [guardian] = await tx.guardian.updateManyAndReturn({
    where: { id, checkDueAt: { lte: now } },
    data: { checkDueAt: null },
    select: { userId: true, email: true, consentedAt: true, withdrawnAt: true },
  });
  return guardian;
}
