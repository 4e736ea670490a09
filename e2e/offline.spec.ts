import type { BrowserContext, Page } from "@playwright/test";
import { expectContrastInTheDark, expectNoViolations } from "./support/accessibility";
import { persona, signIn } from "./support/accounts";
import { coachAnswers } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { analysisCall, drawnPage, photoAnswer, photoOf } from "./support/photos";
import { loseCall } from "./support/replies";
import { chatOf } from "./support/screens";
import { bodiesSent } from "./support/watch";

const send = "POST /api/chat";
const waits = "Parte appena torna la rete";
const sign = (page: Page) => page.getByText("Sei offline. Quello che scrivi resta qui");

/** Opens the chat and waits until what is to be done without a net has begun: then what is kept is there. */
async function openChat(page: Page): Promise<void> {
  await page.goto("/");
  await page.keyboard.press("Shift"); // At the first press, or some seconds after the page.
  await expect(page.locator("[data-below-header] > [role=status]")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** How many drafts, tries, photos and messages the browser keeps. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("english-coach");
        opening.onerror = () => reject(new Error("No database"));
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction("kept").objectStore("kept").count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );

const untilKept = (page: Page, records: number) => expect.poll(() => keptIn(page)).toBe(records);

test("what is written without a net waits, and leaves by itself when it is back: once, in its order", async ({
  context,
  page,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page);
  const chat = chatOf(page);
  const sent = bodiesSent(page, "/api/chat");
  await context.setOffline(true);
  await expect(sign(page)).toBeVisible();
  await chat.write("She don't like apples");
  await expect(chat.ofStudent.nth(0)).toContainText(waits);
  await chat.write("He go to school");
  await expect(chat.ofStudent.nth(1)).toContainText(waits);
  await expect(page.getByText("Non inviato")).toBeHidden();
  await expectNoViolations(page);
  await expectContrastInTheDark(page);
  await untilKept(page, 2);

  const before = sent.length;
  await context.setOffline(false);
  await expect(chat.ofCoach.nth(1).getByRole("time")).toBeVisible({ timeout: 60_000 });
  await expect(sign(page)).toBeHidden();
  await expect(page.getByText(waits)).toBeHidden();
  expect(sent.slice(before).map(({ message }) => message)).toEqual([
    "She don't like apples",
    "He go to school",
  ]);
  await untilKept(page, 0);
  await page.reload();
  await expect(chat.ofStudent).toHaveCount(2);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test("of two tabs one sends what waits, and the other shows what came of it", async ({
  context,
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  await loseSends(context);
  await openChat(page);
  await chatOf(page).write("She don't like apples");
  await expect(chatOf(page).ofStudent).toContainText(waits);
  await untilKept(page, 1);
  const other = await context.newPage();
  await openChat(other);
  await expect(chatOf(other).ofStudent).toContainText(waits);

  const arrived: string[] = [];
  await context.unrouteAll();
  context.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/api/chat")) arrived.push("sent");
  });
  for (const tab of [page, other]) {
    await expect(chatOf(tab).ofCoach.getByRole("time")).toBeVisible({ timeout: 60_000 });
    await expect(chatOf(tab).ofStudent).toHaveCount(1);
    await expect(tab.getByText(waits)).toBeHidden();
  }
  expect(arrived).toEqual(["sent"]);
});

test("a second tab shows what the first wrote, and goes with it at the logout", async ({
  context,
  page,
  learner,
}) => {
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  await chatOf(page).say("She don't like apples");
  await expect(chatOf(other).ofStudent).toHaveText(/She don't like apples/);
  await expect(chatOf(other).ofCoach).toHaveCount(1);
  await expect(other.getByRole("banner")).toContainText(learner.nickname);

  await chatOf(other).field.fill("Domani ho una verifica");
  await untilKept(other, 1);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(other.getByRole("tab", { name: "Accedi" })).toBeVisible();
  for (const tab of [page, other]) {
    expect(await keptIn(tab)).toBe(0);
    expect(
      await tab.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)].join()),
    ).not.toContain("verifica");
  }
});

test("a draft outlives its tab, and is gone for whoever comes next", async ({ context, page, learner }) => {
  await openChat(page);
  await chatOf(page).field.fill("Domani ho una verifica");
  await untilKept(page, 1);
  await page.close();
  const next = await context.newPage();
  await openChat(next);
  await expect(chatOf(next).field).toHaveValue("Domani ho una verifica");

  await signIn(context.request, persona("admin"));
  await openChat(next);
  await expect(next.getByRole("banner")).toContainText("Amministratore");
  await expect(chatOf(next).field).toHaveValue("");
  await untilKept(next, 0);
  await signIn(context.request, learner);
  await openChat(next);
  await expect(chatOf(next).field).toHaveValue("");
});

test("a photo that reached nobody waits over a reload, and leaves with its picture", async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  for (const call of [analysisCall, send] as const) await loseCall(page, call);
  await openChat(page);
  const chat = chatOf(page);
  await photoOf(page).pick(drawnPage("jpg"));
  await photoOf(page).send.click();
  await expect(chat.ofStudent).toContainText(waits);
  await untilKept(page, 1);
  await page.reload();
  const picture = chat.ofStudent.getByRole("img", { name: "La foto del compito" });
  await expect(picture).toBeVisible();
  await expect(chat.ofStudent).toContainText(waits);

  await page.unrouteAll();
  const sent = bodiesSent(page, "/api/chat");
  await coachAnswers(page, photoAnswer);
  await expect(chat.ofCoach).toContainText("past simple", { timeout: 60_000 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.image).toMatch(/^data:image\/jpeg/);
  await untilKept(page, 0);
});

test("a browser that keeps nothing loses nothing while its tab lives", async ({ page, learner }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      value: {
        open: () => {
          throw new Error("denied");
        },
      },
    });
    Object.defineProperty(navigator, "locks", { value: undefined });
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
  });
  await loseCall(page, send);
  await openChat(page);
  await chatOf(page).write("She don't like apples");
  await expect(chatOf(page).ofStudent).toContainText(waits);
  await page.reload();
  await expect(chatOf(page).ofStudent).toContainText(waits);
  await page.unrouteAll();
  await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible({ timeout: 60_000 });
  await expect(chatOf(page).ofStudent).toHaveCount(1);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test("what waits in a tab does not leave in the name of who comes in in another", async ({
  context,
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  await loseSends(context);
  await openChat(page);
  await chatOf(page).write("She don't like apples");
  await expect(chatOf(page).ofStudent).toContainText(waits);
  await untilKept(page, 1);
  await signIn(context.request, persona("admin"));
  await context.unrouteAll();
  const sent = bodiesSent(page, "/api/chat");
  await expect(page.getByRole("banner")).toContainText("Amministratore", { timeout: 60_000 });
  await expect(page.getByText("She don't like apples")).toBeHidden();
  expect(sent).toEqual([]);
});

/** Lets every message of every tab fail as if the network were gone. */
async function loseSends(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === "/api/chat",
    (route) => route.abort("internetdisconnected"),
  );
}
