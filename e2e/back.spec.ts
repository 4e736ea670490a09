import type { Page } from "@playwright/test";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { expectNoViolations } from "./support/accessibility";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { panelUsers, userDetails } from "./support/panel-replies";
import { systemPanelPath } from "./support/panels";
import { drawnPage, photoOf } from "./support/photos";
import { answerCall } from "./support/replies";
import { openScreen } from "./support/screens";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const tools = (page: Page) => dialog(page, "Leggere meglio");

/** The progress, and from there the badges: Back leads from one to the other. */
async function openBadges(page: Page): Promise<void> {
  await signIn(page.request, persona("pro"));
  await openScreen(page, "/progress");
  await page.getByRole("link", { name: "Badge" }).click();
  await expect(title(page, "I Tuoi Badge")).toBeVisible();
}

const opener = (page: Page) => page.getByRole("button", { name: /livello, schede e aiuto$/ });

/** The panel behind the animal. */
async function openPanel(page: Page) {
  await opener(page).click();
  const panel = page
    .getByRole("dialog")
    .filter({ has: page.getByRole("navigation", { name: "Scorciatoie" }) });
  await expect(panel).toBeVisible();
  return panel;
}

test("back closes the topmost dialog, then the one below, and then leaves the page", async ({ page }) => {
  await openBadges(page);
  const panel = await openPanel(page);
  await panel.getByRole("button", { name: "Leggere meglio" }).click();
  await expect(tools(page)).toBeVisible();
  await page.goBack();
  await expect(tools(page)).toBeHidden();
  await expect(panel).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL("/achievements");
  await page.goBack();
  await expect(page).toHaveURL("/progress");
  await page.goForward();
  await expect(title(page, "I Tuoi Badge")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a dialog that was closed otherwise leaves nothing in the history, and the page where it was", async ({
  page,
}) => {
  await openBadges(page);
  const badge = page.getByRole("main").getByRole("button").last();
  for (const close of ["Escape", "Chiudi", "beside"]) {
    await badge.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "Chiudi") await page.getByRole("button", { name: "Chiudi" }).click();
    else await page.mouse.click(5, 80);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(badge).toBeFocused();
    await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number }).dialogs)).toBeFalsy();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  await page.goBack();
  await expect(page).toHaveURL("/progress");
});

test("a link in a dialog leads where it says, and back comes to the page without the dialog", async ({
  page,
}) => {
  await openBadges(page);
  const panel = await openPanel(page);
  await panel.getByRole("link", { name: /^Verbi irregolari/ }).click();
  await expect(page).toHaveURL("/verbi");
  await expect(title(page, "Verbi irregolari")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/achievements");
  await expect(title(page, "I Tuoi Badge")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/progress");
});

test("a link that loads the page anew, and a reload with an open dialog, leave no dialog behind", async ({
  page,
}) => {
  await openBadges(page);
  const panel = await openPanel(page);
  await panel.getByRole("link", { name: /^Aiuto/ }).click();
  await expect(page).toHaveURL("/aiuto");
  await page.goBack();
  await expect(title(page, "I Tuoi Badge")).toBeVisible();
  await openPanel(page);
  await page.reload();
  await expect(title(page, "I Tuoi Badge")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number }).dialogs)).toBeFalsy();
  await page.goBack();
  await expect(page).toHaveURL("/progress");
});

test("back puts a photo away, and keeps what is being written", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await openScreen(page, "/progress");
  await page.getByRole("link", { name: "Home" }).click();
  const field = page.getByRole("textbox", { name: "Il tuo messaggio" });
  await field.fill("I has a question");
  await photoOf(page).pick(drawnPage("jpg"));
  await expect(photoOf(page).crop).toBeVisible();
  await page.goBack();
  await expect(photoOf(page).crop).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(field).toHaveValue("I has a question");
  await page.goBack();
  await expect(page).toHaveURL("/progress");
});

test("a panel's drawer and its address do not get in each other's way", async ({ page }) => {
  await signIn(page.request, persona("admin"));
  const [user] = panelUsers;
  const until = { success: true, message: "Fatto.", remainingAttempts: 3 };
  const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
  await answerCall(page, "GET /api/admin/users", 200, [user]);
  await answerCall(page, `GET /api/admin/users/${user?.id}`, 200, {
    ...userDetails,
    ...user,
    feedbackCount: 2,
  });
  await answerCall(page, "POST /api/super-auth/verify", 200, { ...until, expiresAt });
  await answerCall(page, "GET /api/admin/stats", 200, { users: 1284, pro: 96, withoutHearts: 31 });
  await answerCall(page, "GET /api/admin/feedback/waiting", 200, { waiting: 0 });
  await answerCall(page, `GET /api/admin/feedback?userId=${user?.id}`, 200, []);
  await page.goto(systemPanelPath);
  await page.getByLabel("Chiave Master").fill("una chiave qualunque");
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByLabel("Codice di 6 cifre").fill("123456");
  await page.getByRole("button", { name: "Apri il pannello" }).click();
  const row = page.getByRole("button", { name: user?.nickname, exact: true });
  await row.click();
  await expect(page.getByRole("dialog")).toContainText(adminUsers.sessions);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row).toBeFocused();

  await row.click();
  await page.getByRole("button", { name: adminUsers.showFeedback(2) }).click();
  const users = page.getByRole("tab", { name: "Utenti" });
  await expect(users).toHaveAttribute("aria-selected", "false");
  await expect(page).toHaveURL(/#tab=feedback/);
  await page.goBack();
  await expect(users).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(systemPanelPath);
});
