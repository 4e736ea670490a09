import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { badges, badgeTexts } from "@/lib/i18n/it";
import type { AchievementReply } from "./contract";
import { listAchievements as findAchievements } from "./data";
import type { BadgeType } from "./rules";

/** The caller's badges, newest first; only those of `types` when given. */
export async function listAchievements(ctx: Ctx<Learner>, types?: BadgeType[]): Promise<AchievementReply[]> {
  const rows = await findAchievements(ctx.db, ctx.actor.userId, types);
  return rows.map(({ badgeType, awardedAt, ...row }) => ({
    ...row,
    badgeType,
    badgeName: badgeTexts[badgeType].name,
    description: badgeTexts[badgeType].description,
    awardedAt: awardedAt.toISOString(),
  }));
}

export function refuseMissingUserId(): Promise<never> {
  return Promise.reject(new AppError("BAD_INPUT", badges.userIdRequired));
}
