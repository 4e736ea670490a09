import { persona, signIn } from "./support/accounts";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { holdCall } from "./support/replies";

test.describe("the road through the topics", () => {
  test(
    "opens where the student is, says what is known of a topic, and leads to the exercises",
    { tag: "@desktop" },
    async ({ page }) => {
      await signIn(page.request, persona("pro"));
      await page.goto("/progress");
      const road = page.getByRole("list", { name: "Gli argomenti della 2ª media" });
      const here = road.getByRole("button", { name: /^Sei qui/ });
      await expect(here).toContainText("Present continuous");
      await expect(here).toContainText(/capito (?:oggi|ieri)/);
      await expect(here).toHaveAttribute("aria-current", "step");
      await expectNoViolations(page);
      await expectLargeTargets(page);
      await expectNoSidewaysScroll(page);
      await expectContrastInTheDark(page);

      await here.click();
      const dialog = page.getByRole("dialog", { name: "Present continuous" });
      await expect(dialog.getByRole("listitem")).toHaveText([
        "3 esercizi giusti al primo colpo",
        "1 esercizio non riuscito subito",
      ]);
      await expect(dialog).toContainText("Gli ultimi 3 li hai fatti senza aiuto.");
      await expectNoViolations(page);
      await dialog.getByRole("link", { name: "Allenati" }).click();
      await expect(page).toHaveURL("/exercises");
    },
  );

  test("is walked by the keyboard, stop after stop and on into the next year", async ({ page }) => {
    await signIn(page.request, persona("pro"));
    await page.goto("/progress");
    await page.getByRole("button", { name: /^1ª media/ }).press("Enter");
    const road = page.getByRole("list", { name: "Gli argomenti della 1ª media" });
    const stops = road.getByRole("button");
    await expect(stops).toHaveCount(12);
    await stops.first().focus();
    for (let at = 1; at < 12; at += 1) {
      await page.keyboard.press("Tab");
      await expect(stops.nth(at)).toBeFocused();
      await expect(stops.nth(at)).toBeInViewport();
    }
    await page.keyboard.press("Enter");
    const second = page.getByRole("list", { name: "Gli argomenti della 2ª media" });
    await expect(second.getByRole("button").first()).toBeFocused();
    await expect(second.getByRole("button").first()).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Lettere maiuscole" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(second.getByRole("button").first()).toBeFocused();
  });

  test(
    "comes into a place of its own height: nothing below it moves",
    { tag: "@desktop" },
    async ({ page }) => {
      const id = await signIn(page.request, persona("pro"));
      const release = await holdCall(page, `GET /api/mastery/${id}`);
      await page.goto("/progress");
      await expect(page.getByRole("status", { name: "Carico i tuoi argomenti…" })).toBeVisible();
      const training = page.getByRole("heading", { name: "Allenati" });
      const top = async () => (await training.boundingBox())?.y ?? 0;
      const before = await top();
      release();
      await expect(page.getByRole("list", { name: /^Gli argomenti della/ })).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThan(24);
    },
  );

  test("claims nothing of a newcomer, and starts them at the beginning", async ({ page, learner }) => {
    await page.goto("/progress");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    const road = page.getByRole("list", { name: "Gli argomenti della 1ª media" });
    await expect(road.getByRole("button", { name: /^Sei qui/ })).toContainText("Accordo del verbo to be");
    await expect(page.getByText(/^Ancora troppo presto/)).toBeVisible();
    await expect(road.getByText("non ancora visto")).toHaveCount(11);
  });
});
