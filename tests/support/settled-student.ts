import { romeDay } from "@/lib/calendar";
import type { Reward } from "@/lib/features/rewards/reward";
import {
  dailyXpCap,
  levelOf,
  maxXp,
  newBadges,
  xpForMessage,
  xpForPhoto,
  type BadgeType,
} from "@/lib/features/rewards/rules";

type Day = { xp: number; messages: number; corrections: number };
type Done = { xp: number; messages?: number; corrections?: number; words?: string[] };
type ModelFinding = { topic: string; state: "open" | "right" | "dropped"; attempts: number };
type Message = {
  found: string[];
  resolved: ModelFinding[];
  attempted: ModelFinding[];
  dropped: ModelFinding[];
  corrections: number;
  words: { used: string[]; isPractice: boolean };
};

/** What the rules make of a student, told in plain TypeScript: what the database has to come to. */
export class SettledStudent {
  readonly days = new Map<string, Day>();
  readonly words = new Set<string>();
  readonly badges: BadgeType[] = [];
  readonly findings: ModelFinding[] = [];
  readonly seen: string[] = [];
  private readonly photos = new Map<string, string>();

  constructor(public xp: number) {}

  /** A lesson: what was still open counts as put right, once. */
  message(message: Message, now: Date, isCounted: boolean): Reward | undefined {
    const { found, resolved, attempted, dropped, corrections, words } = message;
    this.findings.push(...found.map((topic) => ({ topic, state: "open" as const, attempts: 0 })));
    this.see(found, "mistake");
    const right = [...new Set(resolved)].filter(({ state }) => state === "open");
    for (const one of right) Object.assign(one, { state: "right", attempts: one.attempts + 1 });
    this.see(
      right.map(({ topic }) => topic),
      "correction",
    );
    for (const one of new Set(attempted)) if (one.state === "open") one.attempts += 1;
    for (const one of dropped.filter(({ state }) => state === "open")) {
      one.state = "dropped";
      if (one.topic !== "other") this.seen.splice(this.seen.indexOf(`${one.topic} mistake`), 1);
    }
    if (!isCounted) return undefined;
    const correctedFindings = Math.min(corrections, right.length);
    const xp = xpForMessage({ isPractice: words.isPractice, correctedFindings });
    return this.award({ xp, messages: 1, corrections: correctedFindings, words: words.used }, now);
  }

  photo(digest: string, now: Date): Reward {
    const day = romeDay(now).toISOString();
    const ofDay = [...this.photos.values()].filter((one) => one === day).length;
    const isRewarded = ofDay < 3 && !this.photos.has(digest);
    if (isRewarded) this.photos.set(digest, day);
    return this.award({ xp: isRewarded ? xpForPhoto : 0 }, now);
  }

  award({ xp, messages = 0, corrections = 0, words = [] }: Done, now: Date): Reward {
    const key = romeDay(now).toISOString();
    const day = this.days.get(key) ?? { xp: 0, messages: 0, corrections: 0 };
    const xpAwarded = Math.max(0, Math.min(xp, dailyXpCap - day.xp));
    this.days.set(key, {
      xp: day.xp + xpAwarded,
      messages: day.messages + messages,
      corrections: day.corrections + corrections,
    });
    for (const word of words) this.words.add(word);
    const sum = (figure: keyof Day) => [...this.days.values()].reduce((all, one) => all + one[figure], 0);
    const stats = {
      xp: this.xp + xpAwarded,
      messages: sum("messages"),
      corrections: sum("corrections"),
      words: this.words.size,
    };
    const badges = newBadges(stats, new Set(this.badges));
    const badgeTypes = badges.map(({ type }) => type);
    const before = levelOf(this.xp);
    this.badges.push(...badgeTypes);
    this.xp = Math.min(
      maxXp,
      badges.reduce((all, badge) => all + badge.xp, stats.xp),
    );
    return { xpAwarded, leveledUp: levelOf(this.xp) > before, newLevel: levelOf(this.xp), badgeTypes };
  }

  /** Of the topic "other" nothing is noted. */
  private see(topics: string[], kind: string) {
    this.seen.push(...topics.filter((topic) => topic !== "other").map((topic) => `${topic} ${kind}`));
  }
}
