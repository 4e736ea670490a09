import {
  badgeProgress,
  badgeRules,
  xpThreshold,
  type BadgeRule,
  type BadgeType,
  type LearnerStats,
} from "@/lib/features/rewards/rules";

/** A badge that is still to be earned, and how far the learner has come, where that is known. */
export type LockedBadge = BadgeRule & { way?: { reached: number; percent: number } };

/** The badges not held yet, nearest to completion first. */
export function lockedBadges(held: ReadonlySet<BadgeType>, stats?: LearnerStats): LockedBadge[] {
  const locked = badgeRules.filter(({ type }) => !held.has(type));
  if (!stats) return locked;
  return locked
    .map((rule) => ({
      ...rule,
      way: { reached: badgeProgress(rule, stats), percent: percentOf(rule, stats) },
    }))
    .sort((one, other) => other.way.percent - one.way.percent);
}

/** Levels are reached by XP: level 1 of 5 is no fifth of the way. */
function percentOf(rule: BadgeRule, stats: LearnerStats): number {
  const share =
    rule.measure === "level"
      ? stats.xp / xpThreshold(rule.target - 1)
      : badgeProgress(rule, stats) / rule.target;
  return Math.min(100, share * 100);
}
