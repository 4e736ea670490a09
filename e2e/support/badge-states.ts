import { expect, type Page } from "@playwright/test";
import { answerCall, holdCall } from "./replies";
import { shows, type State } from "./states";

/** Opens the badges and waits for how far the learner is with those to come. */
async function openBadges(page: Page): Promise<void> {
  await page.goto("/achievements");
  await expect(page.getByRole("button", { name: /di 500\sXP$/ })).toBeVisible();
}

export const badgeStates: State[] = [
  { name: "badges", as: "nearLimit", reach: openBadges },
  {
    name: "badges-to-come",
    as: "nearLimit",
    async reach(page) {
      await openBadges(page);
      await page.getByRole("list", { name: "Da conquistare" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "badges-all",
    as: "pro",
    async reach(page) {
      await page.goto("/achievements");
      await expect(page.getByText("Li hai conquistati tutti: complimenti!")).toBeVisible();
    },
  },
  {
    name: "badges-none",
    as: "admin",
    async reach(page) {
      await openBadges(page);
      await shows(page, "Nessun badge ancora");
    },
  },
  {
    name: "badges-loading",
    as: "pro",
    async reach(page, userId) {
      await holdCall(page, `GET /api/achievements/${userId}`);
      await page.goto("/achievements");
      await expect(page.getByRole("status", { name: "Carico i tuoi badge…" })).toBeVisible();
    },
  },
  {
    name: "badges-not-loaded",
    as: "pro",
    async reach(page, userId) {
      await answerCall(page, `GET /api/achievements/${userId}`, 500, {});
      await page.goto("/achievements");
      await expect(page.getByRole("button", { name: "Riprova" })).toBeVisible();
    },
  },
  {
    name: "badges-without-progress",
    as: "free",
    async reach(page, userId) {
      await answerCall(page, `GET /api/progress/${userId}`, 500, {});
      await page.goto("/achievements");
      await expect(page.getByRole("button", { name: /Raccogli 500\sXP/ })).toBeVisible();
    },
  },
  {
    name: "badge-detail",
    as: "pro",
    async reach(page) {
      await page.goto("/achievements");
      await page.getByRole("button", { name: "Esperto di Grammatica" }).click();
      await expect(page.getByRole("dialog", { name: "Dettaglio Badge" })).toBeVisible();
    },
  },
  {
    name: "badge-locked-detail",
    as: "nearLimit",
    async reach(page) {
      await openBadges(page);
      await page.getByRole("button", { name: "Esperto di Grammatica" }).click();
      await expect(page.getByRole("dialog", { name: "Dettaglio Badge" })).toContainText("Ti mancano");
    },
  },
];
