import { z } from "zod";

/** Ways to say one thing: "(my brother|he) reads [a lot]", and "*" where a few other words may stand. */
const says = z.array(z.string().min(1)).min(1);

/** What the question that ends a lesson or a fact takes for an answer. */
export const taskAnswers = z.object({
  /** What it offers to choose from, in its order: "la seconda" is the second of them. */
  options: z.array(z.string()).optional(),
  /** What is right, the first as it may be shown; none where a sentence of one's own is asked for. */
  answers: z.array(z.object({ says, because: z.string() })).default([]),
  /** What is often said instead, and what helps then: nothing that holds an answer. */
  wrong: z.array(z.object({ says, hint: z.string() })).default([]),
  /** What helps whatever was said. */
  hint: z.string(),
  /** What a sentence of one's own must show, as a sign of `rule/signs.ts`. */
  holds: z.string().optional(),
  /** It asks about a sentence the student has in mind: whatever is chosen may be so. */
  isOwn: z.boolean().optional(),
  /** It is about no rule, but about studying or an exam: no sentence is asked for after it. */
  isLast: z.boolean().optional(),
});
export type TaskAnswers = z.output<typeof taskAnswers>;
