import { expect, type Page } from "@playwright/test";
import { answerCall } from "./replies";
import type { State } from "./states";

/** Opens the empty chat of somebody who has sent nothing yet, and has come as far as this. */
async function openAt(page: Page, userId: number, minute: object): Promise<void> {
  await answerCall(page, "GET /api/usage-stats", 200, {
    isPro: false,
    messagesCount: 0,
    homeworkUploadsCount: 0,
  });
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    `english-coach.first-minute.${userId}`,
    JSON.stringify(minute),
  ] as const);
  await page.goto("/");
}

const stepIs = (page: Page, step: string) => expect(page.getByText(step, { exact: true })).toBeVisible();

export const firstMinuteStates: State[] = [
  {
    name: "first-minute",
    as: "admin",
    async reach(page, userId) {
      await openAt(page, userId, { step: 0 });
      await stepIs(page, "1 di 3");
    },
  },
  {
    name: "first-minute-class",
    as: "admin",
    async reach(page, userId) {
      await openAt(page, userId, { step: 1 });
      await stepIs(page, "2 di 3");
    },
  },
  {
    name: "first-minute-sentence",
    as: "admin",
    async reach(page, userId) {
      await openAt(page, userId, { step: 2, sentence: "He don't like pizza." });
      await expect(page.getByRole("button", { name: "Manda a Benny" })).toBeEnabled();
    },
  },
  {
    name: "first-minute-skipped",
    as: "admin",
    async reach(page, userId) {
      await openAt(page, userId, { step: 0, isSkipped: true });
      await expect(page.getByRole("button", { name: "Controlla un testo" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Che classe fai?" })).toBeVisible();
    },
  },
];
