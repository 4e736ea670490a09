import type { Page } from "@playwright/test";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { expectNoViolations } from "./support/accessibility";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { panelUsers, userDetails } from "./support/panel-replies";
import { systemPanelPath } from "./support/panels";
import { answerCall } from "./support/replies";

const rows = Array.from({ length: 25 }, (_, n) => ({
  ...panelUsers[n % 4],
  id: 100 - n,
  nickname: `Utente ${n + 1}`,
}));

async function openList(page: Page): Promise<void> {
  await signIn(page.request, persona("admin"));
  await answerCall(page, "GET /api/admin/users", 200, rows);
  await answerCall(page, "GET /api/admin/users/98", 200, { ...userDetails, ...rows[2] });
  const until = { success: true, message: "Fatto.", remainingAttempts: 3 };
  const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
  await answerCall(page, "POST /api/super-auth/verify", 200, { ...until, expiresAt });
  await answerCall(page, "GET /api/admin/stats", 200, { users: 1284, pro: 96, withoutHearts: 31 });
  await answerCall(page, "GET /api/admin/feedback/waiting", 200, { waiting: 2 });
  await page.goto(systemPanelPath);
  await page.getByLabel("Chiave Master").fill("una chiave qualunque");
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByLabel("Codice di 6 cifre").fill("123456");
  await page.getByRole("button", { name: "Apri il pannello" }).click();
  await expect(page.getByRole("tab", { name: "Feedback (2)" })).toBeVisible();
}

const boxes = (page: Page) =>
  page
    .getByRole("tabpanel") // A toast is in a list, too.
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );

test("on a phone the list begins in the upper half, and no section's name stands in a second row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  await expect(page.getByRole("listitem")).toHaveCount(25);
  const [first] = await boxes(page);
  expect(first?.top).toBeLessThanOrEqual(340);
  const tops = await page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole("tab", { name: adminUsers.supportTab }).press("Enter");
  await expect(page.getByRole("tab", { name: adminUsers.supportTab })).toBeInViewport({ ratio: 1 });
});

test("on a desktop twelve users are in view, and the keyboard goes from one to the next and into their details", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page);
  await expect(page.getByText("Utenti totali")).toBeInViewport();
  const names = page.getByRole("listitem").getByRole("heading");
  await expect(names).toHaveCount(25);
  const places = await boxes(page);
  expect(places.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...places.map(({ top, bottom }) => bottom - top))).toBeLessThanOrEqual(56);

  await page.getByRole("button", { name: "Utente 1", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Utente 3" });
  await expect(drawer).toContainText(adminUsers.sessions);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Utente 3", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: adminUsers.details })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: adminUsers.menu("Utente 3") })).toBeFocused();
});
