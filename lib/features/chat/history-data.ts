import type { Db } from "@/lib/db/client";
import { Prisma, type Sender } from "@/lib/db/generated/client";

/** Answered turns that were lessons: what was free was no lesson, and no tutor hears of it. */
const lessons = { status: "settled", isFree: false } as const;
/** The same, of a row of "Exchange". */
const isLesson = Prisma.sql`"status" = 'settled' AND NOT "isFree"`;

type Past = {
  /** All of them. */
  turns: number;
  /** What was said and answered, newest first. */
  messages: { id: string; exchangeId: string; sender: Sender; text: string; createdAt: string }[];
  /** What was read of the pictures that came with what was said, newest first. */
  photos: { exchangeId: string; text: string }[];
  /** What the lesson is about (`LessonState`), as the newest turn that says so left it. */
  state: unknown;
};

/** The lessons of a conversation, as one JSON document: every turn reads up to 80 messages, see `listCurrentMessages`. */
export async function findPast(
  db: Db,
  conversationId: string,
  { maxMessages, maxPhotos }: { maxMessages: number; maxPhotos: number },
): Promise<Past> {
  const [past] = await db.$queryRaw<[Past]>`
    SELECT
      (SELECT count(*)::int FROM "Exchange" WHERE "conversationId" = ${conversationId}::uuid AND ${isLesson}) AS "turns",
      (SELECT COALESCE(json_agg(said ORDER BY said."id" DESC), '[]') FROM (
        SELECT m."id", m."exchangeId", m."sender", m."text", m."createdAt" FROM "Message" m
        JOIN "Exchange" e ON e."id" = m."exchangeId" AND ${isLesson}
        WHERE m."conversationId" = ${conversationId}::uuid ORDER BY m."id" DESC LIMIT ${maxMessages}
      ) AS said) AS "messages",
      (SELECT COALESCE(json_agg(read ORDER BY read."id" DESC), '[]') FROM (
        SELECT p."id", p."exchangeId", p."text" FROM "HomeworkPhoto" p
        JOIN "Exchange" e ON e."id" = p."exchangeId" AND ${isLesson}
        WHERE e."conversationId" = ${conversationId}::uuid AND p."text" IS NOT NULL
        ORDER BY p."id" DESC LIMIT ${maxPhotos}
      ) AS read) AS "photos",
      (SELECT "lesson" FROM "Exchange"
        WHERE "conversationId" = ${conversationId}::uuid AND ${isLesson} AND "lesson" IS NOT NULL
        ORDER BY "id" DESC LIMIT 1) AS "state"`;
  return past;
}

type Before = { messageId: string; limit: number };

/** The mistakes in what was written before a message, newest first. */
export function listMistakesBefore(db: Db, conversationId: string, { messageId, limit }: Before) {
  return db.finding.findMany({
    where: { message: { conversationId, id: { lt: messageId }, exchange: lessons } },
    orderBy: { id: "desc" },
    take: limit,
    select: { topic: true, quote: true, resolvedAt: true },
  });
}

/** What the student wrote before a message, newest first. */
export function listWrittenBefore(db: Db, conversationId: string, { messageId, limit }: Before) {
  return db.message.findMany({
    where: { conversationId, id: { lt: messageId }, sender: "user", exchange: lessons },
    orderBy: { id: "desc" },
    take: limit,
    select: { exchangeId: true, text: true },
  });
}

/** Whether one of the turns before an exchange has named who helps. */
export async function hasSupportAmongLast(
  db: Db,
  { id, conversationId }: { id: string; conversationId: string },
  turns: number,
): Promise<boolean> {
  const before = await db.exchange.findMany({
    where: { conversationId, id: { lt: id }, status: "settled" },
    orderBy: { id: "desc" },
    take: turns - 1,
    select: { isSupportShown: true },
  });
  return before.some(({ isSupportShown }) => isSupportShown);
}

/** The coach's newest replies, newest first, those at no cost included. */
export async function listReplies(db: Db, conversationId: string, limit: number): Promise<string[]> {
  const replies = await db.message.findMany({
    where: { conversationId, sender: "ai" },
    orderBy: { id: "desc" },
    take: limit,
    select: { text: true },
  });
  return replies.map(({ text }) => text);
}
