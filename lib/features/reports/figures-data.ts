import type { Db } from "@/lib/db/client";
import type { ExchangeKind } from "@/lib/features/chat/rules";
import type { BadgeType } from "@/lib/features/rewards/rules";
import type { Period } from "./rules";

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
      (SELECT count(*)::int FROM "Exchange"
        WHERE "userId" = page."userId" AND "kind" = 'homework' AND "status" = 'settled' AND NOT "isFree"
          AND "createdAt" >= ${since} AND "createdAt" < ${until}) AS "photos",
      ARRAY(SELECT "badgeType"::text FROM "Achievement"
        WHERE "userId" = page."userId" AND "awardedAt" >= ${since} AND "awardedAt" < ${until}
        ORDER BY "awardedAt", "id") AS "newBadges"
    FROM unnest(${userIds}::int[]) AS page("userId") CROSS JOIN LATERAL (
      SELECT count(*)::int AS "days", COALESCE(sum("messages"), 0)::int AS "messages",
        COALESCE(sum("corrections"), 0)::int AS "corrections"
      FROM "DailyActivity" WHERE "userId" = page."userId" AND "day" BETWEEN ${from}::date AND ${to}::date
    ) AS done`;
}

export type Correction = { topic: string; start: number; end: number; correction: string; text: string };

/** The mistakes each student has put right, the newest first, with the message each was made in: one row for each. */
export function listCorrections(db: Db, userIds: number[], { since, until }: Span, limitOfEach: number) {
  return db.$queryRaw<{ userId: number; corrections: Correction[] }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(found), '[]') FROM (
        SELECT finding."topic", finding."start", finding."end", finding."correction", said."text"
        FROM "Conversation" AS talk
        JOIN "Message" AS said ON said."conversationId" = talk."id"
        JOIN "Exchange" AS turn ON turn."id" = said."exchangeId"
        JOIN "Finding" AS finding ON finding."messageId" = said."id"
        WHERE talk."userId" = page."userId" AND NOT turn."isFree" AND turn."supportLevel" IS NULL AND turn."status" = 'settled'
          AND finding."resolvedAt" >= ${since} AND finding."resolvedAt" < ${until}
        ORDER BY finding."resolvedAt" DESC, finding."id" DESC LIMIT ${limitOfEach}
      ) AS found
    ) AS "corrections" FROM unnest(${userIds}::int[]) AS page("userId")`;
}

export type LastMessage = {
  sender: "user" | "ai";
  text: string;
  /** In ISO 8601. */
  createdAt: string;
  kind: ExchangeKind;
};

/**
 * The last messages of each student's present conversation, the newest first: one row for each. What was free is left out,
 * and what shows a need of help, be it light: whoever may need it decides whom to tell, and it may be needed because of who reads this.
 */
export function listLastMessages(db: Db, userIds: number[], limitOfEach: number) {
  // The conversation as a value, so that its newest messages are read off the index and the others not at all.
  return db.$queryRaw<{ userId: number; messages: LastMessage[] }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(said), '[]') FROM (
        SELECT message."sender", message."text", message."createdAt", turn."kind"
        FROM "Message" AS message JOIN "Exchange" AS turn ON turn."id" = message."exchangeId"
        WHERE message."conversationId" = (SELECT "id" FROM "Conversation" WHERE "currentForUserId" = page."userId")
          AND turn."status" = 'settled' AND NOT turn."isFree" AND turn."supportLevel" IS NULL
        ORDER BY message."id" DESC LIMIT ${limitOfEach}
      ) AS said
    ) AS "messages" FROM unnest(${userIds}::int[]) AS page("userId")`;
}
