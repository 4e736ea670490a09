import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { WorksheetReply, WorksheetSummary } from "@/lib/features/worksheets/contract";
import { drawnPage } from "./photos";
import { answerCall } from "./replies";
import { checking, code, handedIn, imageUrl, receipt, summaries, working } from "./shown-sheets";
import { shows, type State } from "./states";
import { itemOf, rowOf, textOfSheet } from "./worksheets";

async function openList(page: Page, worksheets: WorksheetSummary[]): Promise<void> {
  await answerCall(page, "GET /api/worksheets", 200, { worksheets });
  await page.goto("/schede");
}

async function openSheet(page: Page, sheet: WorksheetReply): Promise<void> {
  const body = readFileSync(drawnPage("jpg", 800));
  await page.route(`**${imageUrl}`, (route) => route.fulfill({ contentType: "image/jpeg", body }));
  await answerCall(page, `GET /api/worksheets/${sheet.id}`, 200, sheet);
  await page.goto(`/schede/${sheet.id}`);
}

async function openWork(page: Page): Promise<void> {
  await openSheet(page, working);
  await itemOf(page, "2").help.click();
  await expect(page.getByText("We didn’t see him.")).toBeVisible();
}

export const worksheetStates: State[] = [
  {
    name: "worksheets-empty",
    as: "free",
    async reach(page) {
      await openList(page, []);
      await shows(page, "Qui non c’è ancora niente");
    },
  },
  {
    name: "worksheets",
    as: "free",
    async reach(page) {
      await openList(page, summaries);
      await shows(page, "Comparativi e superlativi");
    },
  },
  {
    name: "worksheets-paste",
    as: "free",
    async reach(page) {
      await openList(page, summaries);
      await page.getByRole("button", { name: "Incolla il testo" }).click();
      await page.getByRole("textbox", { name: "Testo dell’esercizio" }).fill(textOfSheet);
    },
  },
  {
    name: "worksheet-check",
    as: "free",
    async reach(page) {
      await openSheet(page, checking);
      await expect(rowOf(page, "2").strip).toBeVisible();
    },
  },
  { name: "worksheet", as: "free", reach: openWork },
  {
    name: "worksheet-picture",
    as: "free",
    async reach(page) {
      await openSheet(page, working);
      await page.getByRole("button", { name: "Vedi la foto" }).click();
      const picture = page.getByRole("region", { name: "La foto della pagina" });
      await expect(picture.getByText("went").filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: "worksheet-hand-in",
    as: "free",
    async reach(page) {
      await openSheet(page, working);
      await page.getByRole("button", { name: "Consegna" }).click();
      await expect(page.getByRole("dialog")).toContainText("4 da fare");
    },
  },
  {
    name: "worksheet-handed-in",
    as: "free",
    async reach(page) {
      await openSheet(page, handedIn);
      await expect(page.getByRole("img", { name: /^Codice QR/ })).toBeVisible();
    },
  },
];

export const receiptStates: State[] = [
  {
    name: "receipt",
    as: "visitor",
    async reach(page) {
      await answerCall(page, `GET /api/receipts/${code}`, 200, receipt);
      await page.goto(`/r/${code}`);
      await shows(page, receipt.title);
    },
  },
  {
    name: "receipt-gone",
    as: "visitor",
    async reach(page) {
      await page.goto(`/r/${code}`);
      await expect(page.getByText("Qui non c’è nessuna ricevuta")).toBeVisible();
    },
  },
];
