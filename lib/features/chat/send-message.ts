import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { detachedStream } from "@/lib/detached-stream";
import { AppError } from "@/lib/errors";
import type { Wish } from "@/lib/features/coach/wish";
import { takePhoto } from "@/lib/features/homework-photos/take-photo";
import { readOr } from "@/lib/features/reading/read";
import { kindsInNeed, type SafetyKind } from "@/lib/features/safety/kinds";
import { holdsPlainDanger } from "@/lib/features/safety/plain-danger";
import { countUse } from "@/lib/features/throttles/count-use";
import { chat as t, pictureMessage } from "@/lib/i18n/it";
import { answerMessage } from "./answer-message";
import { answerIllegible, answerPhoto } from "./answer-photo";
import { answerToVerdict } from "./answer-to-verdict";
import { answerUnsafe } from "./answer-unsafe";
import { answerUnstored } from "./answer-unstored";
import { beginExchange, messageOf, type Begun } from "./begin-exchange";
import type { ExchangeReply, MessageReply, sendMessageBody } from "./contract";
import { findExchange } from "./exchange-data";
import { failExchange } from "./fail-exchange";
import { holdLease } from "./hold-lease";
import { presentExchange } from "./present-exchange";
import { presentMessage } from "./present-message";
import { replayExchange } from "./replay-exchange";
import { storedHelpThrottle } from "./rules";
import { takeTurnSlot } from "./turn-slots";

export type ChatEvent =
  | { event: "accepted"; data: MessageReply }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: ExchangeReply };

type Input = z.output<typeof sendMessageBody>;

/** What becomes of a send that has no answer, and of a picture that nobody can read. */
export type Endings = { giveUp: typeof failExchange; answerIllegible: typeof answerIllegible };
const inChat: Endings = { giveUp: failExchange, answerIllegible };

/**
 * Sends a message or a picture: looked up by its key first, then read, then charged. `accepted` once it is stored and charged, the answer in pieces, `done` once that is
 * stored. The answer is finished and stored even when nobody reads on. Somebody who may need help is answered in fixed
 * words at no cost, whatever is used up; what else is no matter for a lesson gets fixed words too. Throws before
 * `accepted` when refused (BAD_INPUT, TOO_LARGE, LIMIT_REACHED, NO_HEARTS, TOO_MANY_REQUESTS, UNAVAILABLE), after it
 * when it could not be answered and the charge was given back.
 */
export async function* sendMessageEvents(
  ctx: Ctx<Learner>,
  input: Input,
  endings = inChat,
): AsyncGenerator<ChatEvent> {
  const { text, clientMessageId, verdict } = await sendOf(ctx, input);
  const image = verdict ? undefined : input.image;
  const photoOf = async () => (image === undefined ? undefined : await takePhoto(ctx, image));
  const known = await findKnown(ctx, clientMessageId);
  if (known) {
    messageOf(known, { text, photo: await photoOf() });
    yield* replayExchange(ctx, clientMessageId);
    return;
  }
  const danger = await readDanger(ctx, text);
  const isFree = danger !== undefined && kindsInNeed.has(danger);
  if (isFree && (await isBeyondStoring(ctx))) {
    yield* answerUnstored(ctx, { text, clientMessageId, kind: danger });
    return;
  }
  // Help does not wait for a picture, which may be refused.
  const photo = isFree ? undefined : await photoOf();
  const endTurn = isFree ? () => undefined : await takeTurnSlot(ctx.db);
  const begun = await beginExchange(ctx, { text, clientMessageId, isFree, photo, verdict }).catch(
    (error: unknown) => {
      endTurn();
      throw error;
    },
  );
  if (!begun) {
    endTurn();
    yield* replayExchange(ctx, verdict ? (await sendOf(ctx, input)).clientMessageId : clientMessageId);
    return;
  }
  const letGo = holdLease(ctx, begun.exchange);
  const turn = detachedStream<ChatEvent>(async (emit) => {
    emit({ event: "accepted", data: presentMessage(begun.userMessage) });
    const say = (piece: string) => emit({ event: "delta", data: { text: piece } });
    try {
      const settled = danger
        ? await answerUnsafe(ctx, begun, danger, say)
        : await answer(ctx, { ...begun, wish: verdict ? undefined : input.wish }, say, endings);
      emit({ event: "done", data: await presentExchange(ctx, settled) });
    } catch (error) {
      await endings.giveUp(ctx, begun.exchange);
      throw error;
    } finally {
      letGo();
      endTurn();
    }
  });
  ctx.keepAlive(turn.done);
  yield* turn.values;
}

/** What is sent, under which key; of an answer to a verdict, the one it has already. */
async function sendOf(ctx: Ctx<Learner>, { message, verdict, clientMessageId = uuid() }: Input) {
  if (verdict) return answerToVerdict(ctx, verdict, clientMessageId);
  return { text: message || pictureMessage, clientMessageId, verdict: undefined };
}

/** The exchange a key belongs to, if that is under way or answered: then nothing is read. */
async function findKnown(ctx: Ctx<Learner>, clientMessageId: string) {
  const existing = await findExchange(ctx.db, ctx.actor.userId, clientMessageId);
  return existing?.status === "failed" ? undefined : existing;
}

/** What the safety rules see in a message; where they take too long, what a list of words sees. */
function readDanger(ctx: Ctx<Learner>, text: string): Promise<SafetyKind | undefined> {
  const otherwise = () => (holdsPlainDanger(text) ? ({ kind: "crisis" } as const) : undefined);
  const read = readOr(ctx, "safety", text, { characters: text.length, otherwise });
  return read.then((danger) => danger?.kind);
}

async function isBeyondStoring(ctx: Ctx<Learner>): Promise<boolean> {
  const { isOver } = await countUse(ctx, { subject: `help:${ctx.actor.userId}`, rate: storedHelpThrottle });
  return isOver;
}

async function answer(
  ctx: Ctx<Learner>,
  begun: Begun & { wish?: Wish },
  say: (text: string) => void,
  endings: Endings,
) {
  const { photo } = begun;
  if (!photo) return answerMessage(ctx, begun, say);
  return (
    (await answerPhoto(ctx, { ...begun, photo }, say)) ??
    endings.answerIllegible(ctx, { ...begun, photo }, say)
  );
}

/** The same, answered at once with the exchange. */
export async function sendMessage(ctx: Ctx<Learner>, input: Input, endings = inChat): Promise<ExchangeReply> {
  for await (const { event, data } of sendMessageEvents(ctx, input, endings)) {
    if (event === "done") return data;
  }
  throw new AppError("TUTOR_FAILED", t.sendFailed);
}
