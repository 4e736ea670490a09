import type { Page } from "@playwright/test";
import type { SecureUserRowReply } from "@/lib/features/administration/contract";
import { panelUser } from "@/tests/support/panel-users";

/** An instant so far from the page's own now, which pictures hold still. */
export type At = (ms: number) => string;
export async function instantsOf(page: Page): Promise<At> {
  const now = await page.evaluate(() => Date.now());
  return (ms) => new Date(now + ms).toISOString();
}

function user(id: number, nickname: string, fields: Partial<SecureUserRowReply> = {}): SecureUserRowReply {
  const seen = { createdAt: "2026-09-14T08:00:00.000Z", lastLoginAt: "2026-11-21T15:04:00.000Z" };
  const used = { hearts: 7, messagesCount: 42, homeworkUploadsCount: 3 };
  const named = {
    nickname,
    displayName: `${nickname} Bianchi`,
    email: `${nickname.toLowerCase()}@scuola.example`,
  };
  return { ...panelUser(id, { ...named, ...used, ...seen }), lastLoginIP: "198.51.100.7", ...fields };
}

/** The users both panels list. */
export const panelUsers = [
  user(7, "SofiaStar", { isPro: true, subscriptionStatus: "active", avatarId: "panda", level: 15, xp: 634 }),
  user(6, "MarcoR", { isPro: true, hasManualPro: true, avatarId: "lion" }),
  user(5, "Giulia07", { hearts: 0, avatarId: "rabbit", email: null, lastLoginIP: null }),
  user(4, "UnNicknameLunghissimoDiTrenta", { isBeingErased: true, lastLoginAt: null, lastLoginIP: null }),
];

/** They are the first of many. */
export const pageOfMany = { "X-Total-Count": "1284", "X-Next-Cursor": "4" };

/** What the first of them is found to be. */
export const userDetails = {
  ...panelUsers[0],
  lastLoginIP: undefined,
  sessionCount: 2,
  feedbackCount: 3,
  subscription: {
    startedAt: "2026-09-20T08:00:00.000Z",
    periodEnd: "2026-12-20T08:00:00.000Z",
    isPaidByParent: true,
  },
};

/** How a gate refuses what was given, with the attempts that are left. */
export const wrongCredentials = (remainingAttempts: number) => ({
  success: false,
  error: "Credenziali non valide",
  code: "BAD_CREDENTIALS",
  details: { remainingAttempts },
});

/** How it answers once none is left. */
export async function blockedReply(page: Page) {
  const at = await instantsOf(page);
  const details = { remainingAttempts: 0, blockedUntil: at(30 * 60_000) };
  return { ...wrongCredentials(0), code: "BLOCKED", details };
}
