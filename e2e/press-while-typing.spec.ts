import type { Page } from "@playwright/test";
import type { AnswerReply } from "@/lib/features/exercises/contract";
import { gapExercise } from "@/tests/support/gap-exercise";
import { expectNoViolations } from "./support/accessibility";
import { coachAnswers } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { answerCall } from "./support/replies";
import { chatOf, skipFirstMinute } from "./support/screens";

/** As low as a phone is above its keyboard. */
const aboveKeyboard = { width: 390, height: 500 };

/** Notes at each event of a press how far down the form stands whose button it is, in px. */
async function notePlaces(page: Page): Promise<() => Promise<{ event: string; at: number }[]>> {
  const notes = await page.evaluateHandle(() => {
    const noted: { event: string; at: number }[] = [];
    for (const event of ["pointerdown", "mousedown", "focusout", "pointerup", "mouseup", "click"])
      window.addEventListener(
        event,
        () =>
          noted.push({ event, at: document.querySelector("main form")?.getBoundingClientRect().top ?? 0 }),
        true,
      );
    return noted;
  });
  return () => notes.jsonValue();
}

/** A finger that comes down on the button of a form, rests and is lifted, while the form's field has the focus. */
async function pressWhileTyping(page: Page, name: string): Promise<void> {
  const field = page.locator("main form").getByRole("textbox");
  await field.tap();
  await page.setViewportSize(aboveKeyboard);
  const bar = page.getByRole("navigation", { name: "Navigazione principale" });
  await expect(bar).toBeHidden();
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  if (!box) throw new Error(`no «${name}»`);
  const places = await notePlaces(page);
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height - 6 }];
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await places()).map(({ event }) => event)).toContain("click");
  const noted = await places();
  expect(noted.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["pointerdown", "mousedown", "focusout", "mouseup"]),
  );
  expect(new Set(noted.map(({ at }) => Math.round(at))).size, JSON.stringify(noted)).toBe(1);
}

test.describe("above the keyboard of a phone", () => {
  test("a message is sent by the first tap", async ({ page, learner }) => {
    await skipFirstMinute(page);
    await coachAnswers(page, "Guarda la forma del verbo.");
    const chat = chatOf(page);
    await chat.field.fill("She like apples");
    await expect(chat.send).toBeEnabled();
    await pressWhileTyping(page, "Invia");
    await expect(chat.ofStudent).toHaveText(/She like apples/);
    await expect(page.getByRole("navigation", { name: "Navigazione principale" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
  });

  test("an answer is checked by the first tap, and its sentence is seen above the field", async ({
    page,
    learner,
  }) => {
    const wrong: AnswerReply = {
      verdict: "wrong",
      exercise: { ...gapExercise, tries: 1, hints: ["Chi gioca?"] },
      xpAwarded: 0,
      leveledUp: false,
      newLevel: 1,
      newAchievements: [],
    };
    await answerCall(page, "POST /api/exercises", 200, { exercises: [gapExercise] });
    await answerCall(page, `POST /api/exercises/${gapExercise.id}/answers`, 200, wrong);
    await page.goto("/exercises");
    const field = page.getByRole("textbox", { name: "La tua risposta" });
    const sentence = page.getByText("My sister");
    await field.tap();
    for (const height of [aboveKeyboard.height, 400]) {
      await page.setViewportSize({ width: 360, height });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(sentence).toBeInViewport({ ratio: 1 });
      const [above, below] = [await sentence.boundingBox(), await field.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }
    await expectNoViolations(page);
    await field.fill("play");
    await pressWhileTyping(page, "Controlla");
    await expect(page.locator("[data-outcome=wrong]")).toContainText("Chi gioca?");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await expect(page.getByRole("button", { name: "Passa oltre" })).toBeVisible();
  });
});
