import type { Ctx, Learner } from "@/lib/context";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { readPhoto } from "@/lib/features/homework-photos/read-photo";
import { readOr } from "@/lib/features/reading/read";
import { awardPhoto } from "@/lib/features/rewards/award-photo";
import { chat as t, homeworkPhotos, safety } from "@/lib/i18n/it";
import { answerFree } from "./answer-free";
import { aboutTurn } from "./answer-message";
import type { Begun } from "./begin-exchange";
import { leastRecentReply } from "./least-recent-reply";
import { readHistory } from "./read-history";
import { settleExchange, type Settled } from "./settle-exchange";
import { speak, type Spoken } from "./speak";

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
  const { conversationId, userId } = exchange;
  const text = photo.text ?? (await readPhoto(ctx, photo));
  if (text === undefined) return undefined;
  const [past, open] = await Promise.all([
    readHistory(ctx, conversationId),
    listOpenFindings(ctx, conversationId),
  ]);
  const read = withText(begun, text);
  const said = { ...past, ...aboutTurn(ctx), text, open };
  const reading = { characters: text.length, key: conversationId, otherwise: () => undefined };
  const lesson = await readOr(ctx, "photo", said, reading);
  if (!lesson) return answerFree(ctx, read, t.unread, emit);
  if ("isCrisis" in lesson && lesson.isCrisis) return answerFree(ctx, read, safety.replies.crisis, emit);
  const { reply, judgement, keptState }: Spoken =
    "plan" in lesson
      ? await speak(ctx, lesson, conversationId, emit)
      : { reply: await sayOneOf(ctx, begun, homeworkPhotos.replies.noExercise, emit) };
  return settleExchange(ctx, read, reply, async (tx) => ({
    reward: await awardPhoto(tx, { userId, digest: photo.digest, now: ctx.now() }),
    state: judgement?.state ?? keptState ?? ("plan" in lesson ? lesson.plan.state : undefined),
  }));
}

/** Explains how to take a better picture, and gives back what this one was charged. */
export const answerIllegible = (ctx: Ctx<Learner>, begun: BegunPhoto, emit: Emit): Promise<Settled> =>
  answerFree(ctx, begun, homeworkPhotos.replies.illegible, emit);

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
