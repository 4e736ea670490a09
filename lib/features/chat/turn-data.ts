import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Db } from "@/lib/db/client";
import { Prisma, Sender, type ExchangeStatus } from "@/lib/db/generated/client";
import { findingAsJson } from "@/lib/features/findings/finding-fields";
import { lessonExchange } from "./rules";

/** Whether a row of "Exchange" was a lesson. */
const isLesson = Prisma.sql`
  "status" = ${lessonExchange.status}::"ExchangeStatus" AND "isFree" = ${lessonExchange.isFree}::boolean`;

const openColumns = {
  id: true,
  topic: true,
  quote: true,
  explanation: true,
  hints: true,
  correction: true,
  secret: true,
  source: true,
  attempts: true,
  start: true,
} as const;

/** What of a past comes as JSON. */
const pastAsJson = z.object({
  /** What was said and answered in lessons, newest first. */
  messages: z.array(
    z.object({
      id: z.string(),
      exchangeId: z.string(),
      sender: z.enum(Sender),
      text: z.string(),
      createdAt: jsonInstant,
    }),
  ),
  /** What was read of the pictures that came with what was said, newest first. */
  photos: z.array(z.object({ exchangeId: z.string(), text: z.string() })),
  /** The mistakes that are not put right yet, the newest message first, in the order of its text. */
  open: z.array(findingAsJson.pick(openColumns).extend({ text: z.string() })),
  /** What is still to be solved of the sheets last made or worked on: their items as they are stored. */
  unsolved: z.array(z.object({ worksheetId: z.string(), items: z.array(z.unknown()) })),
});

/** What a turn begins with. */
export type Past = z.output<typeof pastAsJson> & {
  /** Of the send of this key, where there is one. */
  status: ExchangeStatus | null;
  conversationId: string | null;
  /** All lessons of the conversation. */
  turns: number;
  /** What the lesson is about (`LessonState`), as the newest turn that says so left it. */
  state: unknown;
};

type Limits = { maxMessages: number; maxPhotos: number; maxOpen: number; maxSheets: number };
/** `conversationId`: the user's current one where it is null. */
type Wanted = { userId: number; clientMessageId: string; conversationId?: string | null };

const openPairs = Prisma.raw(
  Object.keys(openColumns)
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
        SELECT json_build_object(${openPairs}, 'text', m."text") AS "json" FROM "Finding" f
        JOIN "Message" m ON m."id" = f."messageId"
        JOIN "Exchange" e ON e."id" = m."exchangeId" AND e."status" = ${lessonExchange.status}::"ExchangeStatus"
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
  return { ...past, ...pastAsJson.parse(past) };
}
