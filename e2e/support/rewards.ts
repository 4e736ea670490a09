import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AchievementReply } from "@/lib/features/rewards/contract";

type Earned = Pick<AchievementReply, "badgeType" | "badgeName" | "xpAwarded">;

function earnedNow(fields: Earned): AchievementReply {
  return { id: randomUUID(), description: "", awardedAt: new Date().toISOString(), ...fields };
}

export const firstSteps = earnedNow({
  badgeType: "first_steps",
  badgeName: "Primi Passi",
  xpAwarded: 10,
});
export const vocabularyBuilder = earnedNow({
  badgeType: "vocabulary_builder",
  badgeName: "Costruttore di Vocabolario",
  xpAwarded: 40,
});

/** Everything a message can earn. */
export const everything = {
  xpAwarded: 5,
  leveledUp: true,
  newLevel: 2,
  newAchievements: [firstSteps, vocabularyBuilder],
};

/** What pops up when something was earned. */
export function rewardsOf(page: Page) {
  const badge = (name: string) =>
    page.getByRole("listitem").filter({ hasText: "Nuovo badge" }).filter({ hasText: name });
  return {
    xp: (amount: number) => page.getByText(`+${amount} XP`, { exact: true }),
    level: (level: number) => page.getByText(`Livello ${level}!`, { exact: true }),
    arrow: page.getByRole("banner").getByRole("img", { name: "Nuovo livello" }),
    badge,
    close: (name: string) => badge(name).getByRole("button", { name: "Chiudi" }),
    said: page.getByRole("status").filter({ hasText: /XP\.|livello \d+!|Nuov[oi] badge/ }),
  };
}
