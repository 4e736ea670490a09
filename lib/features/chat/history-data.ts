import type { Db } from "@/lib/db/client";
import { lessonExchange } from "./rules";

type Before = { messageId: string; limit: number };

/** The mistakes in what was written before a message, newest first. */
export function listMistakesBefore(db: Db, conversationId: string, { messageId, limit }: Before) {
  return db.finding.findMany({
    where: { message: { conversationId, id: { lt: messageId }, exchange: lessonExchange } },
    orderBy: { id: "desc" },
    take: limit,
    select: { topic: true, quote: true, resolvedAt: true },
  });
}

/** What the student wrote before a message, newest first. */
export function listWrittenBefore(db: Db, conversationId: string, { messageId, limit }: Before) {
  return db.message.findMany({
    where: { conversationId, id: { lt: messageId }, sender: "user", exchange: lessonExchange },
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
