import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { AppError, type ErrorCode } from "@/lib/errors";
import { takePhoto } from "@/lib/features/homework-photos/take-photo";
import { readOr } from "@/lib/features/reading/read";
import { holdsPlainDanger } from "@/lib/features/safety/plain-danger";
import { replacesLesson, type SafetyReading, type Support } from "@/lib/features/safety/rules";
import { beginSecondReading, type SecondReading } from "@/lib/features/safety/second-reading";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { hasRoom } from "@/lib/features/usage/has-room";
import { refuseUnknownSheet } from "@/lib/features/worksheets/sheet-access";
import { pictureMessage } from "@/lib/i18n/it";
import { answerToVerdict } from "./answer-to-verdict";
import type { Turn } from "./answer-turn";
import type { Unstored } from "./answer-unstored";
import { beginExchange, messageOf, type Send } from "./begin-exchange";
import type { sendMessageBody } from "./contract";
import { EarlyLesson } from "./early-lesson";
import { takeEarlyPlace, type EarlyPlace } from "./early-place";
import { findExchange } from "./exchange-data";
import { readMessage } from "./read-message";
import { findTurn } from "./read-past";
import { storedHelpRateLimit } from "./rules";
import { takeTurnSlot } from "./turn-slots";

export type SendInput = z.output<typeof sendMessageBody> & {
  /** The sheet that the items of a picture are added to. */
  worksheetId?: string | undefined;
};

/** What a send has become: a turn that was charged and begun, one that is known, or a cry for help beyond what is stored. */
type Admitted =
  | { is: "begun"; turn: Turn; endTurn: () => void }
  | { is: "known"; clientMessageId: string }
  | ({ is: "unstored" } & Unstored);

/** Looks a send up by its key, reads and charges it, and has its lesson begun meanwhile where there is room. */
export async function admitSend(ctx: Ctx<Learner>, input: SendInput): Promise<Admitted> {
  const place = takeEarlyPlace(ctx);
  try {
    return await admit(ctx, input, place);
  } finally {
    place.leave();
  }
}

async function admit(ctx: Ctx<Learner>, input: SendInput, place: EarlyPlace): Promise<Admitted> {
  const { text, clientMessageId, verdict } = await sendOf(ctx, input);
  const image = verdict ? undefined : input.image;
  const photoOf = async () => (image === undefined ? undefined : await takePhoto(ctx, image));
  const past = await findTurn(ctx, { clientMessageId });
  if (past.status !== null && past.status !== "failed") {
    const known = await findExchange(ctx.db, ctx.actor.userId, clientMessageId);
    if (known) messageOf(known, { text, photo: await photoOf() });
    return { is: "known", clientMessageId };
  }
  const mayBeEarly = !image && !verdict && past.status === null && isNextWithRoom(ctx, place);
  const reading = mayBeEarly ? readMessage(ctx, text) : undefined;
  reading?.catch(() => undefined); // Whoever waits for it hears of it.
  const { support, boundary } = await readNeed(ctx, text);
  const isFree = replacesLesson(support);
  // Whoever needs help gets it, whatever has become of the sheet.
  if (!support) await refuseUnknownSheet(ctx, input);
  if (ctx.withheld && !support) throw ctx.withheld;
  const second: SecondReading = {};
  // What is withheld goes to nobody else either.
  if (!isFree && !verdict && input.message && !ctx.withheld) beginSecondReading(ctx, text, second);
  if (isFree && (await isBeyondStoring(ctx))) return { is: "unstored", text, clientMessageId, support };
  // Help does not wait for a picture, which may be refused.
  const photo = isFree || ctx.withheld ? undefined : await photoOf();
  const { wish, about } = verdict ? {} : input;
  const asked = { message: text, past, wish, about, stance: verdict?.stance, second, reading };
  const endTurn = isFree ? () => undefined : await takeTurnSlot(ctx.db);
  const isEarly = mayBeEarly && !isFree && !boundary;
  const early = isEarly ? new EarlyLesson(ctx, asked) : undefined;
  const giveUp = () => {
    early?.giveUp();
    endTurn();
  };
  try {
    if (!isFree) await place.others;
    // Not beside the safety reading: no cry for help is refused because this had to wait.
    const isAtExercise = !isFree && !verdict && !photo && (await readIsAtExercise(ctx, text, past.state));
    const send = { text, clientMessageId, isFree, isAtExercise, photo, verdict };
    const begun = await beginOrHelp(ctx, send, support);
    const { worksheetId } = input;
    if (begun)
      return { is: "begun", turn: { ...begun, asked, early, worksheetId, support, boundary }, endTurn };
  } catch (error) {
    giveUp();
    throw error;
  }
  giveUp();
  // A verdict that has its answer has it under another key.
  return {
    is: "known",
    clientMessageId: verdict ? (await sendOf(ctx, input)).clientMessageId : clientMessageId,
  };
}

/** Whether the model may be asked for a student before the charge is made. */
const isNextWithRoom = (ctx: Ctx<Learner>, place: EarlyPlace): boolean =>
  place.isOwn && !ctx.withheld && hasRoom(ctx.actor.user, ctx.now());

/** What is sent, under which key; of an answer to a verdict, the one it has already. */
async function sendOf(ctx: Ctx<Learner>, { message, verdict, clientMessageId = uuid() }: SendInput) {
  if (verdict) return answerToVerdict(ctx, verdict, clientMessageId);
  return { text: message || pictureMessage, clientMessageId, verdict: undefined };
}

/** What the safety rules see in a message; where they take too long, what a list of words sees. */
function readNeed(ctx: Ctx<Learner>, text: string): Promise<SafetyReading> {
  const otherwise = () => (holdsPlainDanger(text) ? { support: unspecificCrisis } : {});
  return readOr(ctx, "safety", text, { characters: text.length, otherwise });
}

/** Whether a message works at the exercise that the lesson is about. */
function readIsAtExercise(ctx: Ctx<Learner>, message: string, stored: unknown): Promise<boolean> {
  const otherwise = () => false;
  return readOr(ctx, "atExercise", { stored, message }, { characters: message.length, otherwise });
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
  const { isOver } = await consumeRateLimit(ctx, {
    subject: `help:${ctx.actor.userId}`,
    rate: storedHelpRateLimit,
  });
  return isOver;
}
