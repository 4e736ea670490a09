import type { Page } from "@playwright/test";
import type { RewardReply } from "@/lib/features/rewards/contract";
import { persona, signIn } from "./support/accounts";
import { coachAnswers } from "./support/coach";
import { openPanel, solved } from "./support/finding-states";
import { expect, test, withMotion } from "./support/fixtures";
import { analysedPhoto, drawnPage, photoOf } from "./support/photos";
import { answerCall } from "./support/replies";
import { everything, firstSteps, rewardsOf, vocabularyBuilder } from "./support/rewards";
import { chatOf } from "./support/screens";
import { runUntilVisible, startClock, stopClock } from "./support/stopped-clock";

test.use(withMotion);

const [one, two] = [firstSteps.badgeName, vocabularyBuilder.badgeName];

/** Opens an empty chat whose clock runs until it is stopped. */
async function openEmptyChat(page: Page): Promise<void> {
  await startClock(page);
  const id = await signIn(page.request, persona("free"));
  await answerCall(page, `GET /api/chat/${id}`, 200, []);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
}

/** Sends a message that earns this; time stands still from before it is sent. */
async function earn(page: Page, reward: Partial<RewardReply>): Promise<void> {
  await openEmptyChat(page);
  await coachAnswers(page, "Guarda la forma del verbo: che cosa cambia con *she*?", reward);
  await stopClock(page);
  await chatOf(page).write("She like apples");
}

test("XP and a level, then two badges a second apart, come one at a time, and each leaves in its time", async ({
  page,
}) => {
  await earn(page, everything);
  const rewards = rewardsOf(page);
  await runUntilVisible(page, rewards.level(2));
  await expect(rewards.xp(5)).toBeVisible();
  await expect(rewards.arrow).toBeVisible();
  await expect(rewards.badge(one)).toBeHidden();
  await expect(rewards.said).toHaveText([
    "+5 XP. Hai raggiunto il livello 2! Nuovi badge: Primi Passi e Costruttore di Vocabolario.",
  ]);

  await page.clock.runFor(1900);
  await expect(rewards.xp(5)).toBeVisible();
  await page.clock.runFor(150);
  await expect(rewards.xp(5)).toBeHidden();
  await page.clock.runFor(800);
  await expect(rewards.level(2)).toBeVisible();
  await expect(rewards.arrow).toBeVisible();
  await expect(rewards.badge(one)).toBeHidden();
  await runUntilVisible(page, rewards.badge(one));
  await expect(rewards.level(2)).toBeHidden();
  await expect(rewards.arrow).toBeHidden();

  await page.clock.runFor(900);
  await expect(rewards.badge(two)).toBeHidden();
  await page.clock.runFor(150);
  await expect(rewards.badge(two)).toBeVisible();
  await expect(rewards.badge(one)).toBeHidden(); // The newer one lies over it.
  await page.clock.runFor(2850);
  await expect(rewards.badge(two)).toBeVisible();
  await page.clock.runFor(150);
  await expect(rewards.badge(two)).toBeHidden();
  await expect(rewards.badge(one)).toBeHidden();
  await expect(rewards.said).toHaveCount(0);
});

test(
  "a badge is closed by its button, in its place and below the header's buttons",
  { tag: "@desktop" },
  async ({ page, isMobile }) => {
    await earn(page, { newAchievements: [firstSteps, vocabularyBuilder] });
    const rewards = rewardsOf(page);
    await runUntilVisible(page, rewards.badge(one));
    await page.clock.runFor(1100);
    const placeOf = async (name: string) => (await rewards.badge(name).boundingBox()) ?? { y: 0, height: 0 };
    const before = await placeOf(two);
    const header = await page.getByRole("banner").boundingBox();
    const newChat = isMobile ? null : await page.getByRole("button", { name: "Nuova chat" }).boundingBox();
    expect(before.y).toBeGreaterThanOrEqual(
      newChat ? newChat.y + newChat.height : (header?.height ?? Infinity),
    );
    await expect(rewards.badge(one)).toBeHidden();
    await rewards.close(two).click();
    await expect(rewards.badge(two)).toBeHidden();
    // The one below it comes up in its place, for what is left of its time.
    expect((await placeOf(one)).y).toBe(before.y);
    await expect(chatOf(page).field).toBeFocused();
    await rewards.close(one).click();
    await expect(rewards.badge(one)).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(rewards.badge(one)).toBeHidden();
  },
);

test("the input stays free to write in and to send with", async ({ page }) => {
  await earn(page, everything);
  await runUntilVisible(page, rewardsOf(page).badge(one));
  const chat = chatOf(page);
  await chat.field.click({ trial: true });
  await chat.field.fill("She likes apples");
  await chat.send.click({ trial: true });
  await expect(chat.ofCoach).toHaveCount(1);
});

test(
  "a badge earned in a dialog is said and closed in its sheet, above the button, and the dialog stays open",
  { tag: "@desktop" },
  async ({ page }) => {
    await startClock(page);
    const id = await signIn(page.request, persona("free"));
    await openPanel(page, id, { outcome: "right", finding: solved, ...everything });
    await stopClock(page);
    await page.getByRole("button", { name: "Controlla" }).click();
    const rewards = rewardsOf(page);
    await runUntilVisible(page, rewards.badge(one));
    await page.clock.runFor(1100);
    await expect(rewards.said).toHaveText([
      "Hai raggiunto il livello 2! Nuovi badge: Primi Passi e Costruttore di Vocabolario.",
    ]);
    await expect(rewards.xp(5)).toHaveCount(0);
    const dialog = page.getByRole("dialog");
    const back = dialog.getByRole("button", { name: "Torna alla chat" });
    await expect(dialog.getByText("Costruttore di Vocabolario")).toHaveCount(1);
    const [card, button] = [await rewards.badge(two).boundingBox(), await back.boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? Infinity)).toBeLessThanOrEqual(button?.y ?? 0);
    await rewards.close(two).click();
    await expect(rewards.badge(two)).toBeHidden();
    await rewards.close(one).click();
    await expect(rewards.badge(one)).toBeHidden();
    await expect(dialog.getByText("L’hai trovato!")).toBeVisible();
    await expect(back).toBeFocused();
  },
);

test("homework shows its XP for three seconds, and 15 when it does not say how many", async ({ page }) => {
  const { xpAwarded: _, ...reply } = await analysedPhoto(page);
  await openEmptyChat(page);
  await answerCall(page, "POST /api/analyze-homework", 200, reply);
  await photoOf(page).pick(drawnPage("jpg"));
  await expect(photoOf(page).send).toBeEnabled();
  await stopClock(page);
  await photoOf(page).send.click();
  const { xp } = rewardsOf(page);
  await runUntilVisible(page, xp(15));
  await page.clock.runFor(2900);
  await expect(xp(15)).toBeVisible();
  await page.clock.runFor(150);
  await expect(xp(15)).toBeHidden();
});

test("motion that is unwanted rests, and the times stay the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await earn(page, everything);
  const rewards = rewardsOf(page);
  await runUntilVisible(page, rewards.level(2));
  await page.clock.runFor(1100);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(moving).toBe(0);
  await page.clock.runFor(1750);
  await expect(rewards.level(2)).toBeVisible();
  await page.clock.runFor(200);
  await expect(rewards.level(2)).toBeHidden();
  await runUntilVisible(page, rewards.badge(one));
  await expect.poll(moving).toBe(0);
  await page.clock.runFor(1100);
  await expect(rewards.badge(two)).toBeVisible();
  await expect.poll(moving).toBe(0);
});

test("a celebration whose code does not come leaves the chat as it is", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_/);
  await openEmptyChat(page);
  await coachAnswers(page, "Guarda la forma del verbo.", everything);
  const lost = page.waitForEvent("requestfailed");
  await page.route("**/_next/static/**", (route) => route.abort());
  await chatOf(page).write("She like apples");
  await lost;
  await expect(chatOf(page).ofCoach).toContainText("Guarda la forma del verbo.");
  await expect(rewardsOf(page).arrow).toBeHidden();
  await expect(rewardsOf(page).badge(one)).toHaveCount(0);
});

test("the very first message of a student earns XP and a badge", async ({ page, learner }) => {
  await startClock(page);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
  await stopClock(page);
  await chatOf(page).write("She like apples.");
  const rewards = rewardsOf(page);
  await runUntilVisible(page, rewards.badge("Primo Messaggio"));
  await expect(rewards.said).toHaveText(["+5 XP. Nuovo badge: Primo Messaggio."]);
});

test("who has no Pro finds the way to it in the header, who has it does not", async ({ page }) => {
  await signIn(page.request, persona("free"));
  await page.goto("/profile");
  const pro = page.getByRole("banner").getByRole("button", { name: "Pro", exact: true });
  await expect(pro).toHaveAttribute("title", "Passa a Pro");
  await pro.click();
  const paywall = page.getByRole("dialog", { name: "Sblocca Pro" });
  await expect(paywall).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(paywall).toBeHidden();
  await expect(pro).toBeFocused();

  await signIn(page.request, persona("pro"));
  await page.goto("/profile");
  await expect(page.getByRole("banner").getByText("Cuori illimitati")).toBeAttached();
  await expect(pro).toHaveCount(0);
});
