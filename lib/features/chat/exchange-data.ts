import { z } from "zod";
import { databaseJson } from "@/lib/database-json";
import { learnerLocks, type Db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
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

type Turn = Pick<ExchangeRow, "id" | "userId" | "clientMessageId" | "kind" | "isFree" | "verdictOf"> & {
  message: { id: string; text: string };
  /** Becomes the current conversation where there is none. */
  freshConversationId: string;
  leaseExpiresAt: Date;
  now: Date;
  /** What `charge_send` takes; absent where nothing is charged. */
  charge?: object;
};

const begunAsJson = z.object({ conversationId: z.string(), chargedHearts: z.int() });

/**
 * Begins a send in one statement: see `begin_turn` in the migrations. Throws a unique violation when the key, or the verdict,
 * has its exchange, and what `chargeRefusal` reads.
 */
export async function beginTurn(db: Db | Tx, turn: Turn) {
  const [row] = await db.$queryRaw<[{ begun: unknown }]>`
    SELECT begin_turn(${databaseJson({ ...turn, lock: learnerLocks })}::jsonb) AS "begun"`;
  return begunAsJson.parse(row.begun);
}

/** Notes what an exchange that was taken up again was charged. */
export function setCharge(tx: Tx, id: string, chargedHearts: number) {
  return tx.exchange.update({ where: { id }, data: { chargedHearts }, select: { id: true } });
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

/** Removes one try of a pending exchange with all that came with it; false when it has ended otherwise. */
export async function deleteTry(tx: Tx, { id, attempt }: { id: string; attempt: number }): Promise<boolean> {
  const { count } = await tx.exchange.deleteMany({ where: { id, attempt, status: "pending" } });
  return count === 1;
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
