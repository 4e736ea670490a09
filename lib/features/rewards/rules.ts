export const badgeTypes = [
  "first_chat",
  "first_steps",
  "chat_enthusiast",
  "chat_master",
  "level_5_champion",
  "level_10_master",
  "level_15_expert",
  "grammar_expert",
  "vocabulary_builder",
  "xp_collector",
] as const;
export type BadgeType = (typeof badgeTypes)[number];

export const dailyXpCap = 100;
export const xpForPractice = 5;
export const xpForCorrection = 10;
export const xpForPhoto = 15;
export const rewardedPhotosPerDay = 3;
/** Well inside a PostgreSQL integer; nobody gets here by playing. */
export const maxXp = 2_000_000_000;

/** XP at which the first level is complete, and how many more each further one takes. */
export const levels = { first: 60, step: 40 };

/** Total XP at which level n is complete: 60, 100, 140, … */
export function xpThreshold(level: number): number {
  return levels.first + Math.max(0, level - 1) * levels.step;
}

/** Level 1 below 60 XP, level 2 from 60, level 3 from 100, … */
export function levelOf(xp: number): number {
  return xp < levels.first ? 1 : 2 + Math.floor((xp - levels.first) / levels.step);
}

/** Share of the way from the last threshold to the next, 0 to 100. Level 1 runs from 0 to 60. */
export function levelProgress(xp: number): number {
  const level = levelOf(xp);
  const from = level === 1 ? 0 : xpThreshold(level - 1);
  const share = ((xp - from) / (xpThreshold(level) - from)) * 100;
  return Math.min(100, Math.max(0, share));
}

/**
 * XP of one message before the daily cap. It is practice with a sentence or a phrase of one's own, or a right answer to a
 * set item, one word included.
 */
export function xpForMessage(message: { isPractice: boolean; correctedFindings: number }): number {
  if (message.correctedFindings > 0) return xpForCorrection;
  return message.isPractice ? xpForPractice : 0;
}

/** What a learner has done so far: messages answered, mistakes put right, different English words used. */
export type LearnerStats = { messages: number; corrections: number; words: number; xp: number };

export type BadgeMeasure = "messages" | "corrections" | "words" | "level" | "xp";

/** A badge, the XP it is worth, and how far which figure must have come to earn it. */
export type BadgeRule = { type: BadgeType; xp: number; measure: BadgeMeasure; target: number };

export const badgeRules: BadgeRule[] = [
  { type: "first_chat", xp: 5, measure: "messages", target: 1 },
  { type: "first_steps", xp: 10, measure: "messages", target: 10 },
  { type: "chat_enthusiast", xp: 20, measure: "messages", target: 50 },
  { type: "chat_master", xp: 40, measure: "messages", target: 150 },
  { type: "level_5_champion", xp: 25, measure: "level", target: 5 },
  { type: "level_10_master", xp: 50, measure: "level", target: 10 },
  { type: "level_15_expert", xp: 75, measure: "level", target: 15 },
  { type: "grammar_expert", xp: 40, measure: "corrections", target: 20 },
  { type: "vocabulary_builder", xp: 40, measure: "words", target: 150 },
  { type: "xp_collector", xp: 25, measure: "xp", target: 500 },
];

/** How far a learner has come towards a badge, at most its target. */
export function badgeProgress({ measure, target }: BadgeRule, stats: LearnerStats): number {
  return Math.min(target, measure === "level" ? levelOf(stats.xp) : stats[measure]);
}

/** The badges newly earned with these figures, until their own XP earns nothing more. */
export function newBadges(stats: LearnerStats, held: ReadonlySet<BadgeType>): BadgeRule[] {
  const earned: BadgeRule[] = [];
  let { xp } = stats;
  let next: BadgeRule | undefined;
  do {
    next = badgeRules.find(
      (rule) =>
        !held.has(rule.type) &&
        !earned.includes(rule) &&
        badgeProgress(rule, { ...stats, xp }) === rule.target,
    );
    if (next) {
      earned.push(next);
      xp += next.xp;
    }
  } while (next);
  return earned;
}

export const hearts = { max: 10, refillMs: 2 * 60 * 60 * 1000 };

/** Hearts there are now: what was left, and one more every two hours up to ten. Never fewer than were left. */
export function heartsNow(stored: number, updatedAt: Date, now: Date): number {
  const regained = Math.max(0, Math.floor((now.getTime() - updatedAt.getTime()) / hearts.refillMs));
  return Math.max(stored, Math.min(hearts.max, stored + regained));
}

/** Whoever had no hearts at this instant, or before it, has one again. */
export const firstHeartBackSince = (now: Date): Date => new Date(now.getTime() - hearts.refillMs);

/** When the next heart comes back, or null when there is none to come. */
export function nextHeartAt(stored: number, updatedAt: Date, now: Date): Date | null {
  if (heartsNow(stored, updatedAt, now) >= hearts.max) return null;
  const elapsedMs = Math.max(0, now.getTime() - updatedAt.getTime());
  return new Date(now.getTime() + hearts.refillMs - (elapsedMs % hearts.refillMs));
}
