import { z } from "zod";

const maxIdLength = 60;
const maxExamples = 40;

/** The lesson that was explained last, and what of it. */
export const ruleState = z.object({
  /** A lesson's id. */
  lesson: z.string().max(maxIdLength),
  told: z.array(z.enum(["rule", "easier", "negative", "question"])).max(4),
  /** How far down the lesson's list of examples we are: those before it were shown or left out. */
  shown: z.number().int().min(0).max(maxExamples),
});
export type RuleState = z.infer<typeof ruleState>;
