import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { cardFormOf, testCards } from "./support/card";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import { loseCall } from "./support/replies";
import { openScreen, toast } from "./support/screens";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const banner = (page: Page, name: string) => page.getByRole("region", { name });
const payments = (page: Page) => page.getByRole("list", { name: "Pagamenti" }).getByRole("listitem");
const unlimited = (page: Page) => expect(page.getByRole("banner")).toContainText("Cuori illimitati");

/** Pays on the page of the subscription, which then shows what one has. */
async function payOnPage(page: Page): Promise<void> {
  await page.goto("/subscribe");
  await cardFormOf(page).pay(testCards.good);
  await expect(title(page, "Il tuo abbonamento Pro")).toBeVisible();
}

async function cancel(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Cancella abbonamento" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancella abbonamento" }).click();
  await expect(toast(page)).toContainText("Abbonamento cancellato");
}

test("who has no session sees the login", async ({ page }) => {
  await page.goto("/subscribe");
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(page).toHaveURL("/subscribe");
});

test("the way back leads to the chat, whoever one is", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await page.goto("/subscribe");
  await expect(title(page, "Il tuo abbonamento Pro")).toBeVisible();
  await expect(cardFormOf(page).confirm).toBeHidden();
  await page.getByRole("link", { name: "Torna a English Coach" }).click();
  await expect(page).toHaveURL("/");
});

test("Pro is paid for, cancelled, taken up again without a charge, and shows so everywhere", async ({
  page,
  learner,
}) => {
  await page.goto("/subscribe");
  await expect(page.getByRole("main")).toContainText("Oggi si pagano 4,00\u00a0€");
  await payOnPage(page);
  await expect(payments(page)).toHaveCount(1);

  await cancel(page);
  await expect(page.getByRole("main")).toContainText("Pro resta attivo fino al");
  await expect(page.getByRole("button", { name: "Cancella abbonamento" })).toBeHidden();
  await page.goto("/");
  await unlimited(page);
  await expect(banner(page, "Abbonamento cancellato")).toContainText("giorni");
  await banner(page, "Abbonamento cancellato")
    .getByRole("button", { name: "Nascondi per una settimana" })
    .click();
  await expect(page.getByText("Avviso nascosto per una settimana.")).toBeFocused();
  await page.reload();
  await unlimited(page);
  await expect(banner(page, "Abbonamento cancellato")).toBeHidden();
  await page.goto("/subscribe");
  await expect(title(page, "Riattiva Pro")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Oggi non si paga niente.");
  await cardFormOf(page).pay(testCards.good);
  await expect(toast(page)).toContainText("Pro continua!");
  await expect(title(page, "Il tuo abbonamento Pro")).toBeVisible();
  await expect(payments(page)).toHaveCount(1);

  await openScreen(page, "/profile");
  await expect(page.getByRole("main")).toContainText("Pro è attivo e si rinnova");
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(banner(page, "Abbonamento cancellato")).toBeHidden();
});

test("the contract can be withdrawn from in two steps, and all is paid back", async ({ page, learner }) => {
  await payOnPage(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Recedi dal contratto" }).click();
  const withdraw = page.getByRole("button", { name: "Recedi dal contratto" });
  await expect(withdraw).toBeInViewport();
  await withdraw.click();
  await expectDialogHoldsFocus(page, withdraw);
  await withdraw.click();
  await expect(page.getByRole("dialog")).toContainText(
    "Dichiaro di recedere dal contratto English Coach Pro",
  );
  await page.getByRole("button", { name: "Conferma recesso" }).click();
  await expect(page.getByText("Recesso registrato")).toBeVisible();
  await expect(payments(page)).toContainText("Rimborsato");
  await expect(withdraw).toBeHidden();

  await page.reload();
  await expect(title(page, "Passa a Pro")).toBeVisible();
  await openScreen(page, "/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(page.getByRole("button", { name: "Pro", exact: true })).toBeVisible();
});

test("who has cancelled and looks for the withdrawal finds it, above a card form that comes later", async ({
  page,
  learner,
}) => {
  await payOnPage(page);
  await cancel(page);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await page.getByRole("link", { name: "Recedi dal contratto" }).click();
  await expect(title(page, "Riattiva Pro")).toBeVisible();
  await expect(cardFormOf(page).confirm).toBeAttached();
  await expect(page.getByRole("button", { name: "Recedi dal contratto" })).toBeInViewport();
});

test("a payment nobody heard the end of is repeated and paid for once", async ({ page, learner }) => {
  await page.goto("/subscribe");
  const lost = "POST /api/complete-subscription";
  await loseCall(page, lost);
  const form = cardFormOf(page);
  await form.pay(testCards.good);
  await expect(form.problem).toContainText("Errore inaspettato durante il pagamento");
  await expect(form.problem).toContainText("non si paga due volte");
  await page.unrouteAll();
  await form.confirm.click();
  await expect(title(page, "Il tuo abbonamento Pro")).toBeVisible();
  await expect(payments(page)).toHaveCount(1);
  await openScreen(page, "/profile");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await unlimited(page);
});

test("all of it goes by keyboard alone", async ({ page, learner }) => {
  await page.goto("/subscribe");
  const form = cardFormOf(page);
  await expect(form.confirm).toBeVisible();
  await tabTo(page, form.number);
  await page.keyboard.type("4242424242424242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1260");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await tabTo(page, form.confirm);
  await page.keyboard.press("Enter");
  await expect(title(page, "Il tuo abbonamento Pro")).toBeVisible();
  await openScreen(page, "/profile");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test("who comes back from paying is told, and the address forgets it", async ({ page, learner }) => {
  await page.goto("/?payment=success&from=mail");
  await expect(toast(page)).toContainText("Pagamento completato!");
  await expect(toast(page)).toContainText("Ora hai accesso a Pro con cuori illimitati!");
  await expect(page).toHaveURL("/?from=mail");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test("who has nothing to cancel is told so", async ({ page, learner }) => {
  await openScreen(page, "/profile");
  await expect(page.getByRole("main")).toContainText(learner.email);
  await page.getByRole("button", { name: "Cancella abbonamento" }).click();
  await expect(toast(page)).toContainText("Nessun abbonamento");
  await expect(toast(page)).toContainText("Non hai un abbonamento Pro attivo da cancellare.");
});
