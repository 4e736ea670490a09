import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { expectFocusOn } from "./support/focus";
import { chatOf } from "./support/screens";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses in the middle, as a finger does: a locator's own click would scroll what is stuck to an edge. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect(button).toBeEnabled(); // No new chat is begun before the last answer is whole.
  const box = await button.boundingBox();
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
        await expectFocusOn(page.getByRole("button", { name }));
        expect(await scrollY(page)).toBe(before);
      }
    }
  },
);
