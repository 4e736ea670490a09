import { expect, type Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import { coachAnswers } from "./coach";
import { openPanel, solved } from "./finding-states";
import { answerCall } from "./replies";
import { everything, firstSteps, rewardsOf, vocabularyBuilder } from "./rewards";
import { chatOf, openScreen } from "./screens";
import type { State } from "./states";
import { holdTimers, runUntilVisible, startClock, stopClock } from "./stopped-clock";

/** As long as a name may be, and more XP than anybody has. */
const longest = { nickname: "Massimiliano delle Montagne 12", xp: 98_765, level: 2469 };

/** Everything that was earned is on screen and stays there, while whoever looks at it needs timers. */
async function seeBothBadges(page: Page): Promise<void> {
  const { badge } = rewardsOf(page);
  await runUntilVisible(page, badge(firstSteps.badgeName));
  await runUntilVisible(page, badge(vocabularyBuilder.badgeName));
  await holdTimers(page);
}

export const rewardStates: State[] = [
  {
    name: "rewards",
    as: "free",
    hasOwnClock: true,
    async reach(page) {
      await startClock(page);
      await coachAnswers(page, "Guarda la forma del verbo: che cosa cambia con *she*?", everything);
      await page.goto("/");
      await expect(chatOf(page).ofCoach.first()).toBeVisible();
      await stopClock(page);
      await chatOf(page).write("She like apples");
      await runUntilVisible(page, rewardsOf(page).level(everything.newLevel));
      await holdTimers(page);
    },
  },
  {
    name: "rewards-over-dialog",
    as: "free",
    hasOwnClock: true,
    async reach(page, userId) {
      await startClock(page);
      await openPanel(page, userId, { outcome: "right", finding: solved, ...everything });
      await stopClock(page);
      await page.getByRole("button", { name: "Controlla" }).click();
      await seeBothBadges(page);
    },
  },
  {
    name: "header-longest",
    as: "free",
    hasOwnClock: true,
    async reach(page, userId) {
      const reply = await page.request.get(`/api/users/${userId}`);
      await answerCall(page, `GET /api/users/${userId}`, 200, {
        ...((await reply.json()) as UserReply),
        ...longest,
      });
      await startClock(page);
      await openScreen(page, "/features");
      await page.clock.fastForward(31_000);
      await expect(page.getByRole("banner")).toContainText(`${longest.xp} XP`);
    },
  },
];
