import type { Db } from "@/lib/db/client";
import { Prisma, type ExchangeStatus, type Sender } from "@/lib/db/generated/client";
import type { OpenFinding } from "@/lib/features/coach/open-finding";

/** Of a row of "Exchange": an answered turn that was a lesson. What was free was none, and no tutor hears of it. */
const isLesson = Prisma.sql`"status" = 'settled' AND NOT "isFree"`;

/** What a turn begins with. */
export type Past = {
  /** Of the send of this key, where there is one. */
  status: ExchangeStatus | null;
  conversationId: string | null;
  /** All lessons of the conversation. */
  turns: number;
  /** What was said and answered in them, newest first. */
  messages: { id: string; exchangeId: string; sender: Sender; text: string; createdAt: string }[];
  /** What was read of the pictures that came with what was said, newest first. */
  photos: { exchangeId: string; text: string }[];
  /** What the lesson is about (`LessonState`), as the newest turn that says so left it. */
  state: unknown;
  /** The mistakes that are not put right yet, the newest message first, in the order of its text. */
  open: (Omit<OpenFinding, "sentence"> & { start: number; text: string })[];
  /** What is still to be solved of the sheets last made or worked on: their items as they are stored. */
  unsolved: { worksheetId: string; items: unknown[] }[];
};

type Limits = { maxMessages: number; maxPhotos: number; maxOpen: number; maxSheets: number };
/** `conversationId`: the user's current one where it is null. */
type Wanted = { userId: number; clientMessageId: string; conversationId?: string | null };

const openAsJson = Prisma.raw(
  ["id", "topic", "quote", "explanation", "hints", "correction", "secret", "source", "attempts", "start"]
    .map((field) => `'${field}', f."${field}"`)
    .join(", "),
);

/**
 * All that a turn reads before it begins, in one statement: six would be six times the way to the database. It
 * comes as JSON: as rows the messages alone took five times the CPU.
 */
export async function findPast(
  db: Db,
  { userId, clientMessageId, conversationId = null }: Wanted,
  { maxMessages, maxPhotos, maxOpen, maxSheets }: Limits,
): Promise<Past> {
  const [past] = await db.$queryRaw<[Past]>`
    WITH here AS MATERIALIZED (
      SELECT COALESCE(${conversationId}::uuid, (SELECT "id" FROM "Conversation" WHERE "currentForUserId" = ${userId})) AS "id"
    )
    SELECT
      (SELECT "status" FROM "Exchange" WHERE "userId" = ${userId} AND "clientMessageId" = ${clientMessageId}) AS "status",
      (SELECT "id" FROM here) AS "conversationId",
      (SELECT count(*)::int FROM "Exchange" WHERE "conversationId" = (SELECT "id" FROM here) AND ${isLesson}) AS "turns",
      (SELECT COALESCE(json_agg(said ORDER BY said."id" DESC), '[]') FROM (
        SELECT m."id", m."exchangeId", m."sender", m."text", m."createdAt" FROM "Message" m
        JOIN "Exchange" e ON e."id" = m."exchangeId" AND ${isLesson}
        WHERE m."conversationId" = (SELECT "id" FROM here) ORDER BY m."id" DESC LIMIT ${maxMessages}
      ) AS said) AS "messages",
      (SELECT COALESCE(json_agg(read ORDER BY read."id" DESC), '[]') FROM (
        SELECT p."id", p."exchangeId", p."text" FROM "HomeworkPhoto" p
        JOIN "Exchange" e ON e."id" = p."exchangeId" AND ${isLesson}
        WHERE e."conversationId" = (SELECT "id" FROM here) AND p."text" IS NOT NULL
        ORDER BY p."id" DESC LIMIT ${maxPhotos}
      ) AS read) AS "photos",
      (SELECT "lesson" FROM "Exchange"
        WHERE "conversationId" = (SELECT "id" FROM here) AND ${isLesson} AND "lesson" IS NOT NULL
        ORDER BY "id" DESC LIMIT 1) AS "state",
      (SELECT COALESCE(json_agg(one."json"), '[]') FROM (
        SELECT json_build_object(${openAsJson}, 'text', m."text") AS "json" FROM "Finding" f
        JOIN "Message" m ON m."id" = f."messageId"
        JOIN "Exchange" e ON e."id" = m."exchangeId" AND e."status" = 'settled'
        WHERE m."conversationId" = (SELECT "id" FROM here) AND f."resolvedAt" IS NULL
        ORDER BY f."messageId" DESC, f."start" LIMIT ${maxOpen}
      ) AS one) AS "open",
      (SELECT COALESCE(json_agg(sheet), '[]') FROM (
        SELECT w."id" AS "worksheetId", (
          SELECT COALESCE(json_agg(i."state"), '[]') FROM "WorksheetItem" i
          WHERE i."worksheetId" = w."id" AND i."solvedAt" IS NULL
        ) AS "items" FROM "Worksheet" w
        WHERE w."userId" = ${userId} ORDER BY w."lastActiveAt" DESC, w."id" DESC LIMIT ${maxSheets}
      ) AS sheet) AS "unsolved"`;
  return past;
}
