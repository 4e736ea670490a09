import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Device } from "./devices";
import { userFields, type UserRow } from "@/lib/features/learners/user-fields";
import { readGuardians } from "@/lib/features/learners/guardian-fields";

const { guardians, ...ownFields } = userFields;
const columnsOf = (fields: object, table: string) =>
  Prisma.raw(
    Object.keys(fields)
      .map((field) => `${table}."${field}"`)
      .join(", "),
  );
const userColumns = columnsOf(ownFields, "u");
const guardianColumns = columnsOf(guardians.select, "g");

type Row = Omit<UserRow, "guardians"> & { guardians: unknown };

/**
 * The user of a session that is still there and not over: the one query of every request, in SQL because Prisma takes
 * twice as long to make it.
 */
export async function findSessionUser(db: Db, id: string, now: Date): Promise<UserRow | undefined> {
  const [user] = await db.$queryRaw<Row[]>`
    SELECT ${userColumns}, COALESCE((
      SELECT json_agg(one) FROM (SELECT ${guardianColumns} FROM "Guardian" g WHERE g."userId" = u."id") AS one
    ), '[]') AS "guardians"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${id}::uuid AND s."expiresAt" > ${now}::timestamptz`;
  return user && { ...user, guardians: readGuardians(user.guardians) };
}

export function insertSession(
  db: Db,
  session: { id: string; userId: number; createdAt: Date; expiresAt: Date } & Device,
) {
  return db.session.create({ data: session, select: { id: true } });
}

export function deleteSession(db: Db, id: string) {
  return db.session.deleteMany({ where: { id } });
}

export function findSessionsOf(db: Db, userId: number, now: Date) {
  return db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, createdAt: true, browser: true, system: true },
  });
}

export function deleteSessionOf(db: Db, session: { id: string; userId: number }) {
  return db.session.deleteMany({ where: session });
}

export function deleteOtherSessions(db: Tx, userId: number, keptId: string) {
  return db.session.deleteMany({ where: { userId, id: { not: keptId } } });
}

export function deleteSessionsOf(db: Tx, userId: number) {
  return db.session.deleteMany({ where: { userId } });
}

export function deleteOverSessions(db: Db, now: Date) {
  return db.session.deleteMany({ where: { expiresAt: { lte: now } } });
}
