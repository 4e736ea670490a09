import {
  badgeRules,
  dailyXpCap,
  levels,
  maxXp,
  rewardedPhotosPerDay,
  xpThreshold,
  type BadgeRule,
} from "./rules";

/** A level as the XP from which it holds, which is what the database compares. */
const inXp = (rule: BadgeRule) =>
  rule.measure === "level" ? { ...rule, measure: "xp" as const, target: xpThreshold(rule.target - 1) } : rule;

/** The figures that `award_practice` in the database goes by. */
export const awardFigures = {
  dailyXpCap,
  maxXp,
  photosPerDay: rewardedPhotosPerDay,
  levels,
  badges: badgeRules.map(inXp),
};
