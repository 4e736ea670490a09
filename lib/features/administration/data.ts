import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { firstHeartBackSince } from "@/lib/features/rewards/rules";

/** What is read of a user here that is a column of theirs. */
export const ownFields = {
  id: true,
  nickname: true,
  displayName: true,
  email: true,
  emailVerifiedAt: true,
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
} satisfies Prisma.UserSelect;
const fields = { ...ownFields, deletionRequest: { select: { status: true } } } satisfies Prisma.UserSelect;

/** A user as administrators see one. */
export type UserRow = Prisma.UserGetPayload<{ select: typeof fields }>;

/** Whether a row of "User" has no hearts now. Those that have come back since are counted as `heartsNow` does. */
export const hasNoHearts = (now: Date) => Prisma.sql`
  (NOT "isPro" AND "hearts" = 0 AND "heartsUpdatedAt" > ${firstHeartBackSince(now)}::timestamptz)`;

/** Figures of all users. */
export async function findStats(db: Db, now: Date) {
  const [stats] = await db.$queryRaw<[{ users: number; pro: number; withoutHearts: number }]>`
    SELECT count(*)::int AS "users", count(*) FILTER (WHERE "isPro")::int AS "pro",
      count(*) FILTER (WHERE ${hasNoHearts(now)})::int AS "withoutHearts"
    FROM "User"`;
  return stats;
}

/** How often help was named from a day on, by level and cause. */
export async function findSupportTotals(db: Db, since: Date) {
  const totals = await db.supportCount.groupBy({
    by: ["level", "cause"],
    where: { day: { gte: since } },
    _sum: { count: true },
  });
  return totals.map(({ level, cause, _sum }) => ({ level, cause, count: _sum.count ?? 0 }));
}

/** A user to be changed, held until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  return findUserRow(tx, id);
}

export function findUserRow(db: Db | Tx, id: number): Promise<UserRow | null> {
  return db.user.findUnique({ where: { id }, select: fields });
}

/** A user, and what is read of one alone. `payerEmail`: of a parent who pays. */
export function findUserDetails(db: Db, id: number, now: Date) {
  return db.user.findUnique({
    where: { id },
    select: {
      ...fields,
      subscription: { select: { startedAt: true, periodEnd: true, payerEmail: true } },
      _count: { select: { sessions: { where: { expiresAt: { gt: now } } }, feedback: true } },
    },
  });
}
export type UserDetails = NonNullable<Awaited<ReturnType<typeof findUserDetails>>>;

type Pro = Pick<UserRow, "hasManualPro" | "isPro">;

export function setPro(tx: Tx, id: number, { hasManualPro, isPro }: Pro): Promise<UserRow> {
  return tx.user.update({ where: { id }, data: { hasManualPro, isPro }, select: fields });
}

export function setHearts(tx: Tx, id: number, count: number, now: Date): Promise<UserRow> {
  return tx.user.update({ where: { id }, data: { hearts: count, heartsUpdatedAt: now }, select: fields });
}
