import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import {
  analysedPhoto,
  analysisCall,
  drawnPage,
  openEmptyChat,
  photoOf,
  refuseCamera,
} from "./support/photos";
import { answerCall } from "./support/replies";
import { chatOf, toast } from "./support/screens";
import { bodiesSent } from "./support/watch";

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

  test("takes a picture, takes another, and goes off", { tag: "@desktop" }, async ({ page }) => {
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
    await answerCall(page, analysisCall, 200, await analysedPhoto(page));
    await photo.send.click();
    await expect(chat.ofCoach).toContainText("past simple");
    await expect(chat.ofStudent.getByRole("img", { name: "La foto del compito" })).toBeVisible();
  });

  test("goes off when it is closed, and the focus finds its way back", async ({ page }) => {
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
    await refuseCamera(page);
    await openEmptyChat(page);
    await photoOf(page).take.click();
    await expect(toast(page)).toContainText("Accesso fotocamera negato");
    await expect(toast(page)).toContainText(
      "Consenti l'accesso alla fotocamera nelle impostazioni del browser",
    );
    await expect(photoOf(page).camera).toBeHidden();
    const instead = page.getByRole("dialog", { name: "Senza fotocamera si fa lo stesso" });
    await expect(instead.getByRole("button", { name: "Riprova con la fotocamera" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(photoOf(page).take).toBeFocused();

    await page.keyboard.press("Enter");
    const chooser = page.waitForEvent("filechooser");
    await instead.getByRole("button", { name: "Scegli una foto" }).click();
    await (await chooser).setFiles(drawnPage("webp"));
    await expect(photoOf(page).crop).toBeVisible();
    await expectDialogHoldsFocus(page, photoOf(page).take);
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

function sizeOf(page: Page, image: string | undefined) {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, image ?? "");
}

const corners = ["#d02020", "#20a020", "#2030d0", "#d0a010"];

/** A picture of this size with a colour in each corner, as a PNG. */
async function pictureWithCorners(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([colours, w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("No canvas to draw on");
      for (const [n, colour] of colours.entries()) {
        pen.fillStyle = colour;
        pen.fillRect(((n % 2) * w) / 2, (Math.floor(n / 2) * h) / 2, w / 2, h / 2);
      }
      return canvas.toDataURL("image/png");
    },
    [corners, width, height] as const,
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

/** How far the outermost pixels of a picture are from the colours of the corners, at most. */
function distanceOfCorners(page: Page, image: string | undefined) {
  return page.evaluate(
    async ([src, colours]) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      const { naturalWidth: width, naturalHeight: height } = picture;
      const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      pen?.drawImage(picture, 0, 0);
      const distances = colours.flatMap((colour, n) => {
        const [x, y] = [(n % 2) * (width - 1), Math.floor(n / 2) * (height - 1)];
        const seen = [...(pen?.getImageData(x, y, 1, 1).data ?? [])];
        return [1, 3, 5].map((at, channel) =>
          Math.abs(Number.parseInt(colour.slice(at, at + 2), 16) - (seen[channel] ?? Infinity)),
        );
      });
      return Math.max(...distances);
    },
    [image ?? "", corners] as const,
  );
}

test.describe("a file", () => {
  for (const [shape, width, height] of [
    ["tall", 1500, 2000],
    ["wide", 2400, 900],
  ] as const) {
    test(`that is ${shape} goes whole with one tap`, { tag: "@desktop" }, async ({ page }) => {
      await openEmptyChat(page);
      const photo = photoOf(page);
      const bodies = bodiesSent(page, "/api/analyze-homework");
      await answerCall(page, analysisCall, 200, await analysedPhoto(page));
      const buffer = await pictureWithCorners(page, width, height);
      const file = { name: "compito.png", mimeType: "image/png", buffer };
      await page.locator("input[type=file]").setInputFiles(file);
      await photo.send.click();
      await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible();
      expect(await sizeOf(page, bodies[0]?.image)).toEqual({
        width: 800,
        height: Math.round((800 * height) / width),
      });
      expect(await distanceOfCorners(page, bodies[0]?.image)).toBeLessThan(12);
    });
  }

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
    await answerCall(page, analysisCall, 200, await analysedPhoto(page));
    const file = drawnPage("webp", 820);
    await photo.pick(file);
    await photo.send.click();
    await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible();
    expect(bodies[0]).toMatchObject({ userId, additionalContext: expect.stringContaining("inglese") });
    expect(bodies[0]?.image).toMatch(/^data:image\/jpeg;base64,/);
    const whole = await sizeOf(page, bodies[0]?.image);
    expect(whole.width).toBe(800);

    await answerCall(page, analysisCall, 200, await analysedPhoto(page));
    await photo.pick(file);
    await tabTo(page, photo.crop.getByLabel(/^Angolo in basso a destra\./));
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Shift+ArrowUp");
    await expect(photo.send).toBeHidden();
    await tabTo(page, photo.sendPart);
    await page.keyboard.press("Enter");
    await expect(chatOf(page).ofCoach).toHaveCount(2);
    const cropped = await sizeOf(page, bodies[1]?.image);
    expect(cropped.width).toBeLessThan(whole.width * 0.9);
    expect(cropped.height).toBeLessThan(whole.height * 0.9);
  });

  test("can be dropped on the chat or pasted", { tag: "@desktop" }, async ({ page }) => {
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
