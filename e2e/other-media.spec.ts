import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colours.color).toBe("rgb(0, 0, 0)");
  expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(colours.backgroundColor);
}

test("an exercise is printed black on white by night too, without the ways elsewhere", async ({ page }) => {
  await signIn(page.request, persona("free"));
  await page.goto("/exercises");
  const task = page.getByRole("list", { name: "Esercizio" }).getByRole("listitem").first();
  await expect(task).toBeVisible();
  await print(page);
  await expect(task).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("of a parent's report only its text is printed, and all of it", async ({ page }) => {
  await signIn(page.request, persona("nearLimit"));
  await page.goto("/progress");
  await page.getByRole("button", { name: "Vedi che cosa leggerà" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Che cosa leggerà" })).toBeVisible();
  await print(page);
  await expect(dialog.getByRole("heading", { name: "Che cosa leggerà" })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(dialog.locator("[data-paper]")).toBeVisible();
  // Nothing is left behind the edge of what can be scrolled.
  const [inside, outside] = await dialog.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(outside).toBe(inside);
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.round(height)).toBe(await page.evaluate(() => document.body.scrollHeight)); // Which is rounded too.
});

test("where colours are forced, what stands on a ground has an edge, and what is chosen a thick one", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const edge = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).outlineWidth);
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  expect(await edge("Accedi")).toBe("3px");
  expect(await edge("Registrati")).toBe("1px");
});
