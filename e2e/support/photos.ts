import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { persona, signIn } from "./accounts";
import { storedMessage } from "./coach";
import { answerCall } from "./replies";

/** The call a photo is sent with. */
export const analysisCall = "POST /api/analyze-homework";

const exercise = [
  "Unit 4   Past simple",
  "3  Complete the sentences with the past simple",
  "of the verbs in brackets.",
  "1  I ___________ (go) to the cinema last night.",
  "2  She ___________ (not / like) the film.",
  "3  They ___________ (play) football yesterday.",
  "4  My sister ___________ (buy) a new bike.",
];
export const textOfPage = exercise.join("\n");

/** A page as a picture in a file, by the ending of its name. `width` pixels wide. Drawn by a process of its own, once a worker. */
export function drawnPage(ending: "png" | "jpg" | "webp", width = 1240, lines = exercise): string {
  const page = JSON.stringify({ lines, height: 980, size: 38, shrinkTo: width });
  const known = drawn.get(ending + page);
  if (known) return known;
  const folder = path.join(tmpdir(), "english-coach-e2e", randomUUID());
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `compito.${ending}`);
  execFileSync(process.execPath, ["tests/support/draw-page.mjs", file, page]);
  drawn.set(ending + page, file);
  return file;
}

const drawn = new Map<string, string>();

/** The way to a photo on the chat screen, and its overlays. */
export function photoOf(page: Page) {
  const crop = page.getByRole("dialog", { name: "Controlla la foto" });
  return {
    take: page.getByRole("button", { name: "Scatta", exact: true }),
    choose: page.getByRole("button", { name: "Foto", exact: true }),
    camera: page.getByRole("dialog", { name: "Fotografa il compito" }),
    shutter: page.getByRole("button", { name: "Scatta la foto" }),
    crop,
    send: crop.getByRole("button", { name: "Invia così" }),
    sendPart: crop.getByRole("button", { name: "Invia questa parte" }),
    analysis: page.getByRole("dialog", { name: "Analisi compito in corso" }),
    attached: page.getByText("Foto allegata"),

    /** Chooses a file with the button, as soon as there is a conversation for it. */
    async pick(file: string): Promise<void> {
      const button = page.getByRole("button", { name: "Foto", exact: true });
      await expect(button).toHaveAttribute("aria-disabled", "false");
      const chooser = page.waitForEvent("filechooser");
      await button.click();
      await (await chooser).setFiles(file);
    },
  };
}

/** Opens an empty chat of a demo account: nothing in it is sent to the server. */
export async function openEmptyChat(page: Page): Promise<number> {
  const userId = await signIn(page.request, persona("admin"));
  await answerCall(page, `GET /api/chat/${userId}`, 200, []);
  await page.goto("/");
  await expect(photoOf(page).choose).toHaveAttribute("aria-disabled", "false");
  return userId;
}

/** A photo as the server has stored it, its picture included. */
export async function storedPhoto(page: Page, text: string | null = textOfPage) {
  const id = randomUUID();
  const imageUrl = `/api/homework-photos/${id}`;
  const body = readFileSync(drawnPage("jpg", 800));
  await page.route(`**${imageUrl}`, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ contentType: "image/jpeg", body })
      : route.fallback(),
  );
  return storedMessage({ sender: "user", message: "[Immagine caricata]", imageUrl, photo: { id, text } });
}

export const photoAnswer =
  "È un esercizio sul **past simple**. Partiamo dalla prima frase: *I ___ (go) to the cinema last night.* " +
  "Quando è successo, e che cosa ti dice sul verbo?";

/** What the server answers to a photo. */
export async function analysedPhoto(page: Page) {
  const exchange: ExchangeReply = {
    userMessage: await storedPhoto(page),
    aiMessage: storedMessage({ sender: "ai", message: photoAnswer, xpAwarded: 15 }),
    xpAwarded: 15,
    leveledUp: false,
    newLevel: 1,
    newAchievements: [],
    hearts: 9,
    usage: { isPro: false, messagesCount: 0, homeworkUploadsCount: 1 },
  };
  return { ...exchange, analysis: photoAnswer, chatCleared: false };
}

/** Answers every page's wish for the camera as a browser does whose owner has said no. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
}
