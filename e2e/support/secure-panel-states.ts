import { expect, type Page } from "@playwright/test";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import { adminPanel, gates, securePanel } from "@/lib/i18n/it";
import { blockedReply, instantsOf, pageOfMany, panelUsers, wrongCredentials, type At } from "./panel-replies";
import { demoAdministratorEmail, chooseAct, openTab, securePanelPath, toastGone } from "./panels";
import { answerCall } from "./replies";
import { toast } from "./screens";
import type { State } from "./states";

const minuteMs = 60_000;

const entry = (at: At, id: number, fields: Partial<AuditEntryReply>): AuditEntryReply => ({
  id,
  at: at((id - 133) * minuteMs),
  actor: `secure:${demoAdministratorEmail}`,
  action: "list_users",
  outcome: "ok",
  targetUserId: null,
  targetNickname: null,
  ip: "198.51.100.7",
  details: {},
  hash: "5f".repeat(32),
  ...fields,
});
const log = (at: At) => [
  entry(at, 132, {
    action: "set_pro",
    targetUserId: 6,
    targetNickname: "MarcoR",
    details: { before: { isPro: false, hasManualPro: false }, after: { isPro: true, hasManualPro: true } },
  }),
  entry(at, 131, { action: "delete_user", targetUserId: 3, ip: null }),
  entry(at, 130, {
    actor: "secure:?1f2e3d4c",
    action: "gate_code",
    outcome: "blocked",
    details: { failures: 5 },
  }),
];

const auth = "POST /api/secure-admin/auth";

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(demoAdministratorEmail);
  await page.getByRole("button", { name: securePanel.gate.askCode }).click();
}

async function openSecurePanel(page: Page): Promise<void> {
  await page.goto(securePanelPath);
  const at = await instantsOf(page);
  const reply = {
    success: true,
    message: gates.codeSent.secure,
    sessionToken: "t".repeat(43),
    expiresAt: at(30 * minuteMs),
  };
  await answerCall(page, auth, 200, reply);
  await answerCall(page, "GET /api/secure-admin/users", 200, panelUsers, pageOfMany);
  await answerCall(page, "GET /api/secure-admin/feedback/waiting", 200, { waiting: 0 });
  await answerCall(page, "GET /api/secure-admin/audit", 200, log(at));
  const chain = { isValid: true, entries: 132, brokenAt: null, lastHash: "5f".repeat(32) };
  await answerCall(page, "GET /api/secure-admin/audit/chain", 200, chain);
  await askForCode(page);
  await page.getByLabel("Codice").fill("123456");
  await page.getByRole("button", { name: securePanel.gate.enter, exact: true }).click();
  await expect(page.getByText("Giulia07").filter({ visible: true }).first()).toBeVisible();
  await toastGone(page);
}

export const securePanelStates: State[] = [
  {
    name: "secure-gate",
    as: "visitor",
    async reach(page) {
      await answerCall(page, auth, 401, wrongCredentials(4));
      await page.goto(securePanelPath);
      await askForCode(page);
      await expect(toast(page)).toContainText("Autenticazione Fallita");
      await expect(page.getByText("4 di 5")).toBeVisible();
    },
  },
  {
    name: "secure-gate-code",
    as: "visitor",
    async reach(page) {
      await answerCall(page, auth, 200, {
        success: true,
        message: gates.codeSent.secure,
        sessionToken: "t",
        remainingAttempts: 5,
      });
      await page.goto(securePanelPath);
      await askForCode(page);
      await expect(page.getByLabel("Codice")).toBeFocused();
    },
  },
  {
    name: "secure-gate-blocked",
    as: "visitor",
    async reach(page) {
      await page.goto(securePanelPath);
      await answerCall(page, auth, 429, await blockedReply(page));
      await askForCode(page);
      await expect(toast(page)).toContainText("Accesso Bloccato");
      await toastGone(page);
    },
  },
  { name: "secure-panel", as: "visitor", reach: openSecurePanel },
  {
    name: "secure-panel-delete",
    as: "visitor",
    async reach(page) {
      await openSecurePanel(page);
      await chooseAct(page, adminPanel.delete, "Giulia07");
      await expect(page.getByRole("dialog")).toContainText(adminPanel.deleteText);
    },
  },
  {
    name: "secure-panel-audit",
    as: "visitor",
    async reach(page) {
      await openSecurePanel(page);
      await openTab(page, securePanel.auditTab);
      await expect(page.getByText("Il registro è integro: 132 voci verificate.")).toBeVisible();
    },
  },
];
