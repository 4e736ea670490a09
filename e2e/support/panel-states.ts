import { expect, type Page } from "@playwright/test";
import type {
  DeletionRequestReply,
  FeedbackReply,
  SecureUserRowReply,
} from "@/lib/features/administration/contract";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import { adminPanel, securePanel } from "@/lib/i18n/it";
import { demoAdministratorEmail, securePanelPath, systemPanelPath } from "./panels";
import { answerCall } from "./replies";
import { toast } from "./screens";
import { shows, type State } from "./states";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** An instant so far from the page's own now, which pictures hold still. */
type At = (ms: number) => string;
async function instantsOf(page: Page): Promise<At> {
  const now = await page.evaluate(() => Date.now());
  return (ms) => new Date(now + ms).toISOString();
}

function user(id: number, nickname: string, fields: Partial<SecureUserRowReply> = {}): SecureUserRowReply {
  return {
    id,
    nickname,
    displayName: `${nickname} Bianchi`,
    email: `${nickname.toLowerCase()}@scuola.example`,
    avatarId: "fox",
    level: 3,
    xp: 118,
    hearts: 7,
    isPro: false,
    hasManualPro: false,
    subscriptionStatus: "none",
    subscriptionEndDate: null,
    messagesCount: 42,
    homeworkUploadsCount: 3,
    createdAt: "2026-09-14T08:00:00.000Z",
    isBeingErased: false,
    lastLoginAt: "2026-11-21T15:04:00.000Z",
    lastLoginIP: "198.51.100.7",
    ...fields,
  };
}

const users = [
  user(7, "SofiaStar", { isPro: true, subscriptionStatus: "active", avatarId: "panda", level: 15, xp: 634 }),
  user(6, "MarcoR", { isPro: true, hasManualPro: true, avatarId: "lion" }),
  user(5, "Giulia07", { hearts: 0, avatarId: "rabbit", email: null, lastLoginIP: null }),
  user(4, "UnNicknameLunghissimoDiTrenta", { isBeingErased: true, lastLoginAt: null, lastLoginIP: null }),
];

const feedback = (at: At): FeedbackReply[] => [
  {
    id: "0190a0e2-0000-7000-8000-000000000002",
    at: at(-dayMs),
    userId: 7,
    nickname: "SofiaStar",
    category: "feature",
    rating: 4,
    message: "Vorrei ripassare i verbi irregolari.\nMagari con un gioco?",
  },
];

const requests = (at: At): DeletionRequestReply[] => [
  {
    id: "0190a0e2-0000-7000-8000-000000000003",
    userId: 5,
    nickname: "Giulia07",
    status: "requested",
    reason: "wish",
    requestedAt: at(-28 * dayMs),
    eraseAfter: at(-21 * dayMs),
    dueAt: at(2 * dayMs),
    erasedAt: null,
  },
  {
    id: "0190a0e2-0000-7000-8000-000000000001",
    userId: null,
    nickname: null,
    status: "erased",
    reason: "administrator",
    requestedAt: at(-60 * dayMs),
    eraseAfter: at(-60 * dayMs),
    dueAt: at(-30 * dayMs),
    erasedAt: at(-60 * dayMs),
  },
];

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

const wrong = (remainingAttempts: number) => ({
  success: false,
  error: "Credenziali non valide",
  code: "BAD_CREDENTIALS",
  details: { remainingAttempts },
});

async function giveMasterKey(page: Page): Promise<void> {
  await page.getByLabel("Chiave Master").fill("una chiave qualunque");
  await page.getByRole("button", { name: "Continua" }).click();
}

const verify = "POST /api/super-auth/verify";

async function openSystemPanel(page: Page): Promise<void> {
  await page.goto(systemPanelPath);
  const at = await instantsOf(page);
  await answerCall(page, "GET /api/admin/users", 200, users);
  await answerCall(page, "GET /api/admin/stats", 200, { users: 1284, pro: 96, withoutHearts: 31 });
  await answerCall(page, "GET /api/admin/feedback", 200, feedback(at));
  await answerCall(page, "GET /api/admin/deletion-requests", 200, requests(at));
  const expiresAt = at(30 * minuteMs);
  await answerCall(page, verify, 200, { success: true, message: "Fatto.", remainingAttempts: 3, expiresAt });
  await giveMasterKey(page);
  await page.getByLabel("Codice di 6 cifre").fill("123456");
  await page.getByRole("button", { name: "Apri il pannello" }).click();
  await expect(page.getByText("Giulia07").filter({ visible: true }).first()).toBeVisible();
}

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
    message: "Fatto.",
    sessionToken: "t".repeat(43),
    expiresAt: at(30 * minuteMs),
  };
  await answerCall(page, auth, 200, reply);
  await answerCall(page, "GET /api/secure-admin/users", 200, users);
  await answerCall(page, "GET /api/secure-admin/audit", 200, log(at));
  const chain = { isValid: true, entries: 132, brokenAt: null, lastHash: "5f".repeat(32) };
  await answerCall(page, "GET /api/secure-admin/audit/chain", 200, chain);
  await askForCode(page);
  await page.getByLabel("Codice").fill("123456");
  await page.getByRole("button", { name: securePanel.gate.enter, exact: true }).click();
  await expect(page.getByText("Giulia07").filter({ visible: true }).first()).toBeVisible();
}

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const act = (page: Page, name: string) => page.getByRole("button", { name }).click();

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
      await answerCall(page, verify, 401, wrong(2));
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
      await answerCall(page, verify, 200, { success: true, message: "Fatto.", remainingAttempts: 2 });
      await page.goto(systemPanelPath);
      await giveMasterKey(page);
      await expect(page.getByLabel("Codice di 6 cifre")).toBeFocused();
    },
  },
  {
    name: "system-gate-blocked",
    as: "admin",
    async reach(page) {
      await answerCall(page, verify, 429, { ...wrong(0), code: "BLOCKED" });
      await page.goto(systemPanelPath);
      await giveMasterKey(page);
      await expect(toast(page)).toContainText("Accesso Bloccato");
    },
  },
  { name: "system-panel", as: "admin", reach: openSystemPanel },
  {
    name: "system-panel-reset",
    as: "admin",
    async reach(page) {
      await openSystemPanel(page);
      await act(page, `${adminPanel.reset}: Giulia07`);
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

export const securePanelStates: State[] = [
  {
    name: "secure-gate",
    as: "visitor",
    async reach(page) {
      await answerCall(page, auth, 401, wrong(4));
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
        message: "Fatto.",
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
      await answerCall(page, auth, 429, { ...wrong(0), code: "BLOCKED" });
      await page.goto(securePanelPath);
      await askForCode(page);
      await expect(toast(page)).toContainText("Accesso Bloccato");
    },
  },
  { name: "secure-panel", as: "visitor", reach: openSecurePanel },
  {
    name: "secure-panel-delete",
    as: "visitor",
    async reach(page) {
      await openSecurePanel(page);
      await act(page, `${adminPanel.delete}: Giulia07`);
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
