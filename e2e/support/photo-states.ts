import { expect, type Page } from "@playwright/test";
import { storedMessage } from "./coach";
import { analysisCall, drawnPage, photoAnswer, photoOf, refuseCamera, storedPhoto } from "./photos";
import { answerCall, holdCall } from "./replies";
import { chatOf, toast } from "./screens";
import type { State } from "./states";

async function openChat(page: Page, userId: number): Promise<void> {
  await answerCall(page, `GET /api/chat/${userId}`, 200, []);
  await page.goto("/");
}

async function openCrop(page: Page, userId: number): Promise<void> {
  await openChat(page, userId);
  await photoOf(page).pick(drawnPage("jpg"));
  await expect(photoOf(page).crop).toBeVisible();
}

async function openPhoto(page: Page, userId: number): Promise<void> {
  await answerCall(page, `GET /api/chat/${userId}`, 200, [
    await storedPhoto(page),
    storedMessage({ sender: "ai", message: photoAnswer, xpAwarded: 15 }),
  ]);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Ingrandisci la foto" })).toBeVisible();
  // Until its code has come an answer is text without marks.
  await expect(chatOf(page).ofCoach.last().getByText("La frase")).toBeVisible();
}

export const photoStates: State[] = [
  {
    name: "photo-camera",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId);
      await photoOf(page).take.click();
      await expect(photoOf(page).shutter).toBeEnabled();
    },
  },
  {
    name: "photo-camera-denied",
    as: "free",
    async reach(page, userId) {
      await refuseCamera(page);
      await openChat(page, userId);
      await photoOf(page).take.click();
      await expect(toast(page)).toContainText("Accesso fotocamera negato");
      await expect(page.getByRole("button", { name: "Scegli una foto" })).toBeVisible();
    },
  },
  { name: "photo-crop", as: "free", reach: openCrop },
  {
    name: "photo-analysis",
    as: "free",
    async reach(page, userId) {
      await holdCall(page, analysisCall);
      await openCrop(page, userId);
      await photoOf(page).send.click();
      await expect(photoOf(page).analysis).toBeVisible();
    },
  },
  { name: "photo-message", as: "free", reach: openPhoto },
  {
    name: "photo-enlarged",
    as: "free",
    async reach(page, userId) {
      await openPhoto(page, userId);
      await page.getByRole("button", { name: "Ingrandisci la foto" }).click();
      await expect(page.getByRole("dialog", { name: "La tua foto" })).toBeVisible();
    },
  },
  {
    name: "photo-text",
    as: "free",
    async reach(page, userId) {
      await openPhoto(page, userId);
      await page.getByRole("button", { name: "Testo letto" }).click();
      await expect(page.getByRole("textbox", { name: "Testo dell’esercizio" })).toBeVisible();
    },
  },
  {
    name: "photo-attached",
    as: "free",
    async reach(page, userId) {
      await answerCall(page, analysisCall, 502, {});
      await answerCall(page, "POST /api/chat", 502, {});
      await openCrop(page, userId);
      await photoOf(page).send.click();
      await expect(photoOf(page).attached).toBeVisible();
    },
  },
];
