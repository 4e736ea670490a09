import { z } from "zod";
import { supportCauses, supportLevels } from "./rules";

export const support = z
  .object({
    level: z
      .enum(supportLevels)
      .describe("gentle: the lesson goes on. worry, crisis: words of ours take its place"),
    cause: z.enum(supportCauses),
    text: z.string(),
    numbers: z
      .array(z.object({ number: z.string(), name: z.string() }))
      .describe("Whom one can call, free of charge"),
    exchangeId: z.string(),
    canTell: z.boolean().describe("Whether the student may have their parents told of it"),
  })
  .describe("On the coach's messages: somebody may need help");
export type SupportReply = z.output<typeof support>;
