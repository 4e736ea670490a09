import type { Ctx, Learner } from "@/lib/context";
import { noReward } from "./award-practice";
import type { RewardReply } from "./contract";
import { listAchievements } from "./list-achievements";
import type { Reward } from "./reward";

/** What was earned as the API shows it; without a reward, that nothing was. */
export async function presentReward(ctx: Ctx<Learner>, reward: Reward | undefined): Promise<RewardReply> {
  const { badgeTypes, ...earned } = reward ?? noReward(ctx.actor.user.xp);
  const newAchievements = badgeTypes.length > 0 ? await listAchievements(ctx, badgeTypes) : [];
  return { ...earned, newAchievements };
}
