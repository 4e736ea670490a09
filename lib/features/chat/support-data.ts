import type { Db, Tx } from "@/lib/db/client";

/** Whether anything a student has ever sent was about harm by others. */
export async function hasBeenHarmed(db: Db | Tx, userId: number): Promise<boolean> {
  return (await db.exchange.count({ where: { userId, supportCause: "harm-by-others" }, take: 1 })) > 0;
}

/** What a student has sent since then, in any conversation, newest first. */
export async function listSent(db: Db, userId: number, { since, limit }: { since: Date; limit: number }) {
  const sent = await db.message.findMany({
    where: { sender: "user", createdAt: { gte: since }, exchange: { userId } },
    orderBy: { id: "desc" },
    take: limit,
    select: { text: true },
  });
  return sent.map(({ text }) => text);
}

/** What need of help an exchange of a student's own has shown. */
export function findSupport(db: Db, userId: number, exchangeId: string) {
  return db.exchange.findUnique({
    where: { id: exchangeId, userId },
    select: {
      supportLevel: true,
      supportCause: true,
      messages: { where: { sender: "user" }, select: { text: true } },
    },
  });
}
