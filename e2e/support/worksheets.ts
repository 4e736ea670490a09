import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";

/** A page with an item of each kind, of most of which our solver is certain. */
export const textOfSheet = [
  "A) Complete the sentences with the past simple of the verbs in brackets.",
  "1. We ____ (go) to the cinema last Saturday.",
  "2. She ____ (write) a long letter yesterday.",
  "",
  "B) Choose the correct option.",
  "3. There isn't much / many milk in the fridge.",
  "",
  "C) Put the words in order.",
  "4. you / do / like / pizza / ?",
  "",
  "D) Answer the questions.",
  "5. What do you do at the weekend?",
].join("\n");

/** Has the server make a sheet of a text, as soon as the threads that read are there. */
export async function makeSheet(
  request: APIRequestContext,
  text: string = textOfSheet,
): Promise<WorksheetReply> {
  const data = { key: randomUUID(), text };
  const make = () => request.post("/api/worksheets", { data });
  await expect.poll(async () => (await make()).status(), { timeout: 50_000 }).toBe(201);
  return (await (await make()).json()) as WorksheetReply; // The same key is the same sheet.
}

/** Does one deed to a sheet by its call. */
export async function doToSheet(request: APIRequestContext, path: string, data?: unknown): Promise<void> {
  expect((await request.post(`/api/worksheets/${path}`, { data })).ok(), path).toBe(true);
}

/** The parts of an item's card. */
export function itemOf(page: Page, label: string) {
  const card = page.getByRole("article", { name: `Frase ${label}`, exact: true });
  const button = (name: string | RegExp) => card.getByRole("button", { name, exact: true });
  const box = card.getByRole("textbox");
  const check = button("Controlla");
  return {
    card,
    box,
    check,
    help: button("Aiuto"),
    hint: button(/indizio$/),
    leave: button("La lascio"),
    next: button("Vai alla prossima"),
    option: (name: string) => card.getByRole("radio", { name, exact: true }),
    word: (word: string) => button(`Aggiungi «${word}»`),

    /** Writes an answer and waits for what is said of it. */
    async answer(text: string, said: string | RegExp): Promise<void> {
      await box.fill(text);
      await check.click();
      await expect(card).toContainText(said);
    },
  };
}

/** The row of an item where its text is put right. */
export function rowOf(page: Page, label: string) {
  const row = page.getByRole("group", { name: `Frase ${label}`, exact: true });
  return {
    edit: row.getByRole("button", { name: `Correggi la frase ${label}`, exact: true }),
    text: row.getByRole("textbox", { name: "Frase", exact: true }),
    strip: row.getByRole("img", { name: `La frase ${label} nella foto` }),
  };
}
