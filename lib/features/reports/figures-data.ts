import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Db } from "@/lib/db/client";
import { ExchangeKind, Prisma, Sender } from "@/lib/db/generated/client";
import { lessonExchange } from "@/lib/features/chat/rules";
import type { BadgeType } from "@/lib/features/rewards/rules";
import type { Period } from "./rules";

/** Whether a row of "Exchange" called `turn` was a lesson. */
const isLesson = Prisma.sql`
  turn."status" = ${lessonExchange.status}::"ExchangeStatus" AND turn."isFree" = ${lessonExchange.isFree}::boolean`;

// Each of these reads a whole page of students in one statement: a page is as many round trips as a single report.

/** Instants, the second not included. */
export type Span = { since: Date; until: Date };

type Sums = {
  userId: number;
  days: number;
  messages: number;
  corrections: number;
  exercises: number;
  photos: number;
  newBadges: BadgeType[];
};

/** What each student did in a period, in calendar days and in instants: one row for each. */
export function listSums(db: Db, userIds: number[], { from, to }: Period, { since, until }: Span) {
  return db.$queryRaw<Sums[]>`
    SELECT page."userId", done.*,
      (SELECT count(*)::int FROM "Exercise"
        WHERE "userId" = page."userId" AND "solvedAt" >= ${since} AND "solvedAt" < ${until}) AS "exercises",
      (SELECT count(*)::int FROM "Exchange" AS turn
        WHERE turn."userId" = page."userId" AND turn."kind" = 'homework' AND ${isLesson}
          AND turn."createdAt" >= ${since} AND turn."createdAt" < ${until}) AS "photos",
      ARRAY(SELECT "badgeType"::text FROM "Achievement"
        WHERE "userId" = page."userId" AND "awardedAt" >= ${since} AND "awardedAt" < ${until}
        ORDER BY "awardedAt", "id") AS "newBadges"
    FROM unnest(${userIds}::int[]) AS page("userId") CROSS JOIN LATERAL (
      SELECT count(*)::int AS "days", COALESCE(sum("messages"), 0)::int AS "messages",
        COALESCE(sum("corrections"), 0)::int AS "corrections"
      FROM "DailyActivity" WHERE "userId" = page."userId" AND "day" BETWEEN ${from}::date AND ${to}::date
    ) AS done`;
}

/** The days of a period on which each student did anything: those that `listSums` counts. */
export function listActiveDays(db: Db, userIds: number[], { from, to }: Period) {
  return db.dailyActivity.findMany({
    where: { userId: { in: userIds }, day: { gte: from, lte: to } },
    select: { userId: true, day: true },
  });
}

const correctionsAsJson = z.array(
  z.object({
    topic: z.string(),
    start: z.int(),
    end: z.int(),
    correction: z.string(),
    text: z.string(),
  }),
);
export type Correction = z.output<typeof correctionsAsJson>[number];

/** The mistakes each student has put right, the newest first, with the message each was made in: one row for each. */
export async function listCorrections(
  db: Db,
  userIds: number[],
  { since, until }: Span,
  limitOfEach: number,
) {
  const rows = await db.$queryRaw<{ userId: number; corrections: unknown }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(found), '[]') FROM (
        SELECT finding."topic", finding."start", finding."end", finding."correction", said."text"
        FROM "Conversation" AS talk
        JOIN "Message" AS said ON said."conversationId" = talk."id"
        JOIN "Exchange" AS turn ON turn."id" = said."exchangeId"
        JOIN "Finding" AS finding ON finding."messageId" = said."id"
        WHERE talk."userId" = page."userId" AND ${isLesson} AND turn."supportLevel" IS NULL
          AND finding."resolvedAt" >= ${since} AND finding."resolvedAt" < ${until}
        ORDER BY finding."resolvedAt" DESC, finding."id" DESC LIMIT ${limitOfEach}
      ) AS found
    ) AS "corrections" FROM unnest(${userIds}::int[]) AS page("userId")`;
  return rows.map(({ userId, corrections }) => ({
    userId,
    corrections: correctionsAsJson.parse(corrections),
  }));
}

const messagesAsJson = z.array(
  z.object({
    sender: z.enum(Sender),
    text: z.string(),
    createdAt: jsonInstant,
    kind: z.enum(ExchangeKind),
  }),
);
export type LastMessage = z.output<typeof messagesAsJson>[number];

/**
 * The last messages of each student's present conversation, the newest first: one row for each. What was free is left out,
 * and what shows a need of help, be it light: whoever may need it decides whom to tell, and it may be needed because of who reads this.
 */
export async function listLastMessages(db: Db, userIds: number[], limitOfEach: number) {
  // The conversation as a value, so that its newest messages are read off the index and the others not at all.
  const rows = await db.$queryRaw<{ userId: number; messages: unknown }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(said), '[]') FROM (
        SELECT message."sender", message."text", message."createdAt", turn."kind"
        FROM "Message" AS message JOIN "Exchange" AS turn ON turn."id" = message."exchangeId"
        WHERE message."conversationId" = (SELECT "id" FROM "Conversation" WHERE "currentForUserId" = page."userId")
          AND ${isLesson} AND turn."supportLevel" IS NULL
        ORDER BY message."id" DESC LIMIT ${limitOfEach}
      ) AS said
    ) AS "messages" FROM unnest(${userIds}::int[]) AS page("userId")`;
  return rows.map(({ userId, messages }) => ({ userId, messages: messagesAsJson.parse(messages) }));
}
