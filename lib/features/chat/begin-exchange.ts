import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import type { Stance } from "@/lib/features/coach/stance";
import { getPhoto } from "@/lib/features/homework-photos/get-photo";
import { storePhoto, type CleanPhoto } from "@/lib/features/homework-photos/photo";
import { storedSupport } from "@/lib/features/safety/stored-support";
import { refuseOver } from "@/lib/features/throttles/count-use";
import { chargeSend } from "@/lib/features/usage/charge-send";
import { refusalOf } from "@/lib/features/usage/refusal";
import type { SendKind } from "@/lib/features/usage/rules";
import { chat as t } from "@/lib/i18n/it";
import { currentConversationId, insertMessage, type MessageRow } from "./data";
import { findExchange, insertExchange, reopenExchange, type ExchangeRow } from "./exchange-data";
import { counterOf, leaseMs, sendThrottle } from "./rules";

export type Send = {
  text: string;
  clientMessageId: string;
  /** Whether it is answered at no cost: whoever is in distress is never told to pay, to wait or to slow down. */
  isFree: boolean;
  photo?: CleanPhoto;
  /** The exchange whose verdict it answers, and how. */
  verdict?: { of: string; stance: Stance };
};
export type Begun = {
  exchange: ExchangeRow;
  userMessage: MessageRow;
  /** The picture that came along; `text` once it was read, in an earlier try. */
  photo?: CleanPhoto & { id: string; text: string | null };
};

/**
 * Takes the key of a send, charges it and stores the student's message, or refuses and leaves no trace. The order
 * (key, charge, throttle, in one transaction) is what makes the count exact under any load. A failed send is taken
 * up again under its key. Undefined when the key belongs to a send that is under way or answered, or the verdict has its
 * answer.
 */
export async function beginExchange(ctx: Ctx<Learner>, send: Send): Promise<Begun | undefined> {
  try {
    return await inLearnerTransaction(ctx.db, ctx.actor.userId, (tx) => insertSend(ctx, tx, send));
  } catch (error) {
    if (error instanceof NotCharged) throw await refusalOf(ctx, kindOf(send));
    if (!isUniqueViolation(error)) throw error;
    // Another press was faster.
    if (send.verdict) return undefined;
  }
  const existing = await findExchange(ctx.db, ctx.actor.userId, send.clientMessageId);
  if (!existing) throw new AppError("CONFLICT", t.otherMessageSameKey);
  const userMessage = messageOf(existing, send);
  if (existing.status !== "failed") return undefined;
  // What is answered at no cost is answered in words of ours: nobody looks at a picture.
  const photo = !send.isFree &&
    existing.photo && { ...existing.photo, jpeg: await jpegOf(ctx, existing.photo.id) };
  const reopened = await reopen(ctx, existing, userMessage, send.isFree);
  return reopened && { ...reopened, ...(photo && { photo }) };
}

/** The message a known key belongs to. Throws CONFLICT when something else is sent with it. */
export function messageOf(
  existing: StoredExchange,
  { text, photo }: Pick<Send, "text" | "photo">,
): MessageRow {
  const userMessage = existing.messages.find(({ sender }) => sender === "user");
  // A screen that was loaded anew has the words and no longer the picture.
  const isSamePhoto = !photo || existing.photo?.digest === photo.digest;
  if (userMessage?.text !== text || !isSamePhoto) throw new AppError("CONFLICT", t.otherMessageSameKey);
  return userMessage;
}

type StoredExchange = NonNullable<Awaited<ReturnType<typeof findExchange>>>;

const jpegOf = async (ctx: Ctx<Learner>, photoId: string) => (await getPhoto(ctx, { photoId })).data;

class NotCharged extends Error {}

const kindOf = ({ photo }: Pick<Send, "photo">): SendKind => (photo ? "homework" : "message");

async function insertSend(ctx: Ctx<Learner>, tx: Tx, send: Send): Promise<Begun> {
  const { text, clientMessageId, isFree, photo, verdict } = send;
  const { userId } = ctx.actor;
  const now = ctx.now();
  const kind = verdict?.stance ?? kindOf(send);
  const conversationId = await currentConversationId(tx, userId, { id: uuid(), now });
  const exchange = await insertExchange(tx, {
    id: uuid(),
    userId,
    conversationId,
    clientMessageId,
    kind,
    status: "pending",
    chargedHearts: 0,
    isFree,
    ...(verdict && { verdictOf: verdict.of }),
    leaseExpiresAt: leaseEnd(ctx),
    createdAt: now,
  });
  const charged = await charge(ctx, tx, exchange);
  const stored = photo && { ...photo, id: uuid(), text: null };
  if (stored)
    await storePhoto(tx, stored, { id: stored.id, userId, exchangeId: exchange.id, createdAt: now });
  const userMessage = await insertMessage(
    tx,
    { id: uuid(), conversationId, exchangeId: exchange.id, sender: "user", text, createdAt: now },
    {
      kind,
      status: exchange.status,
      clientMessageId,
      lesson: null,
      ...storedSupport(),
      photo: stored ? { id: stored.id, text: stored.text } : null,
      worksheet: null,
    },
  );
  return { exchange: charged, userMessage, ...(stored && { photo: stored }) };
}

async function reopen(
  ctx: Ctx<Learner>,
  failed: ExchangeRow,
  userMessage: MessageRow,
  isFree: boolean,
): Promise<Begun | undefined> {
  try {
    return await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
      const exchange = await reopenExchange(tx, failed.id, leaseEnd(ctx), isFree);
      if (!exchange) return undefined; // Another retry was faster.
      const pending = { ...userMessage, exchange: { ...userMessage.exchange, status: exchange.status } };
      return { exchange: await charge(ctx, tx, exchange), userMessage: pending };
    });
  } catch (error) {
    throw error instanceof NotCharged ? await refusalOf(ctx, counterOf(failed) ?? "message") : error;
  }
}

async function charge(ctx: Ctx<Learner>, tx: Tx, exchange: ExchangeRow): Promise<ExchangeRow> {
  const kind = counterOf(exchange);
  if (!kind) return exchange;
  const chargedHearts = await chargeSend(ctx, tx, { ...exchange, kind });
  if (chargedHearts === undefined) throw new NotCharged();
  await refuseOver(ctx, { subject: `send:${ctx.actor.userId}`, rate: sendThrottle, tx }, t.tooFast);
  return { ...exchange, chargedHearts };
}

function leaseEnd(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() + leaseMs);
}
