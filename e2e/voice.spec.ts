import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { coachAnswers } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { chatOf, toast } from "./support/screens";
import { fakeEar, fakeItalianVoice, hear } from "./support/voice";
import { bodiesSent } from "./support/watch";

const audio = (page: Page) => page.getByRole("button", { name: "Audio", exact: true });
const overlay = (page: Page) => page.getByRole("dialog", { name: "Sto ascoltando..." });

test.describe("a dictated message", () => {
  test.beforeEach(({ page }) => fakeEar(page));

  test("is seen while it is spoken and sent by itself", { tag: "@desktop" }, async ({ page, learner }) => {
    await page.goto("/");
    const chat = chatOf(page);
    await audio(page).click();
    await expect(overlay(page)).toContainText("Tocca il pulsante rosso per fermare");
    await expect(overlay(page).getByRole("timer")).toHaveText(/^0:0\d$/);
    await hear(page, { text: "quando si usa" });
    await expect(overlay(page)).toContainText("quando si usa");
    await expect(page.locator("textarea")).toHaveValue("quando si usa");
    await hear(page, { text: "quando si usa il past simple" });
    await page.getByRole("button", { name: "Ferma e invia" }).click();
    await expect(page.getByRole("dialog", { name: "Elaborando trascrizione..." })).toBeVisible();
    await hear(page, { end: true });

    await expect(chat.ofStudent).toContainText("quando si usa il past simple");
    await expect(chat.field).toHaveValue("");
    await expect(chat.ofCoach.getByRole("time")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
  });

  test("in English is heard as English", async ({ page, learner }) => {
    await page.goto("/");
    await audio(page).click();
    await overlay(page).getByRole("button", { name: "English" }).click();
    expect(await hear(page, { text: "She doesn't like apples", end: true })).toBe("en-GB");
    await expect(chatOf(page).ofStudent).toContainText("She doesn't like apples");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
  });

  test("that nobody understood leaves the draft as it was", async ({ page }) => {
    await signIn(page.request, persona("free"));
    await page.goto("/");
    const { field, ofStudent } = chatOf(page);
    await expect(ofStudent).toHaveCount(3);
    await field.fill("La mia bozza");
    await audio(page).click();
    expect(await hear(page, { end: true })).toBe("it-IT");
    await expect(toast(page)).toContainText("Nessun testo rilevato");
    await expect(toast(page)).toContainText("Parla per almeno 2-3 secondi e riprova");
    await expect(field).toHaveValue("La mia bozza");

    await audio(page).click();
    await hear(page, { error: "not-allowed", end: true });
    await expect(toast(page)).toContainText("Accesso microfono negato");
    await expect(field).toHaveValue("La mia bozza");
    await expect(audio(page)).toBeFocused();
    await expect(ofStudent).toHaveCount(3);
  });

  test("is spoken to a screen anybody can use", async ({ page }) => {
    await signIn(page.request, persona("free"));
    await page.goto("/");
    await audio(page).click();
    await hear(page, { text: "Come si dice in inglese una parola molto lunga?" });
    await expect(overlay(page)).toContainText("Come si dice");
    await expectNoViolations(page);
    await expectContrastInTheDark(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(overlay(page)).toBeHidden();
  });
});

test("a browser that cannot listen says so", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
  });
  await signIn(page.request, persona("free"));
  await page.goto("/");
  await audio(page).click();
  await expect(toast(page)).toContainText("Dettatura non disponibile");
});

test.describe("a message of the coach", () => {
  const answer = "Riguarda «He like»: chi compie l'azione?";

  test("is read to a student of Pro, the English by the server's voice", async ({ page }) => {
    await fakeItalianVoice(page);
    await signIn(page.request, persona("pro"));
    await page.goto("/");
    await coachAnswers(page, answer);
    const chat = chatOf(page);
    await chat.write("Ciao");
    const message = chat.ofCoach.last();
    const button = message.getByRole("button");
    await expect(button).toHaveText("Ascolta");

    const plays = bodiesSent(page, "/api/increment-usage");
    const sound = page.waitForResponse("**/api/speech");
    await button.click();
    const reply = await sound;
    expect(reply.status()).toBe(200);
    expect(reply.headers()["content-type"]).toBe("audio/wav");
    expect(reply.request().postDataJSON()).toEqual({ text: "He like:" });
    await expect(button).toHaveText("Ascolta di nuovo");
    expect(await page.evaluate("window.spoken")).toEqual(["Riguarda", "chi compie l'azione?"]);

    expect(plays).toEqual([{ type: "audio" }]);

    await button.click();
    await expect(button).toHaveText("Metti in pausa");
    await button.click();
    await expect(button).toHaveText("Riprendi l'ascolto");
    await button.click();
    await expect(button).toHaveText("Ascolta di nuovo");
    expect(plays).toHaveLength(2);
    await expectNoViolations(page);
    await expectContrastInTheDark(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
  });
});
