import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { FeedbackCategory } from "./rules";

type NewFeedback = {
  id: string;
  userId: number;
  category: FeedbackCategory;
  rating: number;
  message: string;
  isPriority: boolean;
  createdAt: Date;
};

export function insertFeedback(tx: Tx, feedback: NewFeedback) {
  return tx.feedback.create({ data: feedback, select: { id: true } });
}

/** Whether a user has Pro now. */
export async function findIsPro(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { isPro: true } });
  return user?.isPro ?? false;
}

const fields = {
  id: true,
  userId: true,
  category: true,
  rating: true,
  message: true,
  createdAt: true,
  isPriority: true,
  answer: true,
  answeredAt: true,
} satisfies Prisma.FeedbackSelect;
type StoredFeedback = Prisma.FeedbackGetPayload<{ select: typeof fields }>;
/** A feedback, and what its writer is called. */
export type FeedbackRow = StoredFeedback & { nickname: string };

/** A place in the list: those that wait come before all others, and among them the oldest; of all others the newest. */
export type Place = { isWaiting: boolean; id: string };

const beforeAll: Place = { isWaiting: true, id: "00000000-0000-0000-0000-000000000000" };
// As the index `Feedback_inbox` has it.
const isWaiting = Prisma.sql`(f."isPriority" AND f."answeredAt" IS NULL)`;
const columns = Prisma.raw(
  Object.keys(fields)
    .map((name) => `f."${name}"`)
    .join(", "),
);

type Page = { after?: Place; take: number; userId?: number };

/** A page of all of it, or of one user's, from behind a place: ids are in the order of time. */
export function listFrom(db: Db, { after = beforeAll, take, userId }: Page): Promise<FeedbackRow[]> {
  const isTheirs = userId === undefined ? Prisma.sql`TRUE` : Prisma.sql`f."userId" = ${userId}`;
  return db.$queryRaw<FeedbackRow[]>`
    WITH page AS (
      (SELECT f."id", 1 AS part FROM "Feedback" AS f
       WHERE ${isTheirs} AND ${isWaiting} AND ${after.isWaiting}::boolean AND f."id" > ${after.id}::uuid
       ORDER BY f."id" LIMIT ${take})
      UNION ALL
      (SELECT f."id", 2 FROM "Feedback" AS f
       WHERE ${isTheirs} AND NOT ${isWaiting} AND (${after.isWaiting}::boolean OR f."id" < ${after.id}::uuid)
       ORDER BY f."id" DESC LIMIT ${take})
    )
    SELECT ${columns}, u."nickname"
    FROM page JOIN "Feedback" AS f USING ("id") JOIN "User" AS u ON u."id" = f."userId"
    ORDER BY part, CASE WHEN part = 1 THEN f."id" END, f."id" DESC LIMIT ${take}`;
}

export function countFeedback(db: Db, userId?: number): Promise<number> {
  return db.feedback.count({ where: userId === undefined ? {} : { userId } });
}

/** How many wait for an answer. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ waiting: number }]>`
    SELECT count(*)::int AS "waiting" FROM "Feedback" AS f WHERE ${isWaiting}`;
  return row.waiting;
}

export function findWriter(db: Db, id: string) {
  return db.feedback.findUnique({ where: { id }, select: { userId: true } });
}

type Answer = { id: string; answer: string; answeredAt: Date };

/** Stores what is answered, unless it has been answered: then there is nothing to return. */
export async function storeAnswer(tx: Tx, { id, ...answered }: Answer): Promise<StoredFeedback | undefined> {
  const rows = await tx.feedback.updateManyAndReturn({
    where: { id, answeredAt: null },
    data: answered,
    select: fields,
  });
  return rows[0];
}
