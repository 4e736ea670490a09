import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { coachAnswers, storedMessage } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import { paywallOf, useUp } from "./support/paywall-states";
import { analysedPhoto, drawnPage, photoAnswer, photoOf, storedPhoto } from "./support/photos";
import { answerCall, holdCall } from "./support/replies";
import { chatOf, toast } from "./support/screens";

const analyse = "POST /api/analyze-homework";

/** Opens an empty chat of a demo account: nothing in it is sent to the server. */
async function openEmptyChat(page: Page): Promise<number> {
  const userId = await signIn(page.request, persona("admin"));
  await answerCall(page, `GET /api/chat/${userId}`, 200, []);
  await page.goto("/");
  await expect(photoOf(page).choose).toHaveAttribute("aria-disabled", "false");
  return userId;
}

/** What is sent to a call from now on. */
function bodiesSent(page: Page, path: string): Record<string, string>[] {
  const bodies: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || new URL(request.url()).pathname !== path) return;
    bodies.push(request.postDataJSON() as Record<string, string>);
  });
  return bodies;
}

function sizeOf(page: Page, image: string | undefined) {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, image ?? "");
}

test("a photographed exercise is read, opened, rewarded and mended, and stays so", async ({
  page,
  learner,
}) => {
  await page.goto("/");
  const [photo, chat] = [photoOf(page), chatOf(page)];
  await photo.pick(drawnPage("png"));
  await expect(photo.crop).toContainText("Una pagina intera si legge male");
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
  const text = page.getByRole("textbox", { name: "Testo dell'esercizio" });
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

test.describe("the camera", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wished) => {
        const stream = await open(wished);
        Object.assign(window, { wished, tracks: stream.getTracks() });
        return stream;
      };
    }),
  );
  const tracks = (page: Page) => page.evaluate("tracks.map((track) => track.readyState)");

  test("takes a picture, takes another, and goes off", async ({ page }) => {
    await page.context().grantPermissions(["camera"]);
    await openEmptyChat(page);
    const [photo, chat] = [photoOf(page), chatOf(page)];
    await expect(photo.take).toHaveAttribute("aria-disabled", "false");
    await photo.take.click();
    await expect(photo.camera).toContainText("Posiziona il compito nell'inquadratura");
    await expect(photo.shutter).toBeEnabled();
    expect(await page.evaluate("wished.video")).toEqual({
      facingMode: { ideal: "environment" },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    });
    expect(await tracks(page)).toEqual(["live"]);
    await photo.shutter.click();
    await expect(photo.crop).toBeVisible();
    expect(await tracks(page)).toEqual(["ended"]);

    await photo.crop.getByRole("button", { name: "Scatta di nuovo" }).click();
    await expect(photo.shutter).toBeEnabled();
    await photo.shutter.click();
    await answerCall(page, analyse, 200, await analysedPhoto(page));
    await photo.send.click();
    await expect(chat.ofCoach).toContainText("past simple");
    await expect(chat.ofStudent.getByRole("img", { name: "La foto del compito" })).toBeVisible();
  });

  test("goes off when it is closed, and the focus finds its way back", async ({ page }) => {
    await page.context().grantPermissions(["camera"]);
    await openEmptyChat(page);
    const photo = photoOf(page);
    await tabTo(page, photo.take);
    await page.keyboard.press("Enter");
    await expect(photo.shutter).toBeEnabled();
    await expectDialogHoldsFocus(page, photo.take);
    expect(await tracks(page)).toEqual(["ended"]);

    await page.keyboard.press("Enter");
    await expect(photo.shutter).toBeEnabled();
    await photo.shutter.press("Enter");
    await expect(photo.crop).toBeVisible();
    await expectDialogHoldsFocus(page, photo.take);
  });

  test("that may not be used is told, and where to allow it", async ({ page }) => {
    await openEmptyChat(page);
    await photoOf(page).take.click();
    await expect(toast(page)).toContainText("Accesso fotocamera negato");
    await expect(toast(page)).toContainText(
      "Consenti l'accesso alla fotocamera nelle impostazioni del browser",
    );
    await expect(photoOf(page).camera).toBeHidden();
    await expect(photoOf(page).take).toBeFocused();
  });

  test("that is not there gives way to the files", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
    await openEmptyChat(page);
    const chooser = page.waitForEvent("filechooser");
    await photoOf(page).take.click();
    await expect(toast(page)).toContainText("Fotocamera non disponibile");
    await (await chooser).setFiles(drawnPage("webp"));
    await expect(photoOf(page).crop).toBeVisible();
  });
});

test.describe("a file", () => {
  test("of more than 8 MB or without a picture in it is refused before anything is sent", async ({
    page,
  }) => {
    await openEmptyChat(page);
    const bodies = bodiesSent(page, "/api/analyze-homework");
    const files = page.locator("input[type=file]");
    const file = { name: "compito.jpg", mimeType: "image/jpeg" };
    await files.setInputFiles({ ...file, buffer: Buffer.alloc(8 * 1024 * 1024 + 1) });
    await expect(toast(page)).toContainText("Immagine troppo grande");
    await expect(toast(page)).toContainText("L'immagine deve essere inferiore a 8MB");
    await files.setInputFiles({ ...file, buffer: Buffer.from("niente") });
    await expect(toast(page)).toContainText("Immagine non leggibile");
    await expect(photoOf(page).crop).toBeHidden();
    expect(bodies).toEqual([]);
  });

  test("is sent as a JPEG of 800 pixels in width, whole unless it is cropped, also by keys", async ({
    page,
  }) => {
    const userId = await openEmptyChat(page);
    const photo = photoOf(page);
    const bodies = bodiesSent(page, "/api/analyze-homework");
    await answerCall(page, analyse, 200, await analysedPhoto(page));
    const file = drawnPage("webp", 820);
    await photo.pick(file);
    await photo.send.click();
    await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible();
    expect(bodies[0]).toMatchObject({ userId, additionalContext: expect.stringContaining("inglese") });
    expect(bodies[0]?.image).toMatch(/^data:image\/jpeg;base64,/);
    const whole = await sizeOf(page, bodies[0]?.image);
    expect(whole.width).toBe(800);

    await answerCall(page, analyse, 200, await analysedPhoto(page));
    await photo.pick(file);
    await tabTo(page, photo.crop.getByLabel(/^Angolo in basso a destra\./));
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Shift+ArrowUp");
    await tabTo(page, photo.send);
    await page.keyboard.press("Enter");
    await expect(chatOf(page).ofCoach).toHaveCount(2);
    const cropped = await sizeOf(page, bodies[1]?.image);
    expect(cropped.width).toBeLessThan(whole.width * 0.9);
    expect(cropped.height).toBeLessThan(whole.height * 0.9);
  });

  test("can be dropped on the chat or pasted", async ({ page }) => {
    await openEmptyChat(page);
    const { crop } = photoOf(page);
    const give = (kind: "drop" | "paste") =>
      page.evaluate(async (name) => {
        const canvas = document.createElement("canvas");
        canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
        const data = new DataTransfer();
        data.items.add(new File([blob ?? ""], "compito.png", { type: "image/png" }));
        const field = document.querySelector("textarea");
        field?.focus();
        field?.dispatchEvent(
          name === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, kind);
    for (const kind of ["drop", "paste"] as const) {
      await give(kind);
      await expect(crop).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(crop).toBeHidden();
      await expect(chatOf(page).field).toBeFocused();
    }
  });
});

test.describe("an analysis", () => {
  test("says how far it is while a line goes over the photo, and can go on in the chat", async ({ page }) => {
    const userId = await openEmptyChat(page);
    const photo = photoOf(page);
    const bodies = bodiesSent(page, "/api/analyze-homework");
    await answerCall(page, analyse, 200, await analysedPhoto(page));
    const release = await holdCall(page, analyse);
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
    await holdCall(page, analyse);
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
    await answerCall(page, analyse, 500, {});
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

test("the code for photos comes with the first one, and the chat stays light without it", async ({
  page,
}) => {
  const scripts: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openEmptyChat(page);
  await page.waitForLoadState("networkidle");
  const atFirst = scripts.length;
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(190_000);
  await photoOf(page).pick(drawnPage("jpg"));
  await expect(photoOf(page).crop).toBeVisible();
  expect(scripts.length).toBeGreaterThan(atFirst);
});

test("a photo is seen larger, its text is read, and both are left by keys", async ({ page }) => {
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
});
