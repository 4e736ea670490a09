import type { Db } from "@/lib/db/client";

/** Answered turns that were lessons: what was free was no lesson, and no tutor hears of it. */
const lessons = { status: "settled", isFree: false } as const;

export function countTurns(db: Db, conversationId: string) {
  return db.exchange.count({ where: { conversationId, ...lessons } });
}

/** What was said and answered before, newest first. */
export function listHistory(db: Db, conversationId: string, limit: number) {
  return db.message.findMany({
    where: { conversationId, exchange: lessons },
    orderBy: { id: "desc" },
    take: limit,
    select: { id: true, exchangeId: true, sender: true, text: true, createdAt: true },
  });
}

/** What was read of the pictures that came with what was said, newest first. */
export function listPhotoTexts(db: Db, conversationId: string, limit: number) {
  return db.homeworkPhoto.findMany({
    where: { text: { not: null }, exchange: { conversationId, ...lessons } },
    orderBy: { id: "desc" },
    take: limit,
    select: { exchangeId: true, text: true },
  });
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
