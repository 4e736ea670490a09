import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { refuseOver } from "@/lib/features/throttles/count-use";
import { chargeMessage } from "@/lib/features/usage/charge-message";
import { refusalOf } from "@/lib/features/usage/refusal";
import { chat as t } from "@/lib/i18n/it";
import { currentConversationId, insertMessage, type MessageRow } from "./data";
import { findExchange, insertExchange, reopenExchange, type ExchangeRow } from "./exchange-data";
import { leaseMs, sendThrottle } from "./rules";

export type Send = {
  text: string;
  clientMessageId: string;
  /** Whether it is answered at no cost: whoever is in distress is never told to pay, to wait or to slow down. */
  isFree: boolean;
};
export type Begun = { exchange: ExchangeRow; userMessage: MessageRow };

/**
 * Takes the key of a send, charges it and stores the student's message, or refuses and leaves no trace. The order
 * (key, charge, throttle, in one transaction) is what makes the count exact under any load. A failed send is taken
 * up again under its key. Undefined when the key belongs to a send that is under way or answered.
 */
export async function beginExchange(ctx: Ctx<Learner>, send: Send): Promise<Begun | undefined> {
  try {
    return await inTransaction(ctx.db, (tx) => insertSend(ctx, tx, send));
  } catch (error) {
    if (error instanceof NotCharged) throw await refusalOf(ctx);
    if (!isUniqueViolation(error)) throw error;
  }
  const existing = await findExchange(ctx.db, ctx.actor.userId, send.clientMessageId);
  const userMessage = existing?.messages.find(({ sender }) => sender === "user");
  if (!existing || userMessage?.text !== send.text) throw new AppError("CONFLICT", t.otherMessageSameKey);
  return existing.status === "failed" ? reopen(ctx, existing, userMessage) : undefined;
}

class NotCharged extends Error {}

async function insertSend(
  ctx: Ctx<Learner>,
  tx: Tx,
  { text, clientMessageId, isFree }: Send,
): Promise<Begun> {
  const { userId } = ctx.actor;
  const now = ctx.now();
  const conversationId = await currentConversationId(tx, userId, { id: uuid(), now });
  const exchange = await insertExchange(tx, {
    id: uuid(),
    userId,
    conversationId,
    clientMessageId,
    status: "pending",
    chargedHearts: 0,
    isFree,
    leaseExpiresAt: leaseEnd(ctx),
    createdAt: now,
  });
  const charged = await charge(ctx, tx, exchange);
  const message = {
    id: uuid(),
    conversationId,
    exchangeId: exchange.id,
    sender: "user" as const,
    text,
    createdAt: now,
  };
  return { exchange: charged, userMessage: await insertMessage(tx, message) };
}

async function reopen(
  ctx: Ctx<Learner>,
  failed: ExchangeRow,
  userMessage: MessageRow,
): Promise<Begun | undefined> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const exchange = await reopenExchange(tx, failed.id, leaseEnd(ctx));
      if (!exchange) return undefined; // Another retry was faster.
      const pending = { ...userMessage, exchange: { ...userMessage.exchange, status: exchange.status } };
      return { exchange: await charge(ctx, tx, exchange), userMessage: pending };
    });
  } catch (error) {
    throw error instanceof NotCharged ? await refusalOf(ctx) : error;
  }
}

async function charge(ctx: Ctx<Learner>, tx: Tx, exchange: ExchangeRow): Promise<ExchangeRow> {
  if (exchange.isFree) return exchange;
  const chargedHearts = await chargeMessage(ctx, tx, exchange);
  if (chargedHearts === undefined) throw new NotCharged();
  await refuseOver(ctx, { subject: `send:${ctx.actor.userId}`, rate: sendThrottle, tx }, t.tooFast);
  return { ...exchange, chargedHearts };
}

function leaseEnd(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() + leaseMs);
}
