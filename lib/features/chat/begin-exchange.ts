import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, inTransaction, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import type { Stance } from "@/lib/features/coach/stance";
import { getPhoto } from "@/lib/features/homework-photos/get-photo";
import { storePhoto, type CleanPhoto } from "@/lib/features/homework-photos/photo";
import { storedSupport } from "@/lib/features/safety/stored-support";
import { chargeOf, chargeRefusal, chargeSend } from "@/lib/features/usage/charge-send";
import type { SendKind } from "@/lib/features/usage/rules";
import { chat as t } from "@/lib/i18n/it";
import type { MessageRow } from "./data";
import { beginTurn, findExchange, reopenExchange, setCharge, type ExchangeRow } from "./exchange-data";
import { counterOf, leaseMs, sendRateLimit } from "./rules";

export type Send = {
  text: string;
  clientMessageId: string;
  /** Whether it is answered at no cost: whoever is in distress is never told to pay, to wait or to slow down. */
  isFree: boolean;
  /** Whether it is a part of the work at an exercise that was brought: that counts as a message, and takes no heart. */
  isAtExercise: boolean;
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
 * (key, charge, throttle, message, in one statement) is what makes the count exact under any load. A failed send is taken
 * up again under its key. Undefined when the key belongs to a send that is under way or answered, or the verdict has its
 * answer.
 */
export async function beginExchange(ctx: Ctx<Learner>, send: Send): Promise<Begun | undefined> {
  try {
    return await insertSend(ctx, send);
  } catch (error) {
    // Another press was faster, or the key is that of a send that has failed.
    if (!isUniqueViolation(error)) throw (await chargeRefusal(ctx, error, kindOf(send))) ?? error;
    if (send.verdict) return undefined;
  }
  const existing = await findExchange(ctx.db, ctx.actor.userId, send.clientMessageId);
  if (!existing) throw new AppError("CONFLICT", t.otherMessageSameKey);
  const userMessage = messageOf(existing, send);
  if (existing.status !== "failed") return undefined;
  // What is answered at no cost is answered in words of ours: nobody looks at a picture.
  const photo = !send.isFree &&
    existing.photo && { ...existing.photo, jpeg: await jpegOf(ctx, existing.photo.id) };
  const reopened = await reopen(ctx, existing, userMessage, send);
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

const kindOf = ({ photo }: Pick<Send, "photo">): SendKind => (photo ? "homework" : "message");

async function insertSend(ctx: Ctx<Learner>, send: Send): Promise<Begun> {
  const { text, clientMessageId, isFree, isAtExercise, photo, verdict } = send;
  const { userId } = ctx.actor;
  const now = ctx.now();
  const kind = verdict?.stance ?? kindOf(send);
  const verdictOf = verdict?.of ?? null;
  const begun = { id: uuid(), userId, clientMessageId, kind, isFree, verdictOf };
  const message = { id: uuid(), text };
  const counter = counterOf(begun);
  const turn = {
    ...begun,
    freshConversationId: uuid(),
    message,
    leaseExpiresAt: leaseEnd(ctx),
    now,
    ...(counter && { charge: chargeOf(ctx, { kind: counter, takesHeart: !isAtExercise }, sendRateLimit) }),
  };
  const stored = photo && { ...photo, id: uuid(), text: null };
  const { conversationId, chargedHearts } = stored
    ? await inTransaction(ctx.db, async (tx) => {
        const inserted = await beginTurn(tx, turn);
        await storePhoto(tx, stored, { id: stored.id, userId, exchangeId: begun.id, createdAt: now });
        return inserted;
      })
    : await beginTurn(ctx.db, turn);
  const exchange = {
    ...begun,
    conversationId,
    chargedHearts,
    status: "pending" as const,
    attempt: 1,
    reward: null,
  };
  const userMessage = {
    ...message,
    exchangeId: exchange.id,
    sender: "user" as const,
    xpAwarded: null,
    createdAt: now,
    findings: [],
    exchange: {
      kind,
      status: exchange.status,
      clientMessageId,
      lesson: null,
      ...storedSupport(),
      photo: stored ? { id: stored.id, text: stored.text } : null,
      worksheet: null,
    },
  };
  return { exchange, userMessage, ...(stored && { photo: stored }) };
}

async function reopen(
  ctx: Ctx<Learner>,
  failed: ExchangeRow,
  userMessage: MessageRow,
  { isFree, isAtExercise }: Pick<Send, "isFree" | "isAtExercise">,
): Promise<Begun | undefined> {
  try {
    return await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
      const exchange = await reopenExchange(tx, failed.id, leaseEnd(ctx), isFree);
      if (!exchange) return undefined; // Another retry was faster.
      const pending = { ...userMessage, exchange: { ...userMessage.exchange, status: exchange.status } };
      return { exchange: await charge(ctx, tx, exchange, !isAtExercise), userMessage: pending };
    });
  } catch (error) {
    throw (await chargeRefusal(ctx, error, counterOf(failed) ?? "message")) ?? error;
  }
}

async function charge(ctx: Ctx<Learner>, tx: Tx, exchange: ExchangeRow, takesHeart: boolean) {
  const kind = counterOf(exchange);
  if (!kind) return exchange;
  const chargedHearts = await chargeSend(ctx, tx, { kind, takesHeart }, sendRateLimit);
  await setCharge(tx, exchange.id, chargedHearts);
  return { ...exchange, chargedHearts };
}

function leaseEnd(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() + leaseMs);
}
