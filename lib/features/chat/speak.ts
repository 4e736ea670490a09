import type { Ctx, Learner } from "@/lib/context";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { Judgement } from "@/lib/features/coach/teacher/judge-preface";
import { replacesLesson, type Support } from "@/lib/features/safety/rules";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { TutorError, type TutorTurn } from "@/lib/ports/tutor";
import { studentKeyOf } from "@/lib/secret";
import { unlessAborted } from "@/lib/unless-aborted";
import { Listener, type Guarded } from "./listener";

/** A turn as the tutor may see it, and what must not be in the reply to it. */
type Told = Guarded & { turn: TutorTurn };
export type Spoken = {
  reply: string;
  judgement?: Judgement | undefined;
  /** Where our own words stand in: what the preface has said of an exercise nonetheless. */
  keptState?: LessonState | undefined;
  /** The need of help that the tutor or a second reader saw. One that replaces the lesson has ended the reply. */
  support?: Support | undefined;
};
type Hearing = {
  second?: SecondReading | undefined;
  /** Ends the request to the model and the speaking at once: `speak` throws its reason, and says nothing more. */
  signal?: AbortSignal | undefined;
};

/**
 * The tutor's words for a plan, piece by piece and in the end as a whole, with what its preface says. Each of its
 * sentences is checked for what gives an answer away and for what no child should read; what cannot be checked is not
 * shown, and ends the reply. Without a readable preface our own words for the turn stand in its place. So does a need of help
 * that is seen meanwhile end it: who hears it answers that instead. What `emit` does with a piece is not waited for.
 */
export async function speak(
  ctx: Ctx<Learner>,
  told: Told,
  hearing: Hearing,
  emit: (text: string) => void,
): Promise<Spoken> {
  const { signal } = hearing;
  signal?.throwIfAborted();
  const speaking = sayIt(ctx, told, hearing, (text) => {
    if (!signal?.aborted) emit(text);
  });
  return signal ? unlessAborted(speaking, signal, (reason) => reason as Error) : speaking;
}

async function sayIt(
  ctx: Ctx<Learner>,
  told: Told,
  hearing: Hearing,
  emit: (text: string) => void,
): Promise<Spoken> {
  const listener = new Listener(ctx, told, hearing, emit);
  await hearTutor(ctx, told.turn, listener, hearing.signal);
  await listener.end();
  const { support } = listener;
  if (listener.isUnreadable) {
    const { reply } = await inOurWords(ctx, told, hearing, emit);
    return { reply, support, keptState: listener.judgement?.state };
  }
  const reply = listener.shown.trim();
  if (!reply && !replacesLesson(support)) throw new TutorError("bad_answer");
  return { reply, support, judgement: listener.judgement };
}

/** Has the tutor speak until it has said everything, or there is no use in hearing more: then it is told to stop. */
async function hearTutor(
  ctx: Ctx<Learner>,
  turn: TutorTurn,
  listener: Listener,
  signal: AbortSignal | undefined,
): Promise<void> {
  const enough = new AbortController();
  const timeout = AbortSignal.timeout(ctx.env.TUTOR_TIMEOUT_S * 1000);
  const stop = AbortSignal.any([timeout, enough.signal, ...(signal ? [signal] : [])]);
  const pieces = ctx.ports.tutor.reply(turn, stop, studentKeyOf(ctx.secret, ctx.actor.userId));
  const heard = listener.hearAll(pieces);
  try {
    await Promise.race([heard, listener.over]);
  } catch (error) {
    await listener.settle();
    if (!listener.isOver) throw error;
  } finally {
    enough.abort();
    heard.catch(() => undefined); // It was told to stop.
  }
}

async function inOurWords(
  ctx: Ctx<Learner>,
  { leading: _, ...told }: Told,
  hearing: Hearing,
  emit: (text: string) => void,
): Promise<Spoken> {
  ctx.log.warn({ event: "tutor_without_preface" });
  const listener = new Listener(ctx, { ...told, originals: [] }, hearing, emit);
  listener.hear(told.turn.ownWords);
  await listener.end();
  return { reply: listener.shown.trim() };
}
