import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { messageFields } from "./data";

const exchangeFields = {
  id: true,
  userId: true,
  conversationId: true,
  clientMessageId: true,
  kind: true,
  status: true,
  attempt: true,
  chargedHearts: true,
  isFree: true,
  verdictOf: true,
  reward: true,
} satisfies Prisma.ExchangeSelect;

export type ExchangeRow = Prisma.ExchangeGetPayload<{ select: typeof exchangeFields }>;

/** Takes the key of a send. Throws a unique violation when the key is taken. */
export function insertExchange(tx: Tx, exchange: Prisma.ExchangeUncheckedCreateInput) {
  return tx.exchange.create({ data: exchange, select: exchangeFields });
}

export function findExchange(db: Db, userId: number, clientMessageId: string) {
  return db.exchange.findUnique({
    where: { userId_clientMessageId: { userId, clientMessageId } },
    select: {
      ...exchangeFields,
      messages: { select: messageFields },
      photo: { select: { id: true, digest: true, text: true } },
    },
  });
}

/** The exchange of an answer of the coach in the user's current conversation, what it left, and what answers its verdict. */
export async function findVerdict(db: Db, userId: number, messageId: string) {
  const verdict = await db.exchange.findFirst({
    where: {
      userId,
      status: "settled",
      conversation: { currentForUserId: userId },
      messages: { some: { id: messageId, sender: "ai" } },
    },
    select: { id: true, lesson: true },
  });
  if (!verdict) return undefined;
  const answer = await db.exchange.findUnique({
    where: { verdictOf: verdict.id },
    select: {
      kind: true,
      clientMessageId: true,
      messages: { where: { sender: "user" }, select: { text: true } },
    },
  });
  return { ...verdict, answer };
}

/** Takes a failed exchange up again. Undefined when somebody else has. */
export async function reopenExchange(
  tx: Tx,
  id: string,
  leaseExpiresAt: Date,
  isFree: boolean,
): Promise<ExchangeRow | undefined> {
  const [reopened] = await tx.exchange.updateManyAndReturn({
    where: { id, status: "failed" },
    data: { status: "pending", attempt: { increment: 1 }, leaseExpiresAt, ...(isFree && { isFree }) },
    select: exchangeFields,
  });
  return reopened;
}

/** Ends one try of a pending exchange; false when it has ended otherwise, or another try has begun. */
export async function endTry(
  tx: Tx,
  { id, attempt }: { id: string; attempt: number },
  status: "settled" | "failed",
): Promise<boolean> {
  const { count } = await tx.exchange.updateMany({
    where: { id, attempt, status: "pending" },
    data: { status },
  });
  return count === 1;
}

/** Lets a send that was charged count as one at no cost. */
export function markFree(tx: Tx, id: string) {
  return tx.exchange.update({
    where: { id },
    data: { isFree: true, chargedHearts: 0 },
    select: { id: true },
  });
}

/** Removes one try of a pending exchange with all that came with it; false when it has ended otherwise. */
export async function deleteTry(tx: Tx, { id, attempt }: { id: string; attempt: number }): Promise<boolean> {
  const { count } = await tx.exchange.deleteMany({ where: { id, attempt, status: "pending" } });
  return count === 1;
}

type Outcome = {
  reward: Prisma.InputJsonValue;
  lesson?: Prisma.InputJsonValue | undefined;
  worksheetId: string | null;
  supportLevel: string | null;
  supportCause: string | null;
  isSupportShown: boolean;
};

/** What an answer earned, whether it names who helps, and what the lesson is about after it; of a conversation only the newest is kept. */
export async function storeOutcome(
  tx: Tx,
  { id, conversationId }: { id: string; conversationId: string },
  { lesson, ...outcome }: Outcome,
): Promise<void> {
  await tx.exchange.update({
    where: { id },
    data: { ...outcome, ...(lesson && { lesson }) },
    select: { id: true },
  });
  if (lesson)
    await tx.exchange.updateMany({
      where: { conversationId, id: { lt: id }, lesson: { not: Prisma.AnyNull } },
      data: { lesson: Prisma.DbNull },
    });
}

/**
 * Gives these tries until then, in one statement. A row that is locked is being ended: waiting for it would hold up the
 * ends of the others.
 */
export function extendLeases(
  db: Db,
  tries: readonly { id: string; attempt: number }[],
  leaseExpiresAt: Date,
) {
  return db.$executeRaw`
    UPDATE "Exchange" SET "leaseExpiresAt" = ${leaseExpiresAt} WHERE "id" IN (
      SELECT "id" FROM "Exchange"
      JOIN unnest(${tries.map(({ id }) => id)}::uuid[], ${tries.map(({ attempt }) => attempt)}::int[])
        AS held ("id", "attempt") USING ("id", "attempt")
      WHERE "status" = 'pending' FOR NO KEY UPDATE OF "Exchange" SKIP LOCKED
    )`;
}

/** Pending exchanges whose time is over: what a crash left behind. */
export function findLostExchanges(db: Db, now: Date, limit: number) {
  return db.exchange.findMany({
    where: { status: "pending", leaseExpiresAt: { lte: now } },
    orderBy: { leaseExpiresAt: "asc" },
    take: limit,
    select: exchangeFields,
  });
}
