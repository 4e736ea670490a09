import { expect, type Page } from "@playwright/test";
import type { SupportReply } from "@/lib/features/safety/contract";
import { safety, supportCard, tellParents } from "@/lib/i18n/it";
import { mistake, storedMessage } from "./coach";
import { answerCall } from "./replies";
import type { State } from "./states";

const [inNeed = ""] = safety.support.crisis.distress;
const { numbers } = safety;

async function openAnswered(page: Page, userId: number, said: [string, string], support: SupportReply) {
  const [message, answer] = said;
  await answerCall(page, `GET /api/chat/${userId}`, 200, [
    storedMessage({ sender: "user", message }),
    storedMessage({ sender: "ai", message: answer, support }),
  ]);
  await page.goto("/");
}

const supportOf = (level: SupportReply["level"], text: string): SupportReply => ({
  level,
  cause: "distress",
  text,
  numbers,
  exchangeId: "0190f9f2-6a5f-7000-8000-000000000001",
  canTell: true,
});

export const supportStates: State[] = [
  {
    name: "chat-quiet-word",
    as: "free",
    async reach(page, userId) {
      const support = supportOf("gentle", safety.gentle.card);
      await openAnswered(
        page,
        userId,
        [`${mistake}, e oggi sono triste`, "Quale verbo va con she?"],
        support,
      );
      await expect(page.getByText(safety.gentle.card)).toBeVisible();
      await page.getByRole("button", { name: tellParents.button }).click();
      await expect(page.getByRole("button", { name: tellParents.yes })).toBeVisible();
    },
  },
  {
    name: "chat-in-need",
    as: "free",
    async reach(page, userId) {
      const support = supportOf("crisis", inNeed);
      await openAnswered(page, userId, ["Non ce la faccio più", inNeed], support);
      await expect(page.getByRole("group", { name: supportCard.title })).toBeVisible();
    },
  },
];
