import { expect, type Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import type { ParentReportReply } from "@/lib/features/reports/contract";
import { xpThreshold } from "@/lib/features/rewards/rules";
import { family } from "@/lib/i18n/it";
import { parentConfirm } from "@/lib/i18n/it/parent-confirm";
import { parentPages as t } from "@/lib/i18n/it/parent-pages";
import { parentReportReply } from "@/tests/support/parent-reports";
import { newChild, newLearner } from "./accounts";
import { mailedLink } from "./outbox";
import { toastGone } from "./panels";
import { newParentAddress } from "./parents";
import { parentsHomeStates } from "./parents-home-states";
import { sharedDataDir } from "./product-env";
import { answerCall, holdCall, loseCall } from "./replies";
import { toast } from "./screens";
import { scrollTo, shows, type State } from "./states";

const parentEmail = "mamma@esempio.it";
const title = "Report per i genitori";

/** Opens the card as the server would for one whose reports stand so. */
async function openCard(page: Page, fields: Partial<ParentReportReply> = {}): Promise<void> {
  await answerCall(page, "GET /api/parent-report", 200, parentReportReply(fields));
  await page.goto("/progress");
  await shows(page, "I tuoi punti di forza");
  await expect(page.getByLabel("Email di un genitore")).toBeVisible();
  await scrollTo(page, title);
}

/** Saves an address that the server then says this of. */
async function openWithAddress(
  page: Page,
  userId: number,
  fields: Partial<ParentReportReply>,
): Promise<void> {
  const address = `/api/users/${userId}` as const;
  const user = (await (await page.request.get(address)).json()) as UserReply;
  await answerCall(page, `PUT ${address}`, 200, { ...user, parentEmail });
  await openCard(page, { ...fields, parentEmail });
  await page.getByLabel("Email di un genitore").fill(parentEmail);
  await page.getByRole("button", { name: "Salva" }).click();
  await expect(toast(page)).toContainText("Email salvata");
  await toastGone(page);
  await scrollTo(page, title);
}

/** Opens the page that asks the parent of somebody who has just come. Nobody else knows the student. */
async function openInvitation(page: Page, newcomer: typeof newChild): Promise<void> {
  const { id } = await newcomer(page.request, sharedDataDir);
  const address = newParentAddress();
  await page.request.put(`/api/users/${id}`, { data: { parentEmail: address } });
  const invitation = await mailedLink(sharedDataDir, address, "parent-invitation");
  await page.context().clearCookies();
  await page.goto(invitation);
  await expect(page.getByLabel(t.code)).toBeVisible();
}

/** Fills in all that is needed to say yes to reports. */
async function fillConsent(page: Page): Promise<void> {
  await openInvitation(page, newLearner);
  await page.getByLabel(t.code).fill("123456");
  await page.getByRole("checkbox").first().check();
}

async function openWithCode(page: Page, wish: string, button: string): Promise<void> {
  await page.goto(`/parent/${wish}?token=x`);
  await page.getByLabel(t.code).fill("123456");
  await page.getByRole("button", { name: button }).click();
}

async function stopMails(page: Page): Promise<void> {
  const answer = { message: family.stopDone, resumeToken: "x" };
  await answerCall(page, "POST /api/parent/stop", 200, answer);
  await page.goto("/parent/stop?token=x");
  await page.getByRole("button", { name: t.stop.button }).click();
  await shows(page, t.stop.doneTitle);
}

/** What a parent reaches from a mail. */
const mailedPageStates: State[] = [
  {
    name: "parent-confirm",
    as: "visitor",
    reach: (page) => openInvitation(page, newChild),
  },
  {
    name: "parent-confirm-refused",
    as: "visitor",
    async reach(page) {
      await openInvitation(page, newChild);
      await page.getByRole("button", { name: "Dico di sì" }).click();
      await expect(page.getByText(family.missingName)).toBeVisible();
      await expect(page.getByText(family.nothingTicked)).toBeVisible();
    },
  },
  {
    name: "parent-confirm-teen",
    as: "visitor",
    reach: (page) => openInvitation(page, newLearner),
  },
  {
    name: "parent-confirm-failed",
    as: "visitor",
    async reach(page) {
      await loseCall(page, "POST /api/parent/confirm");
      await fillConsent(page);
      await page.getByRole("button", { name: "Confermo" }).click();
      await expect(page.getByText(parentConfirm.offline)).toBeVisible();
    },
  },
  {
    name: "parent-confirm-done",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/parent/confirm", 200, { message: family.confirmed });
      await fillConsent(page);
      await page.getByRole("button", { name: "Confermo" }).click();
      await shows(page, t.confirm.doneTitle);
    },
  },
  {
    name: "parent-confirm-dead",
    as: "visitor",
    async reach(page) {
      await page.goto("/parent/confirm?token=x");
      await shows(page, t.confirm.deadTitle);
    },
  },
  {
    name: "parent-without-token",
    as: "visitor",
    async reach(page) {
      await page.goto("/parent/confirm");
      await shows(page, t.noTokenTitle);
    },
  },
  {
    name: "parent-revoke",
    as: "visitor",
    async reach(page) {
      const error = family.badCode;
      const answer = { error, code: "BAD_TOKEN", fields: { code: error } };
      await answerCall(page, "POST /api/parent/revoke", 400, answer);
      await openWithCode(page, "revoke", t.revoke.button);
      await expect(page.getByLabel(t.code)).toBeFocused();
    },
  },
  {
    name: "parent-revoke-done",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/parent/revoke", 200, { message: family.revoked });
      await openWithCode(page, "revoke", t.revoke.button);
      await shows(page, t.revoke.doneTitle);
    },
  },
  {
    name: "parent-stop",
    as: "visitor",
    async reach(page) {
      await page.goto("/parent/stop?token=x");
      await shows(page, t.stop.title);
    },
  },
  { name: "parent-stop-done", as: "visitor", reach: stopMails },
  {
    name: "parent-stop-resumed",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/parent/resume", 200, { message: family.resumed });
      await stopMails(page);
      await page.getByRole("button", { name: t.stop.resume }).click();
      await shows(page, t.stop.resumedTitle);
    },
  },
];

/** What a parent sees. */
export const parentPageStates: State[] = [...mailedPageStates, ...parentsHomeStates];

/** The card from which a student sends a report. */
export const parentReportStates: State[] = [
  { name: "parent-report", as: "nearLimit", reach: (page) => openCard(page) },
  ...(
    [
      ["unconfirmed", "Manca il sì del genitore", { state: "unconfirmed" }],
      ["confirmed", "Indirizzo confermato", { state: "confirmed", nextReportOn: "2026-12-01", sendsLeft: 0 }],
      ["stopped", "Niente più report", { state: "stopped", lastReportAt: "2026-11-20T16:05:00.000Z" }],
    ] as [string, string, Partial<ParentReportReply>][]
  ).map(([name, text, fields]): State => ({
    name: `parent-report-${name}`,
    as: "nearLimit",
    async reach(page, userId) {
      await openWithAddress(page, userId, fields);
      await expect(page.getByText(text)).toBeVisible();
    },
  })),
  {
    name: "parent-report-preview",
    as: "nearLimit",
    async reach(page, userId) {
      // The level that stands in the header of the same picture.
      const { level, xp } = (await (await page.request.get(`/api/users/${userId}`)).json()) as UserReply;
      const { report } = parentReportReply();
      await openCard(page, { report: { ...report, level, xp, xpOfNextLevel: xpThreshold(level) } });
      await page.getByRole("button", { name: "Vedi che cosa leggerà" }).click();
      await expect(page.getByRole("dialog", { name: "Che cosa leggerà" })).toBeVisible();
    },
  },
  {
    name: "parent-report-loading",
    as: "nearLimit",
    async reach(page) {
      await holdCall(page, "GET /api/parent-report");
      await page.goto("/progress");
      await shows(page, "I tuoi punti di forza");
      await scrollTo(page, title);
    },
  },
  {
    name: "parent-report-not-loaded",
    as: "nearLimit",
    async reach(page) {
      await answerCall(page, "GET /api/parent-report", 503, {});
      await page.goto("/progress");
      await shows(page, "I tuoi punti di forza");
      await expect(page.getByText("Non è stato possibile caricare il report.")).toBeVisible();
      await scrollTo(page, title);
    },
  },
];
