import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { linesOf } from "@/lib/features/homework-photos/photo-lines";
import { readPhoto } from "@/lib/features/homework-photos/read-photo";
import { readOr } from "@/lib/features/reading/read";
import { xpForPhoto } from "@/lib/features/rewards/rules";
import { graver, replacesLesson } from "@/lib/features/safety/rules";
import { beginSecondReading, type SecondReading } from "@/lib/features/safety/second-reading";
import { bringSheet } from "@/lib/features/worksheets/bring-sheet";
import { lessonInSheet } from "@/lib/features/worksheets/in-lesson";
import { chat as t, homeworkPhotos } from "@/lib/i18n/it";
import { answerFree } from "./answer-free";
import { answerInNeed } from "./answer-in-need";
import type { Begun } from "./begin-exchange";
import { withDueSupport } from "./with-due-support";
import { leastRecentReply } from "./least-recent-reply";
import { threadKeyOf } from "./read-message";
import { findTurn, readPast } from "./read-past";
import { settleExchange, type Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";
import { speak, type Spoken } from "./speak";
import { aboutTurn } from "./speak-lesson";

export type BegunPhoto = Answered &
  Required<Pick<Begun, "photo">> & {
    second: SecondReading;
    /** The sheet that its items are added to. */
    worksheetId?: string | undefined;
  };
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
  const page = await pageOf(ctx, photo);
  if (!page) return undefined;
  const { text, lines } = page;
  const second = beginSecondReading(ctx, text, begun.second);
  // Read anew: the picture took its time.
  const { clientMessageId } = exchange;
  const stored = await readPast(ctx, await findTurn(ctx, { clientMessageId, conversationId }));
  const read = withText(begun, text);
  const said = { ...stored, ...aboutTurn(ctx), state: await lessonInSheet(ctx, stored.state), text };
  const reading = { characters: text.length, key: threadKeyOf(ctx), otherwise: () => undefined };
  const seen = await readOr(ctx, "photo", said, reading);
  if (!seen) return answerFree(ctx, read, t.unread, emit);
  const { lesson } = seen;
  const inText = graver(begun.support, seen.support);
  if (replacesLesson(inText)) return answerInNeed(ctx, { ...read, support: inText }, emit);
  const spoken: Spoken = lesson
    ? await speak(ctx, lesson, { second }, emit)
    : { reply: await sayNoExercise(ctx, read, emit), support: second.support };
  const { reply, judgement, keptState } = spoken;
  const support = graver(inText, spoken.support);
  if (replacesLesson(support)) return answerInNeed(ctx, { ...read, support }, emit);
  const after = judgement?.state ?? keptState ?? lesson?.plan.state;
  const isBrought = lesson?.plan.exercise.startsWith("brought") ?? false;
  const keepSheet = (state: LessonState) => (tx: Tx) =>
    bringSheet(tx, {
      userId,
      key: exchange.id,
      photo: { id: photo.id, lines },
      worksheetId: begun.worksheetId,
      now: ctx.now(),
      state,
    });
  const practice = { xp: xpForPhoto, photo: photo.digest };
  return settleExchange(
    ctx,
    await withDueSupport(ctx, { ...read, support }),
    reply,
    { state: after, practice },
    after && isBrought ? keepSheet(after) : undefined,
  );
}

/** What stands on a picture; one that was read in an earlier try is not read again. */
async function pageOf(ctx: Ctx<Learner>, photo: BegunPhoto["photo"]) {
  return photo.text === null
    ? readPhoto(ctx, photo)
    : { text: photo.text, lines: await linesOf(ctx, photo.id) };
}

/** Explains how to take a better picture, and gives back what this one was charged. */
export const answerIllegible = (ctx: Ctx<Learner>, begun: BegunPhoto, emit: Emit): Promise<Settled> =>
  answerFree(ctx, begun, homeworkPhotos.replies.illegible, emit);

async function sayNoExercise(ctx: Ctx, { exchange }: Begun, emit: Emit): Promise<string> {
  const reply = await leastRecentReply(ctx, exchange.conversationId, homeworkPhotos.replies.noExercise);
  emit(reply);
  return reply;
}

function withText(begun: BegunPhoto, text: string): BegunPhoto {
  const { photo, userMessage } = begun;
  const exchange = { ...userMessage.exchange, photo: { id: photo.id, text } };
  return { ...begun, userMessage: { ...userMessage, exchange } };
}
