import { z } from "zod";
import type { GrammarLesson } from "./lesson";

/** A question that follows a fact, in several ways to put it, and its answer. */
const next = z.object({ asks: z.array(z.string()).min(1), answer: z.string() });

/** What answers one question: smaller than a lesson, and found by the ways to ask it. */
export const fact = z.object({
  id: z.string().max(60),
  /** What it is about, in a few words. */
  title: z.string(),
  asks: z.array(z.string()).min(1),
  /** The English words it is about. */
  about: z.array(z.string()),
  answer: z.string(),
  /** The same in simpler words. */
  easier: z.string(),
  examples: z.array(z.string()).min(2),
  /** The one question that ends a reply. */
  task: z.string(),
  next: z.array(next),
});
export type Fact = z.infer<typeof fact>;

/** A fact is explained as a lesson is. */
export const asLesson = ({
  id,
  title,
  about,
  answer,
  easier,
  examples,
  task,
  next: follows,
}: Fact): GrammarLesson => ({
  id,
  name: title,
  names: about.join(", "),
  explanation: answer,
  easier,
  examples,
  task,
  next: follows,
});
