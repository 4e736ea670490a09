import { z } from "zod";

const maxIdLength = 60;
const maxExamples = 40;
const maxTries = 9;

/** The lesson that was explained last, and what of it. */
export const ruleState = z.object({
  /** A lesson's id. */
  lesson: z.string().max(maxIdLength),
  told: z.array(z.enum(["rule", "easier", "negative", "question"])).max(4),
  /** How far down the lesson's list of examples we are: those before it were shown or left out. */
  shown: z.number().int().min(0).max(maxExamples),
  /** Whether it is a fact: some have the id of a lesson. */
  isFact: z.boolean().optional(),
  /** The question the reply ended with: the lesson's own, for an example, or what examples have in common. */
  asked: z
    .object({ what: z.enum(["task", "own", "see"]), tries: z.int().min(0).max(maxTries) })
    .optional()
    .catch(undefined),
});
export type RuleState = z.infer<typeof ruleState>;
