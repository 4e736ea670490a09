import { z } from "zod";
import { firstVerdict } from "../exercise/exercise-state";

const secret = z.object({
  answer: z.string(),
  inContext: z.string(),
  quote: z.string(),
  isText: z.literal(true).optional(),
});

/** Items that a tutor has solved. */
export const solvedItems = z.array(
  z.object({
    number: z.string(),
    /** Which item of the exercise under way it is, where we have read that. */
    at: z.number().optional(),
    /** What it trains, as the tutor says. */
    topic: z.string().optional(),
    /** What the student wrote that was not right. */
    tried: z.array(z.string()).default([]),
    /** Whether it was left to the student's teacher. */
    isLeft: z.literal(true).optional(),
    /** Whether the tutor has made it itself, with a sentence in its reply. */
    isMade: z.literal(true).optional(),
    /** Whether it contradicts our solver, told twice: neither is certain then. */
    isDisputed: z.literal(true).optional(),
    gaps: z.array(
      z.object({
        answers: z.array(z.string()),
        secrets: z.array(secret),
        isDone: z.boolean(),
        first: firstVerdict.optional(),
      }),
    ),
  }),
);
export type SolvedItems = z.output<typeof solvedItems>;
export type SolvedItem = SolvedItems[number];
