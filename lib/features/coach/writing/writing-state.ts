import { z } from "zod";
import { comparison, description } from "./descriptions";
import { formalLetter, informalLetter } from "./letters";
import { opinion, review } from "./opinions";
import { diary, story } from "./stories";
import { levels, registers, textKindNames, type TextKind } from "./text-kind";

/** What a student has to write, as the message says it. */
export const writingTask = z.object({
  /** None where the message names neither a kind of text nor a topic that has one. */
  kind: z.enum(textKindNames).optional(),
  register: z.enum(registers),
  /** What was asked for, where it is none of the kinds: the nearest one stands in. */
  standsIn: z.enum(["riassunto", "dialogo", "presentazione", "articolo"]).optional(),
  topic: z.string().max(80).optional(),
  /** The length the teacher asked for, in words. */
  words: z.number().int().min(1).max(2_000).optional(),
  level: z.enum(levels).optional(),
  /** Whether the coach is to write it. */
  isToBeWritten: z.boolean(),
  /** Whether only the beginning or the end is asked for. */
  asks: z.enum(["start", "end", "connectors", "length"]).optional(),
});
export type WritingTask = z.infer<typeof writingTask>;

/** A text under work: which part it has come to, and what it is to hold. */
export const writingState = z.object({
  task: writingTask,
  /** The part under work, by its place in the plan; past the end when all are done. */
  at: z.number().int().min(0).max(12),
  /** What the student wants to say, in Italian, in the order it came. */
  ideas: z.array(z.string().max(120)).max(12),
  /** Words of English written so far. */
  written: z.number().int().min(0),
});
export type WritingState = z.infer<typeof writingState>;

/** A summary says what a review says of a story, and then how the story goes on. */
const summary: TextKind = {
  ...review,
  name: "un riassunto",
  parts: [...review.parts.slice(0, 2), ...story.parts.slice(2)],
  endings: ["In the end, …", "Finally, …"],
  tense: "il *present simple*: un riassunto si racconta al presente",
  checks: [
    "titolo e autore all'inizio",
    "i verbi al *present simple*",
    "solo i fatti importanti, in ordine",
    "parole tue, non frasi copiate",
  ],
};

/** The plan of a task; a description where nothing is known yet. */
export function kindOfTask({ kind = "description", register, standsIn }: WritingTask): TextKind {
  if (standsIn === "riassunto") return summary;
  if (kind === "letter") return register === "formal" ? formalLetter : informalLetter;
  return { description, diary, opinion, story, review, comparison }[kind];
}
