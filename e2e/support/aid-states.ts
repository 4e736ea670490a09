import { expect, type Page } from "@playwright/test";
import { localCardForm } from "@/tests/support/subscriptions";
import { cardFormOf } from "./card";
import { answerCall } from "./replies";
import { shows, type State } from "./states";

const payLinks = "/api/parent/pay-links";

/** Opens the page to which a student's link leads, with a name as long as one may be. */
async function openPayLink(page: Page): Promise<void> {
  const asked = { name: "Massimiliano delle Montagne 12", offer: "new", priceCents: 400 };
  await answerCall(page, `POST ${payLinks}/open`, 200, asked);
  await page.goto("/genitori/paga?token=x");
  await shows(page, `Pro per ${asked.name}`);
}

async function openReadingTools(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Aa: leggere meglio" }).click();
  await expect(page.getByRole("dialog", { name: "Leggere meglio" })).toBeVisible();
}

/** Pages beside the app's own, and the way to read all of them. */
export const aidStates: State[] = [
  {
    name: "login",
    as: "visitor",
    async reach(page) {
      await page.goto("/login");
      await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
    },
  },
  { name: "offline", as: "visitor", reach: async (page) => void (await page.goto("/offline")) },
  { name: "reading-tools", as: "visitor", reach: openReadingTools },
  {
    name: "reading-tools-choices",
    as: "visitor",
    async reach(page) {
      await openReadingTools(page);
      await page.getByRole("button", { name: "Scegli tu" }).click();
      await expect(page.getByRole("radio", { name: "OpenDyslexic" })).toBeVisible();
    },
  },
  { name: "pay-link", as: "visitor", reach: openPayLink },
  {
    name: "pay-link-card",
    as: "visitor",
    async reach(page) {
      await answerCall(page, `POST ${payLinks}/create-subscription`, 200, localCardForm);
      await openPayLink(page);
      await page.getByLabel("Email").fill("paola.conti@casa.example");
      await page.getByRole("button", { name: "Vai al pagamento" }).click();
      await expect(cardFormOf(page).confirm).toBeVisible();
    },
  },
  {
    name: "pay-link-dead",
    as: "visitor",
    async reach(page) {
      await page.goto("/genitori/paga?token=x");
      await shows(page, "Questo link non vale più");
    },
  },
  {
    name: "verbs",
    as: "free",
    async reach(page) {
      await page.goto("/verbi");
      await expect(page.getByRole("row", { name: /think/ })).toBeVisible();
    },
  },
];
