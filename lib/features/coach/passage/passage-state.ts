import { z } from "zod";

export const maxPassageLength = 4_000;
export const maxQuestions = 30;

/** What became of a question: its place found, not to be judged by us, left for later, or still to do. */
const status = z.enum(["open", "found", "unsure", "aside", "skipped"]);

const passageQuestion = z.object({
  /** As the sheet has it: "3", "b". */
  number: z.string().max(4),
  text: z.string().max(300),
  form: z.enum(["open", "true-false", "choice"]),
  options: z.array(z.string().max(160)).max(6),
  /** Typed later by the student: its place in the list says nothing of its place in the text. */
  isExtra: z.boolean(),
  /** Real tries so far. */
  tries: z.number().int().min(0),
  /** How often the student asked for help with it. */
  hints: z.number().int().min(0),
  /** The last try, to tell a new one from the same again. */
  last: z.string().max(200),
  status,
});
export type PassageQuestion = z.infer<typeof passageQuestion>;

/** A text to understand, and its questions; without questions yet where only the text was sent. */
export const passageState = z.object({
  /** What is counted for the student: sentences, or the lines of a poem or a dialogue. */
  unit: z.enum(["frase", "riga"]),
  sentences: z.array(z.string().max(1_000)).max(200),
  questions: z.array(passageQuestion).max(maxQuestions),
  /** The question under work, by its place in the list; past the end when all are done. */
  at: z.number().int().min(0),
});
export type PassageState = z.infer<typeof passageState>;

/** A question nobody has tried yet. */
export const newQuestion = (
  number: string,
  text: string,
  more: Partial<Pick<PassageQuestion, "form" | "options" | "isExtra">> = {},
): PassageQuestion => ({
  number: number.slice(0, 4),
  text: text.slice(0, 300),
  form: more.form ?? "open",
  options: (more.options ?? []).slice(0, 6).map((option) => option.slice(0, 160)),
  isExtra: more.isExtra ?? false,
  tries: 0,
  hints: 0,
  last: "",
  status: "open",
});

/** Where to go on: the next open question after the one under work, then those before it, then the skipped ones. */
export function nextAt({ questions, at }: PassageState): number {
  const order = questions.map((_, step) => (at + 1 + step) % questions.length);
  return (
    order.find((place) => questions[place]?.status === "open") ??
    order.find((place) => questions[place]?.status === "skipped" && place !== at) ??
    questions.length
  );
}

/** With what became of one question. */
export const changed = (state: PassageState, at: number, change: Partial<PassageQuestion>): PassageState => ({
  ...state,
  questions: state.questions.map((question, place) => (place === at ? { ...question, ...change } : question)),
});

/** Goes on to the next question. */
export const onward = (state: PassageState): PassageState => ({ ...state, at: nextAt(state) });
