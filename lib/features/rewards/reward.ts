import { z } from "zod";
import { badgeTypes } from "./rules";

/** What was earned, as the database writes it in JSON. */
export const rewardAsJson = z.object({
  xpAwarded: z.int(),
  leveledUp: z.boolean(),
  newLevel: z.int(),
  badgeTypes: z.array(z.enum(badgeTypes)),
});
export type Reward = z.output<typeof rewardAsJson>;
