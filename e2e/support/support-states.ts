import { expect, type Page } from "@playwright/test";
import type { SupportReply } from "@/lib/features/safety/contract";
import { safety, supportCard } from "@/lib/i18n/it";
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

export const supportStates: State[] = [
  {
    name: "chat-quiet-word",
    as: "free",
    async reach(page, userId) {
      const support: SupportReply = { level: "gentle", cause: "distress", text: safety.gentle.card, numbers };
      await openAnswered(
        page,
        userId,
        [`${mistake}, e oggi sono triste`, "Quale verbo va con she?"],
        support,
      );
      await expect(page.getByText(safety.gentle.card)).toBeVisible();
    },
  },
  {
    name: "chat-in-need",
    as: "free",
    async reach(page, userId) {
      const support: SupportReply = { level: "crisis", cause: "distress", text: inNeed, numbers };
      await openAnswered(page, userId, ["Non ce la faccio più", inNeed], support);
      await expect(page.getByRole("group", { name: supportCard.title })).toBeVisible();
    },
  },
];
