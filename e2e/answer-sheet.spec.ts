import type { Locator, Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { exerciseStates } from "./support/exercise-states";
import { findingStates } from "./support/finding-states";
import { expectNoViolations } from "./support/accessibility";
import { expect, test, withMotion } from "./support/fixtures";

/** Goes to a screen where an answer has just been judged. Answers its sheet. */
async function reach(page: Page, name: string): Promise<Locator> {
  const state = [...exerciseStates, ...findingStates].find((one) => one.name === name);
  if (!state) throw new Error(`no state ${name}`);
  await state.reach(page, await signIn(page.request, persona("free")));
  const sheet = page.locator("[data-outcome]");
  await expect(sheet).toBeVisible();
  return sheet;
}

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

for (const [name, field, hint] of [
  ["exercise-wrong", "La tua risposta", "È una persona sola, come she."],
  ["finding-tried", "Prova tu", "Metti il verbo essere accordato con il soggetto, poi il numero."],
] as const)
  for (const viewport of phones)
    test(`${name} at ${viewport.width} px: the hint stands whole above the field, which has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const sheet = await reach(page, name);
      const box = page.getByRole("textbox", { name: field });
      await expect(box).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByText(hint)).toBeInViewport({ ratio: 1 });
      await expect(sheet).toBeInViewport({ ratio: 1 });
      const [above, below] = [await sheet.boundingBox(), await box.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      if (name === "finding-tried") await expect(box).toBeFocused();
      await expectNoViolations(page);
    });

test("what is right rises, throws confetti and counts, and its next step has the focus", async ({
  browser,
}) => {
  const context = await browser.newContext(withMotion.contextOptions);
  const page = await context.newPage();
  const sheet = await reach(page, "exercise-right");
  await expect(sheet).toHaveAttribute("data-outcome", "right");
  await expect(sheet.locator(".answer-sheet-confetti").first()).toBeAttached();
  await expect(sheet.getByText("+5 XP for practicing!")).toBeVisible();
  await expect(sheet.getByText("1 di 3 fatto")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prossimo esercizio" })).toBeFocused();
  await context.close();
});

for (const wish of ["reduced motion", "calm"] as const)
  test(`under ${wish} nothing moves and nothing is thrown`, async ({ browser }) => {
    const reducedMotion = wish === "calm" ? "no-preference" : "reduce";
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    if (wish === "calm")
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => (document.documentElement.dataset.calm = "true")),
      );
    const sheet = await reach(page, "exercise-right");
    await expect(sheet.getByRole("button", { name: "Suoni" })).toBeVisible();
    await expect(sheet.locator(".answer-sheet-confetti")).toHaveCount(0);
    const moving = await sheet.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
    await context.close();
  });

test("sounds are switched off on the sheet, by the keyboard too, and stay off", async ({ page }) => {
  const sheet = await reach(page, "exercise-wrong");
  const sounds = sheet.getByRole("button", { name: "Suoni" });
  await expect(sounds).toHaveAttribute("aria-pressed", "true");
  await sounds.focus();
  await page.keyboard.press("Enter");
  await expect(sounds).toHaveAttribute("aria-pressed", "false");
  await page.goto("/profile");
  await expect(page.getByRole("checkbox", { name: "Suoni" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Suoni" }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Suoni" })).toBeChecked();
});
