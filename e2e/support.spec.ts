import type { Locator, Page } from "@playwright/test";
import { safety, supportCard } from "@/lib/i18n/it";
import { newLearner, newOfKind } from "./support/accounts";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { mistake } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";

const messages = {
  gentle: "oggi sono triste perché è morto il mio cane e piango",
  worry: "non ce la faccio più, piango tutte le notti e nessuno se ne accorge",
  crisis: "non voglio più vivere",
};
const fixedWords = [...Object.values(safety.support.crisis), ...Object.values(safety.support.worry)].flat();
const plain = (text: string) => text.replace(/\*/g, "").replace(/\s+/g, " ");

const whoListens = (page: Page) => page.getByRole("group", { name: supportCard.title });

/** The links that call somebody, each with its number, in the order in which they stand. */
async function expectCalls(part: Locator, numbers: string[]): Promise<void> {
  const links = part.getByRole("link", { name: supportCard.call });
  await expect(links).toHaveCount(numbers.length);
  for (const [index, number] of numbers.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", `tel:${number}`);
    await expect(links.nth(index)).toContainText(number);
  }
}

/** The fixed words and the numbers, in view with nothing before them; and once more after a reload. */
async function expectHelp(page: Page): Promise<void> {
  const look = async () => {
    await expectCalls(whoListens(page), ["19696", "114", "112"]);
    await expect(whoListens(page)).toBeInViewport({ ratio: 1 });
    const first = whoListens(page).getByRole("link", { name: "19696" });
    await first.click({ trial: true }); // Nothing lies over it.
    const people = whoListens(page).getByRole("link", { name: supportCard.people });
    await expect(people).toHaveAttribute("href", "/aiuto");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const words = plain(await chatOf(page).ofCoach.last().innerText());
    expect(fixedWords.map(plain).some((one) => words.includes(one))).toBe(true);
  };
  await look();
  await page.reload();
  await look();
}

test("a light need gets a quiet word below the lesson, which goes on", async ({ page, learner }) => {
  expect(learner.id).toBeGreaterThan(0);
  await openScreen(page, "/");
  const chat = chatOf(page);
  await chat.say(mistake);
  const answer = await chat.say(messages.gentle);
  expect(fixedWords.map(plain).some((one) => plain(answer).includes(one))).toBe(false);
  const quietWord = chat.ofCoach.filter({ hasText: safety.gentle.card });
  await expect(quietWord).toHaveCount(1);
  await expectCalls(quietWord, ["19696"]);
  await expect(whoListens(page)).toHaveCount(0);
  await expectNoViolations(page);
  await expectLargeTargets(page);
  await page.reload();
  await expectCalls(quietWord, ["19696"]);
  await chat.say("She doesn't like apples");
  await expect(quietWord).toHaveCount(1);
});

test("who is worried is answered in fixed words, above the numbers to call", async ({ page, learner }) => {
  expect(learner.id).toBeGreaterThan(0);
  await openScreen(page, "/");
  await chatOf(page).say(messages.worry);
  await expectHelp(page);
});

test("a crisis is answered at once and at no cost, on a small phone and for everyone", async ({
  page,
  dataDir,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newLearner(page.request, dataDir);
  await openScreen(page, "/");
  const chat = chatOf(page);
  await chat.say(messages.crisis);
  const announced = page.getByRole("status").filter({ hasText: "Il coach risponde" });
  await expect(announced).toHaveCount(1);
  expect((await announced.innerText()).match(/19696/g)).toHaveLength(1);
  await expectHelp(page);
  await expect(page.getByRole("banner")).toContainText("10 cuori");
  expect(await (await page.request.get("/api/usage-stats")).json()).toMatchObject({ messagesCount: 0 });
  await expectNoViolations(page);
  await expectLargeTargets(page);
  await expectContrastInTheDark(page);
  await expectNoSidewaysScroll(page);
});

test("without hearts a crisis is answered, and nothing is offered beside it", async ({ page, dataDir }) => {
  await newOfKind(page.request, dataDir, "expired");
  await openScreen(page, "/");
  await expect(page.getByText("Hai finito i cuori.")).toBeVisible();
  await chatOf(page).say(messages.crisis);
  await expectHelp(page);
  await expect(page.getByText("Hai finito i cuori.")).toHaveCount(0);
  await expect(page.getByText("Abbonamento Scaduto")).toHaveCount(0);

  await chatOf(page).write(mistake);
  await expect(chatOf(page).ofStudent.last()).toContainText(supportCard.notSent["no-hearts"]);
  await expectCalls(whoListens(page), ["19696", "114", "112"]);
});

test("after the last message of the free plan a crisis is answered, and no paywall comes before it", async ({
  page,
  dataDir,
}) => {
  await newOfKind(page.request, dataDir, "nearLimit");
  let status = 200;
  for (let sent = 0; status === 200 && sent < 3; sent++) {
    status = (await page.request.post("/api/chat", { data: { message: mistake } })).status();
  }
  expect(status).toBe(403);
  await openScreen(page, "/");
  await chatOf(page).say(messages.crisis);
  await expectHelp(page);

  await chatOf(page).write(mistake);
  await expect(chatOf(page).ofStudent.last()).toContainText(supportCard.notSent.messages);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("in the middle of an exercise a crisis comes first, and the exercise waits", async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  await openScreen(page, "/");
  const chat = chatOf(page);
  await chat.say("Complete with the past simple.\n1. We ____ (go) home early.\n2. She ____ (buy) a new bag.");
  await chat.say("1. goed");
  await chat.say(messages.crisis);
  await expectHelp(page);
  await expect(page.getByRole("button", { name: /la 1$/ })).toHaveCount(0);
  expect(await chat.say("1. went")).toContain("She ____ (buy) a new bag.");
});
