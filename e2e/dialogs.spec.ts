import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";

const newChat = (page: Page) => page.getByRole("button", { name: "Nuova chat" });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses in the middle, as a finger does: a locator's own click would scroll what is stuck to an edge. */
async function press(page: Page, name: string): Promise<void> {
  const box = await page.getByRole("button", { name }).boundingBox();
  if (!box) throw new Error(`${name} is not to be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test(
  "a dialog that is closed leaves the conversation where it was",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    await page.goto("/");
    const chat = chatOf(page);
    for (const text of ["Hello, I like tennis.", "My sister plays the guitar.", "We live in Turin."])
      await chat.say(text);
    await expect(page.getByRole("banner")).toContainText(learner.nickname);

    for (const name of ["Nuova chat", "Audio"]) {
      for (const upPx of [0, 150]) {
        await page.evaluate(
          (up) => window.scrollTo({ top: document.body.scrollHeight - up - innerHeight }),
          upPx,
        );
        const before = await scrollY(page);
        await press(page, name);
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(page.getByRole("button", { name })).toBeFocused();
        expect(await scrollY(page)).toBe(before);
      }
    }
  },
);

test(
  "the browser's back closes a dialog and then leaves the page",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    await openScreen(page, "/profile");
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await chatOf(page).say("Hello, I like tennis.");
    const entries = await page.evaluate(() => history.length);
    const dialog = page.getByRole("dialog");
    const isOnOwnEntry = () => page.evaluate(() => history.state.isDialog === true);

    await newChat(page).click();
    await expect.poll(isOnOwnEntry).toBe(true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(newChat(page)).toBeFocused();
    await expect(page).toHaveURL("/");

    // Forward leads to nothing but the same page.
    await page.goForward();
    await expect(dialog).toBeHidden();
    await expect(chatOf(page).ofStudent).toHaveCount(1);

    await newChat(page).click();
    await page.getByRole("button", { name: "Continua questa" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(isOnOwnEntry).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL("/profile");
  },
);

test("a link in a dialog leads on, and the way back is open", async ({ page, learner }) => {
  await openScreen(page, "/achievements");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  const badge = page.getByRole("main").getByRole("button").last();
  await badge.click();
  await page.getByRole("dialog").getByRole("link", { name: "Vai alla chat" }).click();
  await expect(chatOf(page).field).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/achievements");
  await expect(badge).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goForward();
  await expect(chatOf(page).field).toBeVisible();
});
