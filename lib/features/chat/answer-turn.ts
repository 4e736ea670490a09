import type { Ctx, Learner } from "@/lib/context";
import { graver, type Boundary } from "@/lib/features/safety/rules";
import { answerBoundary } from "./answer-boundary";
import { answerInNeed } from "./answer-in-need";
import { answerMessage } from "./answer-message";
import { answerPhoto, type answerIllegible } from "./answer-photo";
import type { EarlyLesson } from "./early-lesson";
import type { failExchange } from "./fail-exchange";
import { findTurn } from "./read-past";
import type { Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";
import { speakLesson, type Asked } from "./speak-lesson";

/** What becomes of a send that has no answer, and of a picture that nobody can read. */
export type Endings = { giveUp: typeof failExchange; answerIllegible: typeof answerIllegible };

/** A send that was begun, and all that is known of it. */
export type Turn = Answered & {
  asked: Asked;
  /** The lesson that is spoken already. */
  early?: EarlyLesson | undefined;
  worksheetId?: string | undefined;
  boundary?: Boundary | undefined;
};

/** Where no lesson is to be had, whoever may need help hears who gives it all the same. */
export async function answerTurn(...[ctx, turn, say, endings]: Parameters<typeof answer>): Promise<Settled> {
  try {
    return await answer(ctx, turn, say, endings);
  } catch (error) {
    const support = graver(turn.support, turn.asked.second.support);
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
  const { photo: picture, boundary, asked } = turn;
  if (turn.exchange.isFree && turn.support) return answerInNeed(ctx, { ...turn, support: turn.support }, say);
  if (boundary) return answerBoundary(ctx, turn, boundary, say);
  if (!picture)
    return answerMessage(ctx, { ...turn, about: asked.about }, await lessonOf(ctx, turn, say), say);
  const photo = { ...turn, photo: picture, second: asked.second };
  return (await answerPhoto(ctx, photo, say)) ?? endings.answerIllegible(ctx, photo, say);
}

/** The lesson that is spoken already, unless the conversation it is of was ended meanwhile. */
async function lessonOf(ctx: Ctx<Learner>, turn: Turn, say: (text: string) => void) {
  const { asked, early, exchange } = turn;
  const { clientMessageId, conversationId } = exchange;
  const isOfOther = asked.past.conversationId !== null && asked.past.conversationId !== conversationId;
  if (early && !isOfOther) return early.letOut(say);
  early?.giveUp();
  const past = isOfOther ? await findTurn(ctx, { clientMessageId, conversationId }) : asked.past;
  return speakLesson(ctx, { ...asked, past }, say);
}
