import type { Browser, Page } from "@playwright/test";
import { expectLargeTargets, expectNoSidewaysScroll, expectNoViolations } from "./support/accessibility";
import { cardFormOf, testCards } from "./support/card";
import { expect, test } from "./support/fixtures";
import { newParentAddress, openParentsPage } from "./support/parents";
import { openScreen } from "./support/screens";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Looks at a state as a phone shows it. */
async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
}

/** A student makes a link in the paywall; answers it. */
async function makeLink(page: Page): Promise<string> {
  await openScreen(page, "/progress");
  await page.getByRole("button", { name: "Pro", exact: true }).click();
  await page.getByRole("button", { name: "Manda a un genitore" }).click();
  await expect(page.getByRole("group", { name: "Manda a un genitore" })).toBeFocused();
  await page.getByRole("button", { name: "Copia il link" }).click();
  return page.getByLabel("Il tuo link").inputValue();
}

/** Somebody else's browser. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test("an adult pays by a student's link without an account, and ends it by mail", async ({
  page,
  browser,
  learner,
  dataDir,
}) => {
  const url = await makeLink(page);
  await expectSound(page);
  const adult = await elsewhere(browser);
  const answer = await adult.goto(url);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(title(adult, /^Pro per /)).toBeVisible();
  await expect(adult).toHaveURL("/genitori/paga");
  await expect(adult.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(adult.getByRole("main")).not.toContainText(learner.email);
  await expectSound(adult);

  const email = newParentAddress();
  await adult.getByLabel("Email").fill(email);
  await adult.getByRole("button", { name: "Vai al pagamento" }).press("Enter");
  const form = cardFormOf(adult);
  await form.pay(testCards.declined);
  await expect(form.problem).toContainText("La carta è stata rifiutata.");
  await expectSound(adult);
  await form.pay(testCards.good);
  await expect(adult.getByRole("main")).toContainText("Pro è attivo");
  await expect(adult.getByRole("main")).toContainText(email);
  await expectSound(adult);

  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
  await adult.goto(url);
  await expect(title(adult, "Pro c’è già")).toBeVisible();

  await openParentsPage(adult, dataDir, email);
  await expect(adult.getByRole("main")).toContainText("Qui vedi l’abbonamento e nient’altro.");
  await adult.getByRole("button", { name: "Disdici Pro" }).click();
  await adult.getByRole("dialog").getByRole("button", { name: "Sì, disdici Pro" }).click();
  await expect(adult.getByRole("main")).toContainText("L’abbonamento è disdetto");
  await expectSound(adult);
  await adult.context().close();
});

test("a link that is ended leads nowhere, in whichever browser", async ({ page, browser, learner }) => {
  expect(learner.id).toBeGreaterThan(0);
  const url = await makeLink(page);
  await page.getByRole("button", { name: "Annulla i link mandati" }).click();
  await expect(page.getByRole("group", { name: "Manda a un genitore" })).toBeFocused();
  const adult = await elsewhere(browser);
  await adult.goto(url);
  await expect(title(adult, "Questo link non vale più")).toBeVisible();
  await expectSound(adult);
  await adult.goto("/genitori/paga");
  await expect(title(adult, "Manca un pezzo del link")).toBeVisible();
  await adult.context().close();
});
