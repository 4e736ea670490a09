import { z } from "zod";

/** The training before: the rules and the themes of words it was about; neither is a mix. */
export const drillState = z.object({
  lessons: z.array(z.string().max(60)).max(4),
  themes: z.array(z.string().max(30)).max(4),
});
export type DrillState = z.infer<typeof drillState>;
