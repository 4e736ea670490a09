import { expect, type Page } from "@playwright/test";
import { answerCall, holdCall } from "./replies";
import { scrollTo, shows, type State } from "./states";

/** Opens the progress and waits for all that is asked for. */
async function openProgress(page: Page): Promise<void> {
  await page.goto("/progress");
  await shows(page, "I tuoi punti di forza");
  await shows(page, "I tuoi argomenti");
  await expect(page.getByRole("list", { name: /^Gli argomenti della/ })).toBeVisible();
}

export const progressStates: State[] = [
  { name: "progress", as: "nearLimit", reach: openProgress },
  {
    name: "progress-weeks",
    as: "nearLimit",
    async reach(page) {
      await openProgress(page);
      await scrollTo(page, "I tuoi XP, settimana per settimana");
    },
  },
  { name: "progress-new", as: "admin", reach: openProgress },
  {
    name: "progress-new-advice",
    as: "admin",
    async reach(page) {
      await openProgress(page);
      await scrollTo(page, "I tuoi punti di forza");
    },
  },
  {
    name: "progress-stop",
    as: "pro",
    async reach(page) {
      await openProgress(page);
      await page
        .getByRole("button", { name: /in allenamento/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toContainText("Che cosa si è visto");
    },
  },
  {
    name: "progress-topics-not-loaded",
    as: "pro",
    async reach(page, userId) {
      await answerCall(page, `GET /api/mastery/${userId}`, 503, {});
      await page.goto("/progress");
      await expect(page.getByText("Non è stato possibile caricare i tuoi argomenti.")).toBeVisible();
    },
  },
  {
    name: "progress-loading",
    as: "pro",
    async reach(page, userId) {
      await holdCall(page, `GET /api/progress/${userId}`);
      await page.goto("/progress");
      await expect(page.getByRole("status", { name: "Carico i tuoi progressi…" })).toBeVisible();
    },
  },
  {
    name: "progress-not-loaded",
    as: "pro",
    async reach(page, userId) {
      await answerCall(page, `GET /api/progress/${userId}`, 503, {});
      await page.goto("/progress");
      await expect(page.getByRole("list", { name: /^Gli argomenti della/ })).toBeVisible();
      await page.getByRole("button", { name: "Riprova" }).scrollIntoViewIfNeeded();
      await scrollTo(page, "Allenati");
    },
  },
];
