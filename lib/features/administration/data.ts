import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { hearts } from "@/lib/features/rewards/rules";
import { commonShare, piecesOf, sampledUsers } from "./rules";

const fields = {
  id: true,
  nickname: true,
  displayName: true,
  email: true,
  avatarId: true,
  xp: true,
  hearts: true,
  heartsUpdatedAt: true,
  isPro: true,
  hasManualPro: true,
  subscriptionStatus: true,
  subscriptionEndDate: true,
  messagesCount: true,
  homeworkUploadsCount: true,
  createdAt: true,
  lastLoginAt: true,
  lastLoginIp: true,
  deletionRequest: { select: { status: true } },
} satisfies Prisma.UserSelect;

/** A user as administrators see one. */
export type UserRow = Prisma.UserGetPayload<{ select: typeof fields }>;

// As the index `User_search` has it.
const searched = Prisma.sql`("nicknameKey" || E'\n' || "displayNameKey" || E'\n' || "email")`;

/** Which users: those with a text (folded by `nameKey`) in nickname, name or address. */
export type Search = Prisma.Sql;

/**
 * The search for a text. What many have is found quickest by looking at one user after another, what few have by the index,
 * which knows who has all its pieces; the newest users tell which it is.
 */
export async function searchFor(db: Db, part: string): Promise<Search> {
  if (part === "") return Prisma.sql`TRUE`;
  const holdsIt = Prisma.sql`position(${part} IN ${searched}) > 0`;
  const [{ share }] = await db.$queryRaw<[{ share: number | null }]>`
    SELECT avg((${holdsIt})::int)::float AS "share"
    FROM (SELECT * FROM "User" ORDER BY "id" DESC LIMIT ${sampledUsers}) AS newest`;
  if (share !== null && share > commonShare) return holdsIt;
  return Prisma.sql`search_pieces(${searched}) @> ${piecesOf(part)} AND ${holdsIt}`;
}

type Page = { search: Search; before?: number; take: number };

/** A page of those found, newest first. */
export async function listUsers(db: Db, { search, before, take }: Page): Promise<UserRow[]> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "User" WHERE ${search} AND "id" < ${before ?? 2 ** 31 - 1} ORDER BY "id" DESC LIMIT ${take}`;
  return db.user.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: "desc" },
    select: fields,
  });
}

/** How many are found, counted no further than `upTo`. */
export async function countFound(db: Db, search: Search, upTo: number): Promise<number> {
  const [{ users }] = await db.$queryRaw<[{ users: number }]>`
    SELECT count(*)::int AS "users" FROM (SELECT FROM "User" WHERE ${search} LIMIT ${upTo}) AS counted`;
  return users;
}

export function countAllUsers(db: Db): Promise<number> {
  return db.user.count();
}

/** Figures of all users. Hearts that have come back since are counted as `heartsNow` does. */
export async function findStats(db: Db, now: Date) {
  const [stats] = await db.$queryRaw<[{ users: number; pro: number; withoutHearts: number }]>`
    SELECT count(*)::int AS "users", count(*) FILTER (WHERE "isPro")::int AS "pro",
      count(*) FILTER (WHERE NOT "isPro" AND "hearts" = 0 AND
        "heartsUpdatedAt" > ${now}::timestamptz - ${hearts.refillMs} * INTERVAL '1 millisecond')::int AS "withoutHearts"
    FROM "User"`;
  return stats;
}

/** A user to be changed, held until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  return findUserRow(tx, id);
}

export function findUserRow(db: Db | Tx, id: number): Promise<UserRow | null> {
  return db.user.findUnique({ where: { id }, select: fields });
}

type Pro = Pick<UserRow, "hasManualPro" | "isPro">;

export function setPro(tx: Tx, id: number, { hasManualPro, isPro }: Pro): Promise<UserRow> {
  return tx.user.update({ where: { id }, data: { hasManualPro, isPro }, select: fields });
}

export function setHearts(tx: Tx, id: number, count: number, now: Date): Promise<UserRow> {
  return tx.user.update({ where: { id }, data: { hearts: count, heartsUpdatedAt: now }, select: fields });
}
