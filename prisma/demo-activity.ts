import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { regularVerbs } from "@/lib/features/english/lexicon/regular-verbs";
import { newBadges, type BadgeRule, type BadgeType } from "@/lib/features/rewards/rules";
import type { Persona } from "./personas";

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 52;

type DemoDay = { at: Date; messages: number; xp: number; corrections: number; badges: BadgeRule[] };

/** Words a demo account may have used. */
export const demoWords = [...irregularVerbs.map(({ base }) => base), ...regularVerbs];

/** What a demo account did on which day, the first day first, and the badges each day brought. */
export function demoActivity(persona: Persona, now: Date): DemoDay[] {
  if (persona.messagesCount === 0) return [];
  const held = new Set<BadgeType>();
  let badgeXp = 0;
  return daysAgo(persona.activeDays).map((ago, index) => {
    const partOf = (total: number) => sumUntil(total, index + 1) - sumUntil(total, index);
    const sumUntil = (total: number, days: number) => Math.floor((total * days) / persona.activeDays);
    const badges = newBadges(
      {
        messages: sumUntil(persona.messagesCount, index + 1),
        corrections: sumUntil(persona.corrections, index + 1),
        words: sumUntil(persona.words, index + 1),
        xp: sumUntil(persona.practiceXp, index + 1) + badgeXp,
      },
      held,
    );
    for (const { type, xp } of badges) {
      held.add(type);
      badgeXp += xp;
    }
    return {
      at: new Date(now.getTime() - ago * dayMs),
      messages: partOf(persona.messagesCount),
      xp: partOf(persona.practiceXp),
      corrections: partOf(persona.corrections),
      badges,
    };
  });
}

/** Days that come closer to each other, as with somebody who takes to it; the last is yesterday. */
function daysAgo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (count - 1 - index) / Math.max(1, count);
    return 1 + Math.max(count - 1 - index, Math.floor(share ** 1.3 * shownDays));
  });
}
