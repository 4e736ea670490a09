import { useSyncExternalStore } from "react";
import { xpForPhoto } from "@/lib/features/rewards/rules";
import type { AchievementReply, RewardReply } from "@/lib/features/rewards/contract";
import { rewards } from "@/lib/i18n/it";

/** What earned it: a message, a photo of homework, or a try at a mistake or an exercise. */
export type RewardSource = "message" | "homework" | "practice";

/** Without its XP a photo is taken to have earned what photos earn. */
type Earned = Omit<RewardReply, "xpAwarded"> & Partial<Pick<RewardReply, "xpAwarded">>;

/** One reward on screen. A part that is gone keeps its place, so that nothing moves under a finger. */
export type Celebration = {
  serial: number;
  /** All of it in one breath, for a screen reader. */
  announcement: string;
  xp?: { amount: number; shownMs: number };
  level?: number;
  achievements: AchievementReply[];
  /** What has been on screen: "xp", "level", and the ids of achievements. */
  gone: ReadonlySet<string>;
};

/** How long XP pop up. What practice earns is shown where it was done. */
const xpShownMs: { [Source in RewardSource]: number } = { message: 2000, homework: 3000, practice: 0 };

const listeners = new Set<() => void>();
/** The first one is on screen, the others wait for it to be over. */
let queue: Celebration[] = [];
let celebrated = 0;
/** One pop-up of a message's XP a visit: below the other messages a line says it. */
let hasPoppedUp = false;

/**
 * Celebrates what was earned, after what is being celebrated already: a photo, a level, a badge, and of XP of messages the
 * first of the visit.
 */
export function celebrate(reward: Earned, source: RewardSource): void {
  const amount = reward.xpAwarded ?? (source === "homework" ? xpForPhoto : 0);
  const shownMs = source === "message" && hasPoppedUp ? 0 : xpShownMs[source];
  const xp = amount > 0 && shownMs > 0 ? { amount, shownMs } : undefined;
  if (xp && source === "message") hasPoppedUp = true;
  const parts = {
    xp,
    level: reward.leveledUp ? reward.newLevel : undefined,
    achievements: reward.newAchievements,
  };
  const announcement = announcementOf(parts);
  if (announcement) change([...queue, { ...parts, announcement, serial: ++celebrated, gone: new Set() }]);
}

/** Takes a part of what is on screen off it; with the last one the next celebration begins. */
export function takeOff(part: string): void {
  const [current, ...others] = queue;
  if (!current) return;
  const gone = new Set([...current.gone, part]);
  change(partsOf(current).every((one) => gone.has(one)) ? others : [{ ...current, gone }, ...others]);
}

/** Whoever was being celebrated is no longer here. */
export function forgetCelebrations(): void {
  hasPoppedUp = false;
  change([]);
}

/** What is on screen now. */
export function useCelebration(): Celebration | undefined {
  return useSyncExternalStore(
    onChange,
    () => queue[0],
    () => undefined,
  );
}

/** The level that was just reached, while it is being celebrated. */
export function useNewLevel(): number | undefined {
  const celebration = useCelebration();
  return celebration?.gone.has("level") ? undefined : celebration?.level;
}

type Parts = Pick<Celebration, "xp" | "level" | "achievements">;

function partsOf({ xp, level, achievements }: Parts): string[] {
  const ids = achievements.map(({ id }) => id);
  return [...(xp ? ["xp"] : []), ...(level === undefined ? [] : ["level"]), ...ids];
}

function announcementOf({ xp, level, achievements }: Parts): string {
  const names = achievements.map(({ badgeName }) => badgeName);
  return [
    xp && rewards.saidXp(xp.amount),
    level !== undefined && rewards.saidLevel(level),
    names.length > 0 && rewards.saidBadges(names),
  ]
    .filter(Boolean)
    .join(" ");
}

function change(next: Celebration[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
