import type { Ctx, Learner } from "@/lib/context";
import { planPhoto } from "@/lib/features/coach/plan/plan-photo";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { readPhoto } from "@/lib/features/homework-photos/read-photo";
import { noReward } from "@/lib/features/rewards/award-practice";
import { awardPhoto } from "@/lib/features/rewards/award-photo";
import { readSafety } from "@/lib/features/safety/read-safety";
import { refundSend } from "@/lib/features/usage/charge-send";
import { homeworkPhotos, safety } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { markFree } from "./exchange-data";
import { leastRecentReply } from "./least-recent-reply";
import { readHistory } from "./read-history";
import { settleExchange, type Settled } from "./settle-exchange";
import { speak } from "./speak";

export type BegunPhoto = Begun & Required<Pick<Begun, "photo">>;
type Emit = (text: string) => void;

/**
 * Reads a picture and opens the first item of its exercise; a text without one is answered in words of ours. The text
 * takes the place of the message and is only data: no wish is read from it, no mistake in it is the student's. Undefined
 * when nothing is legible: then nothing is settled yet.
 */
export async function answerPhoto(
  ctx: Ctx<Learner>,
  begun: BegunPhoto,
  emit: Emit,
): Promise<Settled | undefined> {
  const { photo, exchange } = begun;
  const text = photo.text ?? (await readPhoto(ctx, photo));
  if (text === undefined) return undefined;
  const [past, open] = await Promise.all([
    readHistory(ctx, exchange.conversationId),
    listOpenFindings(ctx, exchange.conversationId),
  ]);
  const read = withText(begun, text);
  const plan = planPhoto({ text, open, history: past.history });
  if (!plan && readSafety(text)?.kind === "crisis") return answerFree(ctx, read, safety.replies.crisis, emit);
  const reply = plan
    ? await speak(ctx, { ...past, message: text, isPhoto: true }, plan, emit)
    : await sayOneOf(ctx, begun, homeworkPhotos.replies.noExercise, emit);
  const { userId } = exchange;
  return settleExchange(ctx, read, reply, async (tx) => ({
    reward: await awardPhoto(tx, { userId, digest: photo.digest, now: ctx.now() }),
  }));
}

/** Explains how to take a better picture, and gives back what this one was charged. */
export const answerIllegible = (ctx: Ctx<Learner>, begun: BegunPhoto, emit: Emit): Promise<Settled> =>
  answerFree(ctx, begun, homeworkPhotos.replies.illegible, emit);

async function answerFree(
  ctx: Ctx<Learner>,
  begun: BegunPhoto,
  variants: readonly string[],
  emit: Emit,
): Promise<Settled> {
  const reply = await sayOneOf(ctx, begun, variants, emit);
  return settleExchange(ctx, begun, reply, async (tx) => {
    await refundSend(tx, begun.exchange);
    await markFree(tx, begun.exchange.id);
    return { reward: noReward(ctx.actor.user.xp) };
  });
}

async function sayOneOf(
  ctx: Ctx,
  { exchange }: Begun,
  variants: readonly string[],
  emit: Emit,
): Promise<string> {
  const reply = await leastRecentReply(ctx, exchange.conversationId, variants);
  emit(reply);
  return reply;
}

function withText(begun: BegunPhoto, text: string): BegunPhoto {
  const { photo, userMessage } = begun;
  const exchange = { ...userMessage.exchange, photo: { id: photo.id, text } };
  return { ...begun, userMessage: { ...userMessage, exchange } };
}
