import { z } from "zod";
import { drillState } from "./drill/drill-state";
import { exerciseState } from "./exercise/exercise-state";
import { taskOfExercise, type Task } from "./exercise/task";
import { verdictOfExercise, type OpenVerdict } from "./exercise/verdict";
import { passageState } from "./passage/passage-state";
import { ruleState } from "./rule/rule-state";
import { solvedItems } from "./teacher/solved-state";
import { verdictOfTold } from "./teacher/told-verdict";
import { textState } from "./text/text-state";
import { wordState } from "./word/word-state";
import { writingState } from "./writing/writing-state";

/** A part of an earlier form is none; the others stand. */
const part = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const maxWritten = 600;
const maxQuestion = 300;

/** What a lesson is about beside what was said: kept with each answer, and never sent to a browser. */
export const lessonState = z.object({
  /** How many turns it has had: words vary by it. */
  turn: z.int().default(0).catch(0),
  /** What the turn before was about. */
  front: part(z.enum(["text", "exercise", "word", "rule", "passage", "writing"])),
  text: part(textState),
  exercise: part(exerciseState),
  /** The English that the student wrote last, outside of an exercise: what "è giusto?" is about. */
  wrote: part(z.string().max(maxWritten)),
  /** What was asked last about English: whoever was not understood is brought back to it. */
  question: part(z.string().max(maxQuestion)),
  /** Whether the exercise was read off a picture: its text may be put right since. */
  isOfPhoto: part(z.boolean()),
  /** The student's newest text: it may turn out to be an exercise, or a text with questions. */
  read: part(z.string().max(4000)),
  /** What the exercise trains, where it is one of ours. */
  drill: part(drillState),
  word: part(wordState),
  rule: part(ruleState),
  passage: part(passageState),
  writing: part(writingState),
  /** The exercise a tutor has solved by itself. */
  solved: part(solvedItems),
  /** The last try that only a tutor has judged and not called right: at which of those items, and in which turn. */
  refused: part(z.object({ number: z.string(), turn: z.int() })),
  /** How many answers no tutor has told yet of something to be solved that we cannot read. */
  untold: part(z.int()),
  /** Whether it was said what the coach cannot do without a model. */
  hasSaidLimits: part(z.boolean()),
});
export type LessonState = z.output<typeof lessonState>;
export type Front = NonNullable<LessonState["front"]>;

/** A state as it was stored. */
export const readState = (stored: unknown): LessonState => lessonState.catch({ turn: 0 }).parse(stored ?? {});

/** The verdict on a try that the student may answer: a tutor's of this turn, else where the turn was about the exercise. */
export function verdictIn(state: LessonState): OpenVerdict | undefined {
  const { front, exercise } = state;
  return verdictOfTold(state) ?? (front === "exercise" && exercise ? verdictOfExercise(exercise) : undefined);
}

/** The item of an exercise that a turn has ended with, where the turn was about one. */
export function taskIn({ front, exercise }: LessonState): Task | undefined {
  return front === "exercise" && exercise ? taskOfExercise(exercise) : undefined;
}
