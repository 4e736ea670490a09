import type { Locator, Page } from "@playwright/test";
import { newOfKind, persona, signIn } from "./support/accounts";
import { cardFormOf, testCards } from "./support/card";
import { mistake } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import { paywallOf, useUp } from "./support/paywall-states";
import { drawnPage, photoOf } from "./support/photos";
import { answerCall, holdCall } from "./support/replies";
import { chatOf, openScreen, toast } from "./support/screens";

const proButton = (page: Page) => page.getByRole("button", { name: "Pro", exact: true });
const upgrade = (page: Page) => page.getByRole("button", { name: "Passa a Pro - €4/mese" });
const stayFree = (page: Page) => page.getByRole("button", { name: "Continua con il piano gratuito" });

/** What leads to the paywall: does it, and answers what has the focus when it is closed again. */
type Way = (page: Page) => Promise<Locator>;

const atMessageLimit: Way = async (page) => {
  await useUp(page, "messages");
  await page.goto("/");
  await chatOf(page).write(mistake);
  return chatOf(page).field;
};

const atHomeworkLimit: Way = async (page) => {
  await useUp(page, "homework");
  await page.goto("/");
  await photoOf(page).pick(drawnPage("jpg"));
  await photoOf(page).send.click();
  return photoOf(page).choose;
};

const atAudio: Way = async (page) => {
  await page.goto("/");
  const listen = chatOf(page).ofCoach.last().getByRole("button", { name: "Ascolta" });
  await listen.click();
  return listen;
};

const atHeader: Way = async (page) => {
  await openScreen(page, "/features");
  await proButton(page).click();
  return proButton(page);
};

test.describe("the paywall", () => {
  test.beforeEach(({ page }) => signIn(page.request, persona("free")));

  for (const [title, open, messages, homework] of [
    ["Limite Messaggi Raggiunto", atMessageLimit, "200/200", "7/20"],
    ["Limite Compiti Raggiunto", atHomeworkLimit, "42/200", "20/20"],
    ["Audio Premium Richiesto", atAudio, "6/200", "0/20"],
    ["Sblocca Pro", atHeader, "6/200", "0/20"],
  ] as const) {
    test(`'${title}' says what is used and what Pro is, and is left as it was come to`, async ({ page }) => {
      const opener = await open(page);
      const paywall = paywallOf(page, title);
      await expect(paywall).toContainText(`Messaggi utilizzati: ${messages}`);
      await expect(paywall).toContainText(`Compiti caricati: ${homework}`);
      await expect(paywall).toContainText(/Cuori: \d+ di 10/);
      for (const what of ["Messaggi", "Foto", "Audio", "Cuori", "Assistenza"])
        await expect(paywall.getByRole("rowheader", { name: what })).toBeVisible();
      await expect(paywall).toContainText("parlane con un genitore");
      await expect(upgrade(page)).toBeInViewport({ ratio: 1 });
      await expect(stayFree(page)).toBeInViewport({ ratio: 1 });
      await expectDialogHoldsFocus(page, opener);
    });
  }

  test("lets a student go on with the free plan", async ({ page }) => {
    const field = await atMessageLimit(page);
    await stayFree(page).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(field).toHaveValue(mistake);
    await expect(chatOf(page).ofStudent).toHaveCount(3);
  });

  test("keeps open when a payment cannot begin, and says why", async ({ page }) => {
    const error = "Il servizio di pagamento non risponde.";
    await answerCall(page, "POST /api/create-subscription", 503, { error, code: "UNAVAILABLE" });
    const release = await holdCall(page, "POST /api/create-subscription");
    await atHeader(page);
    await upgrade(page).press("Enter");
    await expect(upgrade(page)).toBeDisabled();
    await expect(upgrade(page)).toHaveAttribute("aria-busy", "true");
    release();
    await expect(toast(page)).toContainText("Errore Pagamento");
    await expect(toast(page)).toContainText(error);
    await expect(upgrade(page)).toBeFocused();
    await toast(page).getByRole("button", { name: "Chiudi" }).click();
    await expect(toast(page)).not.toContainText("Errore Pagamento");
    await expect(paywallOf(page, "Sblocca Pro")).toBeVisible();

    await answerCall(page, "POST /api/create-subscription", 200, { setupIntentId: "1" });
    await upgrade(page).click();
    await expect(toast(page)).toContainText("No client secret received from server");
    await answerCall(page, "POST /api/create-subscription", 502, {});
    await upgrade(page).click();
    await expect(toast(page)).toContainText("Impossibile avviare l'aggiornamento");
  });
});

test.describe("the card", () => {
  const title = "Pagamento Sicuro";
  const back = (page: Page) => page.getByRole("button", { name: "Torna indietro" });
  const step = (page: Page) => page.getByRole("group", { name: title });

  test.beforeEach(async ({ page, learner }) => {
    await openScreen(page, "/progress");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await proButton(page).click();
    await upgrade(page).click();
    await expect(step(page)).toBeFocused(); // Whoever pressed Tab before would be led back here.
  });

  /** What pays makes the paywall leave with a welcome; two seconds later the page is loaded anew. */
  async function expectWelcome(page: Page, pay: () => Promise<void>): Promise<void> {
    const loadedAnew = page.waitForEvent("domcontentloaded");
    await pay();
    await expect(paywallOf(page, title)).toBeHidden();
    await expect(toast(page)).toContainText("Pro è attivo!");
    await loadedAnew;
    await expect(toast(page)).toContainText("Pro è attivo!");
    await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
    await expect(proButton(page)).toBeHidden();
    await expect(page).toHaveURL("/progress");
  }

  test(
    "is asked for in the second step and makes a student of Pro",
    { tag: "@desktop" },
    async ({ page }) => {
      const form = cardFormOf(page);
      await expect(paywallOf(page, title)).toContainText("Modalità demo: nessun addebito");
      await expect(paywallOf(page, title)).toContainText("Paga un adulto.");
      await expect(form.confirm).toBeDisabled();
      await form.fill(testCards.good);
      await expectWelcome(page, () => form.confirm.click());
    },
  );

  test("that is declined stays in the form with the reason, and another one works", async ({ page }) => {
    const form = cardFormOf(page);
    await form.pay(testCards.declined);
    await expect(form.problem).toContainText("La carta è stata rifiutata.");
    await expect(form.number).toHaveValue(testCards.declined);
    await expect(form.confirm).toBeFocused();
    await form.pay("4000 0000 0000 0341"); // Taken, and then the charge is refused.
    await expect(form.problem).toContainText("Non è stato addebitato niente");
    await expectWelcome(page, () => form.pay(testCards.good));
  });

  test("may need a yes to the bank", async ({ page }) => {
    const form = cardFormOf(page);
    const question = page.getByRole("heading", { name: "La tua banca ti chiede una conferma" });
    await form.pay(testCards.asksTheBank);
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Rifiuta" }).click();
    await expect(form.problem).toContainText("La banca non ha confermato il pagamento.");
    await expect(form.number).toHaveValue(testCards.asksTheBank);
    await form.confirm.click();
    await expect(question).toBeVisible();
    await expectWelcome(page, () => page.getByRole("button", { name: "Approva" }).click());
  });

  test("is given by keyboard alone, and left the same way", async ({ page }) => {
    const form = cardFormOf(page);
    await tabTo(page, back(page));
    await page.keyboard.press("Enter");
    await expect(paywallOf(page, "Sblocca Pro")).toBeVisible();
    await expect(upgrade(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(step(page)).toBeFocused();
    await tabTo(page, form.number);
    await page.keyboard.type("4242424242424242");
    await tabTo(page, form.expiry);
    await page.keyboard.type("1260");
    await tabTo(page, form.cvc);
    await page.keyboard.type("123");
    await expectWelcome(page, () => page.keyboard.press("Enter"));
  });

  test("can be thought over: every way out is open", async ({ page }) => {
    await expectDialogHoldsFocus(page, proButton(page));
    await proButton(page).click();
    await expect(paywallOf(page, "Sblocca Pro")).toBeVisible();
    await upgrade(page).click();
    await back(page).click();
    await stayFree(page).click();
    await expect(proButton(page)).toBeFocused();
  });
});

test("a student of Pro is offered nothing", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await openScreen(page, "/");
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
  await expect(proButton(page)).toBeHidden();
});

test("the 200th message is the last one of the free plan", async ({ page, dataDir }) => {
  await newOfKind(page.request, dataDir, "nearLimit");
  let status = 200;
  for (let sent = 0; status === 200 && sent < 3; sent++) {
    status = (await page.request.post("/api/chat", { data: { message: mistake } })).status();
  }
  expect(status).toBe(403);
  await page.goto("/");
  await chatOf(page).write(mistake);
  await expect(paywallOf(page, "Limite Messaggi Raggiunto")).toContainText("Messaggi utilizzati: 200/200");
  await stayFree(page).click();
  await expect(chatOf(page).field).toHaveValue(mistake);
});
