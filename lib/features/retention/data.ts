import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { liveStatuses } from "@/lib/features/billing/rules";

/** Accounts no rule of retention touches: their addresses, and the domains of such. */
export type Exempt = { emails: string[]; domains: string[] };

const isTouched = ({ emails, domains }: Exempt) => Prisma.sql`
  u."id" <> 1 AND u."email" <> ALL(${emails}::text[]) AND split_part(u."email", '@', 2) <> ALL(${domains}::text[])`;

/**
 * Deletes accounts whose address was never confirmed. Nobody has ever been in them, so no other service knows of them.
 * Who confirms it at the same moment is passed over.
 */
export function deleteUnverified(db: Db, before: Date, exempt: Exempt, take: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "User" WHERE "id" IN (
      SELECT u."id" FROM "User" u
      WHERE u."emailVerifiedAt" IS NULL AND u."createdAt" <= ${before}::timestamptz AND u."lastLoginAt" IS NULL
        AND ${isTouched(exempt)}
      ORDER BY u."createdAt" LIMIT ${take} FOR UPDATE SKIP LOCKED)`;
}

// As in the index "User_last_use".
const lastUse = Prisma.sql`GREATEST(u."createdAt", u."lastLoginAt", u."subscriptionEndDate")`;

type Idle = { now: Date; lastUsedBefore: Date; exempt: Exempt };

/** Nobody has used the account since, is in it now, or pays for it. */
const isIdle = ({ now, lastUsedBefore, exempt }: Idle) => Prisma.sql`
  ${lastUse} <= ${lastUsedBefore}::timestamptz
  AND u."subscriptionStatus" <> ALL(${[...liveStatuses]}::"SubscriptionStatus"[])
  AND NOT EXISTS (SELECT FROM "Session" s WHERE s."userId" = u."id" AND s."expiresAt" > ${now}::timestamptz)
  AND ${isTouched(exempt)}`;

/** Told before the last use, or never: that is another time of idleness. */
const isUntold = Prisma.sql`(u."inactivityNoticedAt" IS NULL OR u."inactivityNoticedAt" < ${lastUse})`;

export function listUntold(db: Db, idle: Idle, take: number) {
  return db.$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "User" u WHERE ${isIdle(idle)} AND ${isUntold} ORDER BY ${lastUse} LIMIT ${take}`;
}

/** Marks the owner of an idle account as told. Answers their address, or undefined when others have told them. */
export async function markTold(tx: Tx, id: number, idle: Idle): Promise<string | undefined> {
  const [user] = await tx.$queryRaw<{ email: string }[]>`
    UPDATE "User" u SET "inactivityNoticedAt" = ${idle.now}::timestamptz
    WHERE u."id" = ${id} AND ${isIdle(idle)} AND ${isUntold} RETURNING u."email"`;
  return user?.email;
}

type Overdue = Idle & { toldBefore: Date };

const isOverdue = ({ toldBefore, ...idle }: Overdue) => Prisma.sql`
  ${isIdle(idle)} AND u."inactivityNoticedAt" >= ${lastUse}
  AND u."inactivityNoticedAt" <= ${toldBefore}::timestamptz
  AND NOT EXISTS (SELECT FROM "DeletionRequest" d WHERE d."userId" = u."id")`;

/** Whose notice is over, and nobody came. */
export function listOverdue(db: Db, overdue: Overdue, take: number) {
  return db.$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "User" u WHERE ${isOverdue(overdue)} ORDER BY ${lastUse} LIMIT ${take}`;
}

/**
 * Decides that such an account is erased, unless somebody has come meanwhile: the row is taken first, so that a login is
 * either seen here or comes after the decision. Answers whether it is decided now.
 */
export async function decideIdleErasure(
  tx: Tx,
  { id, userId }: { id: string; userId: number },
  overdue: Overdue,
): Promise<boolean> {
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  const decided = await tx.$executeRaw`
    INSERT INTO "DeletionRequest" ("id", "userId", "status", "reason", "requestedAt", "eraseAfter")
    SELECT ${id}::uuid, u."id", 'erasing', 'inactivity', ${overdue.now}::timestamptz, ${overdue.now}::timestamptz
    FROM "User" u WHERE u."id" = ${userId} AND ${isOverdue(overdue)}
    ON CONFLICT ("userId") DO NOTHING`;
  return decided === 1;
}

/**
 * Deletes photos with what was read of them, lessons about it included. What was said about them stays, and so do the
 * sentences of their exercises in the student's sheets, which is all that a lesson about a sheet knows of its photo.
 */
export async function deletePhotos(db: Db, before: Date, take: number): Promise<number> {
  const [deleted] = await db.$queryRaw<[{ count: number }]>`
    WITH gone AS (
      DELETE FROM "HomeworkPhoto" WHERE "id" IN (
        SELECT "id" FROM "HomeworkPhoto" WHERE "createdAt" <= ${before}::timestamptz ORDER BY "createdAt" LIMIT ${take})
      RETURNING "exchangeId"
    ), forgotten AS (
      UPDATE "Exchange" SET "lesson" = NULL WHERE ("lesson"->>'isOfPhoto')::boolean
        AND "lesson" #>> '{exercise,worksheetId}' IS NULL AND "conversationId" IN (
          SELECT "conversationId" FROM "Exchange" JOIN gone ON gone."exchangeId" = "Exchange"."id")
    )
    SELECT count(*)::int AS "count" FROM gone`;
  return deleted.count;
}

/** Forgets from where users last logged in. The first condition is that of the index "User_last_login_ip". */
export function forgetLoginAddresses(db: Db, before: Date, take: number): Promise<number> {
  return db.$executeRaw`
    UPDATE "User" SET "lastLoginIp" = NULL WHERE "lastLoginAt" <= ${before}::timestamptz AND "id" IN (
      SELECT "id" FROM "User" WHERE (CASE WHEN "lastLoginIp" IS NOT NULL THEN "lastLoginAt" END) <= ${before}::timestamptz
      LIMIT ${take})`;
}

/** The same in the audit log, whose chain stays sound. The condition is that of the index "AuditEntry_ip_at". */
export function forgetAuditAddresses(db: Db, before: Date, take: number): Promise<number> {
  return db.$executeRaw`
    UPDATE "AuditEntry" SET "ip" = NULL, "ipSalt" = NULL WHERE "id" IN (
      SELECT "id" FROM "AuditEntry" WHERE (CASE WHEN "ip" IS NOT NULL THEN "at" END) <= ${before}::timestamptz
      LIMIT ${take})`;
}

/** Deletes the rows of mails that were sent, or given up, long ago. */
export function deleteMails(db: Db, before: Date, take: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Mail" WHERE "id" IN (
      SELECT "id" FROM "Mail" WHERE "status" IN ('sent', 'dead') AND "createdAt" <= ${before}::timestamptz LIMIT ${take})`;
}
