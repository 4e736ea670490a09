import type { Ctx, Learner } from "@/lib/context";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { Plan } from "@/lib/features/coach/plan/plan";
import type { Stance } from "@/lib/features/coach/stance";
import type { Wish } from "@/lib/features/coach/wish";
import { readOr } from "@/lib/features/reading/read";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { lessonInSheet, type AboutItem } from "@/lib/features/worksheets/in-lesson";
import { readMessage, threadKeyOf, type MessageReading } from "./read-message";
import { readPast } from "./read-past";
import { speak, type Spoken } from "./speak";
import type { Past } from "./turn-data";

/** What a lesson answers: a message, and what came before it. */
export type Asked = {
  message: string;
  past: Past;
  wish?: Wish | undefined;
  stance?: Stance | undefined;
  about?: AboutItem | undefined;
  second: SecondReading;
  /** What is being found in the message, where that was begun early. */
  reading?: MessageReading | undefined;
};
/** What was said to it, and what was found in it. */
export type Lesson = {
  plan: Plan;
  spoken: Spoken;
  words: { used: string[]; isPractice: boolean };
  /** What the lesson was about before. */
  before: LessonState;
};

/**
 * Diagnoses a message by our own rules and has the tutor word what they decide. Undefined where it is too much to read.
 * Stores nothing: it may run while the message is being charged, until `signal` ends it.
 */
export async function speakLesson(
  ctx: Ctx<Learner>,
  { message, past, wish, stance, about, second, reading = readMessage(ctx, message) }: Asked,
  emit: (text: string) => void,
  signal?: AbortSignal,
): Promise<Lesson | undefined> {
  const options = { characters: message.length, key: threadKeyOf(ctx) };
  const [stored, findings] = await Promise.all([readPast(ctx, past), reading]);
  const { open, ...told } = stored;
  const before = await lessonInSheet(ctx, told.state, about);
  const isAboutItem = about !== undefined;
  const said = findings && {
    ...told,
    ...aboutTurn(ctx),
    state: before,
    message,
    findings,
    open,
    wish,
    stance,
    isAboutItem,
  };
  const lesson = said && (await readOr(ctx, "lesson", said, { ...options, otherwise: () => undefined }));
  if (!lesson) return undefined;
  const [spoken, words] = await Promise.all([
    speak(ctx, lesson, { second, signal }, emit),
    readOr(ctx, "words", message, { ...options, otherwise: () => ({ used: [], isPractice: false }) }),
  ]);
  return { plan: lesson.plan, spoken, words, before };
}

/** The names a tutor must not hear, the class that says how easy its English has to be, and whether it leads. */
export function aboutTurn({ actor, ports }: Ctx<Learner>) {
  const { nickname, displayName, schoolClass } = actor.user;
  return { names: [nickname, displayName], ...(schoolClass && { schoolClass }), leads: ports.tutor.leads };
}
