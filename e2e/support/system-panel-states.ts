import { expect, type Page } from "@playwright/test";
import { adminPanel, feedback as feedbackWords, gates } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import {
  blockedReply,
  instantsOf,
  pageOfMany,
  panelUsers,
  userDetails,
  wrongCredentials,
} from "./panel-replies";
import { chooseAct, openTab, pressButton, systemPanelPath, toastGone } from "./panels";
import { answerCall } from "./replies";
import { toast } from "./screens";
import { scrollTo, shows, type State } from "./states";
import { feedback, minuteMs, requests, supportTotals } from "./system-panel-replies";

const verify = "POST /api/super-auth/verify";

async function giveMasterKey(page: Page): Promise<void> {
  await page.getByLabel("Chiave Master").fill("una chiave qualunque");
  await page.getByRole("button", { name: "Continua" }).click();
}

async function openSystemPanel(page: Page): Promise<void> {
  await page.goto(systemPanelPath);
  const at = await instantsOf(page);
  await answerCall(page, "GET /api/admin/users", 200, panelUsers, pageOfMany);
  await answerCall(page, "GET /api/admin/stats", 200, { users: 1284, pro: 96, withoutHearts: 31 });
  await answerCall(page, "GET /api/admin/support-totals", 200, supportTotals);
  await answerCall(page, "GET /api/admin/feedback", 200, feedback(at));
  await answerCall(page, "GET /api/admin/feedback/waiting", 200, { waiting: 2 });
  await answerCall(page, "GET /api/admin/users/7", 200, userDetails);
  await answerCall(page, "GET /api/admin/deletion-requests", 200, requests(at));
  const expiresAt = at(30 * minuteMs);
  const reply = { success: true, message: gates.opened, remainingAttempts: 3, expiresAt };
  await answerCall(page, verify, 200, reply);
  await giveMasterKey(page);
  await page.getByLabel("Codice di 6 cifre").fill("123456");
  await page.getByRole("button", { name: "Apri il pannello" }).click();
  await expect(page.getByText("Giulia07").filter({ visible: true }).first()).toBeVisible();
  await toastGone(page);
}

export const systemPanelStates: State[] = [
  {
    name: "access-denied",
    as: "free",
    async reach(page) {
      await page.goto(systemPanelPath);
      await shows(page, "Accesso Negato");
    },
  },
  {
    name: "system-gate",
    as: "admin",
    async reach(page) {
      await answerCall(page, verify, 401, wrongCredentials(2));
      await page.goto(systemPanelPath);
      await giveMasterKey(page);
      await expect(toast(page)).toContainText("Autenticazione Fallita");
      await expect(page.getByText("2 di 3")).toBeVisible();
    },
  },
  {
    name: "system-gate-code",
    as: "admin",
    async reach(page) {
      await answerCall(page, verify, 200, {
        success: true,
        message: gates.codeSent.system,
        remainingAttempts: 2,
      });
      await page.goto(systemPanelPath);
      await giveMasterKey(page);
      await expect(page.getByLabel("Codice di 6 cifre")).toBeFocused();
    },
  },
  {
    name: "system-gate-blocked",
    as: "admin",
    async reach(page) {
      await page.goto(systemPanelPath);
      await answerCall(page, verify, 429, await blockedReply(page));
      await giveMasterKey(page);
      await expect(toast(page)).toContainText("Accesso Bloccato");
      await toastGone(page);
    },
  },
  { name: "system-panel", as: "admin", reach: openSystemPanel },
  {
    name: "system-panel-menu",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await pressButton(page, adminUsers.menu("Giulia07"));
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  {
    name: "system-panel-details",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await page.getByRole("button", { name: "SofiaStar", exact: true }).click();
      await expect(page.getByRole("dialog")).toContainText(adminUsers.byParent);
    },
  },
  {
    name: "system-panel-paid-pro",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await pressButton(page, adminUsers.menu("SofiaStar"));
      const item = page.getByRole("menuitem", { name: adminPanel.takePro, exact: true });
      await expect(item).toBeDisabled();
      await expect(item).toContainText(adminUsers.paid({ status: "active", endDate: null }));
    },
  },
  {
    name: "system-panel-support",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await openTab(page, adminUsers.supportTab);
      await expect(page.getByText("Farsi del male")).toBeVisible();
    },
  },
  {
    name: "system-panel-reset",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await chooseAct(page, adminPanel.reset, "Giulia07");
      await expect(page.getByRole("dialog")).toContainText(adminPanel.resetText);
    },
  },
  {
    name: "system-panel-feedback",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await openTab(page, adminPanel.tabs.feedback);
      await expect(page.getByText("Vorrei ripassare i verbi irregolari.")).toBeVisible();
      await scrollTo(page, feedbackWords.categories.other);
    },
  },
  {
    name: "system-panel-answer",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await openTab(page, adminPanel.tabs.feedback);
      await pressButton(page, `${adminPanel.answer}: SofiaStar`);
      await page.getByRole("dialog").getByRole("textbox").fill("Ciao! Apri la scheda e premi «Riapri».");
    },
  },
  {
    name: "system-panel-deletion-requests",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await openTab(page, adminPanel.tabs.deletionRequests);
      await expect(page.getByText(adminPanel.erasureReason.administrator)).toBeVisible();
    },
  },
];
