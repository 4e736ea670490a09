import type { Ctx, Learner } from "@/lib/context";
import type { Reward } from "./award-practice";
import type { RewardReply } from "./contract";
import { listAchievements } from "./list-achievements";
import { levelOf } from "./rules";

/** What was earned as the API shows it; without a reward, that nothing was. */
export async function presentReward(ctx: Ctx<Learner>, reward: Reward | undefined): Promise<RewardReply> {
  if (!reward)
    return { xpAwarded: 0, leveledUp: false, newLevel: levelOf(ctx.actor.user.xp), newAchievements: [] };
  const { badgeTypes, ...earned } = reward;
  const newAchievements = badgeTypes.length > 0 ? await listAchievements(ctx, badgeTypes) : [];
  return { ...earned, newAchievements };
}
