import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { detachedStream } from "@/lib/detached-stream";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Wish } from "@/lib/features/coach/wish";
import { takePhoto } from "@/lib/features/homework-photos/take-photo";
import { readOr } from "@/lib/features/reading/read";
import {
  graver,
  replacesLesson,
  type Boundary,
  type SafetyReading,
  type Support,
} from "@/lib/features/safety/rules";
import { beginSecondReading, type SecondReading } from "@/lib/features/safety/second-reading";
import { holdsPlainDanger } from "@/lib/features/safety/plain-danger";
import { countUse } from "@/lib/features/throttles/count-use";
import { refuseUnknownSheet } from "@/lib/features/worksheets/sheet-access";
import type { AboutItem } from "@/lib/features/worksheets/in-lesson";
import { chat as t, pictureMessage } from "@/lib/i18n/it";
import { answerMessage } from "./answer-message";
import { answerIllegible, answerPhoto } from "./answer-photo";
import { answerToVerdict } from "./answer-to-verdict";
import { answerBoundary } from "./answer-boundary";
import { answerInNeed } from "./answer-in-need";
import { answerUnstored } from "./answer-unstored";
import { beginExchange, messageOf, type Send } from "./begin-exchange";
import type { ExchangeReply, MessageReply, sendMessageBody } from "./contract";
import { findExchange } from "./exchange-data";
import { failExchange } from "./fail-exchange";
import { holdLease } from "./hold-lease";
import { presentExchange } from "./present-exchange";
import { presentMessage } from "./present-message";
import { replayExchange } from "./replay-exchange";
import { storedHelpThrottle } from "./rules";
import type { Answered, Settled } from "./settle-exchange";
import { takeTurnSlot } from "./turn-slots";

export type ChatEvent =
  | { event: "accepted"; data: MessageReply }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: ExchangeReply };

type Input = z.output<typeof sendMessageBody> & {
  /** The sheet that the items of a picture are added to. */
  worksheetId?: string | undefined;
};

/** What becomes of a send that has no answer, and of a picture that nobody can read. */
export type Endings = { giveUp: typeof failExchange; answerIllegible: typeof answerIllegible };
const inChat: Endings = { giveUp: failExchange, answerIllegible };

/**
 * Sends a message or a picture: looked up by its key first, then read, then charged. `accepted` once it is stored and charged, the answer in pieces, `done` once that is
 * stored. The answer is finished and stored even when nobody reads on. Somebody who needs help is answered in fixed
 * words at no cost, whatever is used up; whoever may need some has a lesson with a word on who helps beside it, and that
 * word alone where no lesson is to be had. What else is no matter for a lesson gets fixed words too. Throws before
 * `accepted` when refused (BAD_INPUT, NOT_FOUND, TOO_LARGE, LIMIT_REACHED, NO_HEARTS, TOO_MANY_REQUESTS, UNAVAILABLE), after it
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
  const { support, boundary } = await readNeed(ctx, text);
  const isFree = replacesLesson(support);
  // Whoever needs help gets it, whatever has become of the sheet.
  if (!support) await refuseUnknownSheet(ctx, input);
  if (ctx.withheld && !support) throw ctx.withheld;
  const second: SecondReading = {};
  // What is withheld goes to nobody else either.
  if (!isFree && !verdict && input.message && !ctx.withheld) beginSecondReading(ctx, text, second);
  if (isFree && (await isBeyondStoring(ctx))) {
    yield* answerUnstored(ctx, { text, clientMessageId, support });
    return;
  }
  // Help does not wait for a picture, which may be refused.
  const photo = isFree || ctx.withheld ? undefined : await photoOf();
  const endTurn = isFree ? () => undefined : await takeTurnSlot(ctx.db);
  const send = { text, clientMessageId, isFree, photo, verdict };
  const begun = await beginOrHelp(ctx, send, support).catch((error: unknown) => {
    endTurn();
    throw error;
  });
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
      const { wish, about } = verdict ? {} : input;
      const { worksheetId } = input;
      const turn = { ...begun, wish, about, worksheetId, support, boundary, second };
      const settled = await answerOrHelp(ctx, turn, say, endings);
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
function readNeed(ctx: Ctx<Learner>, text: string): Promise<SafetyReading> {
  const otherwise = () => (holdsPlainDanger(text) ? { support: unspecificCrisis } : {});
  return readOr(ctx, "safety", text, { characters: text.length, otherwise });
}

const unspecificCrisis = { level: "crisis", cause: "distress" } as const;

/** Begins a send; where no lesson is to be had, one at no cost for whoever may need help. */
async function beginOrHelp(ctx: Ctx<Learner>, send: Send, support: Support | undefined) {
  try {
    if (ctx.withheld && !send.isFree) throw ctx.withheld;
    return await beginExchange(ctx, send);
  } catch (error) {
    const isRefused = error instanceof AppError && usedUp.has(error.code);
    if (!isRefused || !support || send.photo || (await isBeyondStoring(ctx))) throw error;
    return beginExchange(ctx, { ...send, isFree: true });
  }
}

const usedUp: ReadonlySet<ErrorCode> = new Set([
  "LIMIT_REACHED",
  "NO_HEARTS",
  "TOO_MANY_REQUESTS",
  "NEEDS_AGE",
  "NEEDS_CONSENT",
  "QUIET_HOURS",
  "DAY_DONE",
]);

async function isBeyondStoring(ctx: Ctx<Learner>): Promise<boolean> {
  const { isOver } = await countUse(ctx, { subject: `help:${ctx.actor.userId}`, rate: storedHelpThrottle });
  return isOver;
}

type Turn = Answered & {
  wish?: Wish | undefined;
  about?: AboutItem | undefined;
  worksheetId?: string | undefined;
  boundary?: Boundary | undefined;
  second: SecondReading;
};

/** Where no lesson is to be had, whoever may need help hears who gives it all the same. */
async function answerOrHelp(...[ctx, turn, say, endings]: Parameters<typeof answer>): Promise<Settled> {
  try {
    return await answer(ctx, turn, say, endings);
  } catch (error) {
    const support = graver(turn.support, turn.second.support);
    if (!support) throw error;
    ctx.log.warn({ event: "answered_with_help_alone", error });
    return answerInNeed(ctx, { ...turn, support }, say);
  }
}

async function answer(
  ctx: Ctx<Learner>,
  turn: Turn,
  say: (text: string) => void,
  endings: Endings,
): Promise<Settled> {
  const { photo, boundary } = turn;
  if (turn.exchange.isFree && turn.support) return answerInNeed(ctx, { ...turn, support: turn.support }, say);
  if (boundary) return answerBoundary(ctx, turn, boundary, say);
  if (!photo) return answerMessage(ctx, turn, say);
  return (
    (await answerPhoto(ctx, { ...turn, photo }, say)) ?? endings.answerIllegible(ctx, { ...turn, photo }, say)
  );
}

/** The same, answered at once with the exchange. */
export async function sendMessage(ctx: Ctx<Learner>, input: Input, endings = inChat): Promise<ExchangeReply> {
  for await (const { event, data } of sendMessageEvents(ctx, input, endings)) {
    if (event === "done") return data;
  }
  throw new AppError("TUTOR_FAILED", t.sendFailed);
}
