import { persona, signIn } from "./support/accounts";
import { coachAnswers, storedMessage } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus } from "./support/focus";
import { paywallOf, useUp } from "./support/paywall-states";
import {
  analysisCall,
  analysedPhoto,
  drawnPage,
  openEmptyChat,
  photoAnswer,
  photoOf,
  storedPhoto,
} from "./support/photos";
import { answerCall, holdCall } from "./support/replies";
import { chatOf, toast } from "./support/screens";
import { bodiesSent } from "./support/watch";

test("a photographed exercise is read, opened, rewarded and mended, and stays so", async ({
  page,
  learner,
}) => {
  await page.goto("/");
  const [photo, chat] = [photoOf(page), chatOf(page)];
  await photo.pick(drawnPage("png"));
  await expect(photo.crop).toContainText("Va bene? Inviala così.");
  await photo.send.click();
  await expect(chat.ofCoach.getByRole("time")).toBeVisible({ timeout: 30_000 });
  await expect(photo.analysis).toBeHidden();
  await expect(chat.ofCoach).toContainText("+15 XP for practicing!");
  await expect(chat.ofCoach).not.toContainText(/\bwent\b/);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(page.getByRole("banner")).toContainText("10 cuori");

  await expect(chat.ofStudent.getByRole("img", { name: "La foto del compito" })).toBeVisible();
  await expect(chat.ofStudent).not.toContainText("Immagine caricata");
  await chat.ofStudent.getByRole("button", { name: "Testo letto" }).click();
  const text = page.getByRole("textbox", { name: "Testo dell’esercizio" });
  await expect(text).toHaveValue(/go.* to the cinema last night/);
  await text.fill("1 I ____ (go) to the theatre last night.");
  await page.getByRole("button", { name: "Salva la correzione" }).click();
  await expect(toast(page)).toContainText("Testo corretto");

  await page.reload();
  const picture = chat.ofStudent.getByRole("img", { name: "La foto del compito" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(800);
  await chat.ofStudent.getByRole("button", { name: "Testo letto" }).click();
  await expect(text).toHaveValue("1 I ____ (go) to the theatre last night.");
});

test("a photo nobody can read is answered kindly and costs nothing", async ({ page, learner }) => {
  await page.goto("/");
  await photoOf(page).pick(drawnPage("png", 1240, []));
  await photoOf(page).send.click();
  await expect(toast(page)).toContainText("Foto elaborata", { timeout: 30_000 });
  await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible();
  await expect(chatOf(page).ofCoach).toContainText("esercizio");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(page.getByRole("banner")).toContainText("10 cuori");
});

test.describe("an analysis", () => {
  test("says how far it is while a line goes over the photo, and can go on in the chat", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const userId = await openEmptyChat(page);
    const photo = photoOf(page);
    const bodies = bodiesSent(page, "/api/analyze-homework");
    await answerCall(page, analysisCall, 200, await analysedPhoto(page));
    const release = await holdCall(page, analysisCall);
    await photo.pick(drawnPage("jpg"));
    await photo.send.click();
    const step = photo.analysis.locator("[aria-current=step]");
    await expect(step).toHaveText("Invio la foto");
    const line = photo.analysis.locator("rect").last();
    const before = await line.getAttribute("y");
    await expect.poll(() => line.getAttribute("y")).not.toBe(before);

    for (const [text, name] of [
      [null, "Leggo il testo"],
      ["1 I ____ (go) home.", "Il coach pensa"],
    ] as const) {
      const sent = { ...(await storedPhoto(page, text)), clientMessageId: bodies[0]?.clientMessageId };
      await answerCall(page, `GET /api/chat/${userId}`, 200, [sent]);
      await expect(step).toHaveText(name);
      await expect(photo.analysis.getByRole("status")).toHaveText(name);
    }
    await expectDialogHoldsFocus(page, photo.choose);
    await expect(chatOf(page).ofStudent.getByRole("img")).toBeVisible();
    release();
    await expect(chatOf(page).ofCoach).toContainText("past simple");
  });

  test("shows a line that rests where motion is unwanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openEmptyChat(page);
    await holdCall(page, analysisCall);
    await photoOf(page).pick(drawnPage("jpg"));
    await photoOf(page).send.click();
    const line = photoOf(page).analysis.locator("rect").last();
    const before = await line.getAttribute("y");
    await page.clock.runFor(1010);
    expect(await line.getAttribute("y")).toBe(before);
  });

  test("that fails leads to a message; when that fails too, the photo waits above the input", async ({
    page,
  }) => {
    await openEmptyChat(page);
    const [photo, chat] = [photoOf(page), chatOf(page)];
    const [analysed, sent] = [bodiesSent(page, "/api/analyze-homework"), bodiesSent(page, "/api/chat")];
    await answerCall(page, analysisCall, 500, {});
    await coachAnswers(page, photoAnswer);
    await photo.pick(drawnPage("jpg"));
    await photo.send.click();
    await expect(toast(page)).toContainText("Foto elaborata");
    await expect(chat.ofCoach).toContainText("past simple");
    expect(sent[0]).toEqual({
      message: "[Immagine caricata]",
      image: analysed[0]?.image,
      clientMessageId: analysed[0]?.clientMessageId,
    });

    await answerCall(page, "POST /api/chat", 500, {});
    await photo.pick(drawnPage("jpg"));
    await photo.send.click();
    await expect(toast(page)).toContainText("Errore analisi");
    await expect(toast(page)).toContainText("Riprova più tardi");
    await expect(photo.attached).toBeVisible();
    await expect(chat.field).toHaveValue("Mi aiuti con questo esercizio?");
    await expect(chat.ofStudent).toHaveCount(1);

    await coachAnswers(page, "Eccomi!");
    await chat.field.press("Enter");
    await expect(chat.ofCoach.last()).toContainText("Eccomi!");
    expect(sent.at(-1)).toMatchObject({
      message: "Mi aiuti con questo esercizio?",
      image: analysed[1]?.image,
    });
    await expect(photo.attached).toBeHidden();
  });

  test("that is more than the platform takes is told so, and waits above the input", async ({ page }) => {
    await openEmptyChat(page);
    for (const call of [analysisCall, "POST /api/chat"] as const) await answerCall(page, call, 413, {});
    await photoOf(page).pick(drawnPage("jpg"));
    await photoOf(page).send.click();
    await expect(toast(page)).toContainText("L'immagine è troppo grande. Prova con una foto più piccola.");
    await expect(photoOf(page).attached).toBeVisible();
  });

  test("over the limit of the free plan is explained, sends no message and keeps the photo", async ({
    page,
  }) => {
    await openEmptyChat(page);
    const sent = bodiesSent(page, "/api/chat");
    await useUp(page, "homework");
    await photoOf(page).pick(drawnPage("jpg"));
    await photoOf(page).send.click();
    await expect(paywallOf(page, "Limite Compiti Raggiunto")).toContainText("Compiti caricati: 20/20");
    await page.keyboard.press("Escape");
    await expect(photoOf(page).attached).toBeVisible();
    await expect(chatOf(page).field).toHaveValue("");
    expect(sent).toEqual([]);

    await page.getByRole("link", { name: "Badge" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Badge" })).toBeVisible();
    await page.getByRole("link", { name: "Home" }).click();
    await expect(photoOf(page).attached).toBeVisible();
    await page.getByRole("button", { name: "Togli la foto" }).click();
    await expect(photoOf(page).attached).toBeHidden();
  });
});

test(
  "a photo is seen larger, its text is read, and both are left by keys",
  { tag: "@desktop" },
  async ({ page }) => {
    const userId = await signIn(page.request, persona("admin"));
    await answerCall(page, `GET /api/chat/${userId}`, 200, [
      await storedPhoto(page),
      storedMessage({ sender: "ai", message: photoAnswer }),
    ]);
    await page.goto("/");
    for (const name of ["Ingrandisci la foto", "Testo letto"]) {
      const opener = page.getByRole("button", { name });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expectDialogHoldsFocus(page, opener);
    }
  },
);
