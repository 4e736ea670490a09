import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { findingFields } from "@/lib/features/findings/finding-fields";

/** The user's current conversation; the unique key lets two parallel first sends make only one. */
export async function currentConversationId(
  tx: Tx,
  userId: number,
  fresh: { id: string; now: Date },
): Promise<string> {
  const where = { currentForUserId: userId };
  const found = await tx.conversation.findUnique({ where, select: { id: true } });
  if (found) return found.id;
  const { count } = await tx.conversation.createMany({
    data: { id: fresh.id, userId, currentForUserId: userId, createdAt: fresh.now },
    skipDuplicates: true,
  });
  // Another first send was faster; what it began may be archived again by now.
  return count === 1 ? fresh.id : currentConversationId(tx, userId, fresh);
}

export function archiveCurrentConversation(db: Db, userId: number) {
  return db.conversation.updateMany({
    where: { currentForUserId: userId },
    data: { currentForUserId: null },
  });
}

export const messageFields = {
  id: true,
  sender: true,
  text: true,
  xpAwarded: true,
  createdAt: true,
  exchange: {
    select: { status: true, clientMessageId: true, photo: { select: { id: true, text: true } } },
  },
  findings: { orderBy: { start: "asc" }, select: findingFields },
} satisfies Prisma.MessageSelect;

export type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageFields }>;

/** The newest messages of the user's current conversation, newest first; those before a message when given. */
export function listCurrentMessages(db: Db, userId: number, page: { before?: string; limit: number }) {
  return db.message.findMany({
    where: { conversation: { currentForUserId: userId }, id: page.before ? { lt: page.before } : undefined },
    orderBy: { id: "desc" },
    take: page.limit,
    select: messageFields,
  });
}

/** The message a picture of the user's own came with. */
export function findPhotoMessage(db: Db, userId: number, photoId: string) {
  return db.message.findFirst({
    where: { sender: "user", exchange: { userId, photo: { id: photoId } } },
    select: messageFields,
  });
}

export function insertMessage(tx: Tx, message: Prisma.MessageUncheckedCreateInput) {
  return tx.message.create({ data: message, select: messageFields });
}
