import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { storedMessage } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { answerCall, holdCall, loseCall } from "./support/replies";
import { chatOf, toast } from "./support/screens";

const send = "POST /api/chat";
const text = "She don't like apples";

function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/api/chat")) return;
    keys.push((request.postDataJSON() as { clientMessageId: string }).clientMessageId);
  });
  return keys;
}

test("a message that did not arrive waits, also over a reload, and leaves by itself as the same", async ({
  page,
  learner,
}) => {
  await page.goto("/");
  const chat = chatOf(page);
  const keys = keysSent(page);
  await loseCall(page, send);
  await chatOf(page).write(text);
  await expect(toast(page)).toContainText("Errore");
  await expect(toast(page)).toContainText("Impossibile inviare il messaggio. Riprova.");
  await expect(chat.ofStudent).toContainText(text);
  await expect(chat.ofStudent).toContainText("Parte appena torna la rete");
  await expect(page.getByText("Non inviato")).toBeHidden();

  await page.reload();
  await expect(chat.ofStudent).toContainText("Parte appena torna la rete");
  await page.unrouteAll();
  await expect(chat.ofCoach.getByRole("time")).toBeVisible({ timeout: 60_000 });
  await expect(chat.ofStudent).toHaveCount(1);
  await expect(chat.ofStudent).not.toContainText("Parte appena torna la rete");
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await expect(chat.ofStudent).toHaveCount(1);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test("a coach that fails is told in the server's words, or in ours", async ({ page }) => {
  await signIn(page.request, persona("admin"));
  await page.goto("/");
  await page.route("**/api/chat", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
  await chatOf(page).write(text);
  await expect(toast(page)).toContainText("Errore nell'invio del messaggio. Riprova.");
  await expect(chatOf(page).ofStudent).toContainText("Errore nell'invio del messaggio. Riprova.");
  const error = "Stai andando molto veloce! Aspetta un minuto e riprova.";
  await answerCall(page, send, 429, { error, code: "TOO_MANY_REQUESTS" });
  await chatOf(page).ofStudent.getByRole("button", { name: "Riprova" }).click();
  await expect(toast(page)).toContainText(error);
});

test("a draft survives a reload, and is gone for whoever comes next", async ({ page, learner }) => {
  await page.goto("/");
  const { field } = chatOf(page);
  await field.fill("Domani ho una verifica");
  await page.reload();
  await expect(field).toHaveValue("Domani ho una verifica");
  await signIn(page.request, persona("admin"));
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Amministratore");
  await expect(field).toHaveValue("");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("verifica");
  await signIn(page.request, learner);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(field).toHaveValue("");
});

test("an answer that is being written when the page is loaded is awaited", async ({ page, learner }) => {
  const clientMessageId = randomUUID();
  const pending = storedMessage({ sender: "user", message: text, clientMessageId, status: "pending" });
  await answerCall(page, `GET /api/chat/${learner.id}`, 200, [pending]);
  const release = await holdCall(page, send);
  const keys = keysSent(page);
  await page.goto("/");
  const chat = chatOf(page);
  await expect(chat.ofStudent).toContainText(text);
  await expect(chat.thinking).toBeAttached();
  await expect(page.getByRole("button", { name: "Nuova chat" })).toHaveAttribute("aria-disabled", "true");
  release();
  await expect(chat.ofCoach.getByRole("time")).toBeVisible();
  await expect(chat.ofCoach).toContainText("don’t");
  expect(keys).toEqual([clientMessageId]);
});

test("a history that does not load can be asked for again", async ({ page, learner }) => {
  await answerCall(page, `GET /api/chat/${learner.id}`, 503, { error: "Il servizio riposa." });
  await page.goto("/");
  await expect(page.getByText("Non è stato possibile caricare la chat.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
});

test("a new chat that cannot begin says so and loses nothing", async ({ page }) => {
  const id = await signIn(page.request, persona("pro"));
  await page.goto("/");
  await expect(chatOf(page).ofStudent).toHaveCount(3);
  await answerCall(page, `DELETE /api/chat/${id}`, 500, {});
  await page.getByRole("button", { name: "Nuova chat" }).click();
  await page.getByRole("button", { name: "Inizia una nuova chat" }).click();
  await expect(page.getByText("Non è stato possibile iniziare una nuova chat. Riprova.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chatOf(page).ofStudent).toHaveCount(3);
});
