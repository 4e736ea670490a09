import { expect, type Page } from "@playwright/test";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { childPro, family } from "@/lib/i18n/it";
import { parentPages } from "@/lib/i18n/it/parent-pages";
import { childSubscriptionReply, inDays, localCardForm } from "@/tests/support/subscriptions";
import { cardFormOf } from "./card";
import { answerCall } from "./replies";
import { shows, type State } from "./states";

const t = parentPages.home;
const email = "paola.conti@casa.example";
const afternoon = { from: "15:30", to: "19:00" };
const never = { from: "00:00", to: "00:00" };

const child: ParentChild = {
  id: 7,
  nickname: "Tommy",
  ageGroup: "child",
  week: {
    days: [-6, -5, -4, -3, -2, -1, 0].map((ago) => ({
      day: inDays(ago).slice(0, 10),
      isActive: [-5, -4, -1, 0].includes(ago),
    })),
    messages: 12,
    exercises: 8,
    corrections: 3,
  },
  nextReportOn: "2026-12-01",
  consentedAt: inDays(-3),
  withdrawnAt: null,
  settings: {
    coach: true,
    photos: false,
    voice: true,
    readAloud: true,
    reports: true,
    alerts: true,
    hours: [afternoon, afternoon, afternoon, afternoon, afternoon, never, never],
    minutesPerDay: 45,
  },
  hasOtherParents: true,
  areMailsStopped: false,
  minutesToday: 12,
  isPro: false,
  deletion: null,
};

/** Opens the page as for a parent of these children. */
async function openHome(page: Page, ...children: ParentChild[]): Promise<void> {
  await answerCall(page, "GET /api/parents/children", 200, { email, children, paidFor: [] });
  await page.goto("/genitori");
  await expect(page.getByRole("heading", { name: child.nickname, level: 2 })).toBeVisible();
}

/** The page on which parents choose for their children. */
export const parentsHomeStates: State[] = [
  {
    name: "parents-ask",
    as: "visitor",
    async reach(page) {
      await page.goto("/genitori");
      await expect(page.getByRole("button", { name: t.ask.submit })).toBeVisible();
    },
  },
  {
    name: "parents-ask-sent",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/parents/links", 200, { message: family.linkSent });
      await page.goto("/genitori");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: t.ask.submit }).click();
      await expect(page.getByText(t.ask.sentTitle)).toBeVisible();
    },
  },
  {
    name: "parents-code",
    as: "visitor",
    async reach(page) {
      await page.goto("/genitori?token=x");
      await page.getByLabel(parentPages.code).fill("123");
      await page.getByRole("button", { name: t.enter.submit }).click();
      await expect(page.getByLabel(parentPages.code)).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "parents-home",
    as: "visitor",
    async reach(page) {
      const other = { ...child, id: 8, nickname: "Ada", ageGroup: "teen", isPro: true } as const;
      const subscription = childSubscriptionReply({ status: "active", renewsAt: inDays(20) });
      await answerCall(page, `GET /api/parents/children/${other.id}/subscription`, 200, subscription);
      await openHome(page, child, other);
      await page.getByRole("button", { name: t.open(child.nickname) }).click();
      await page.getByLabel(t.hours.weekend).first().selectOption(t.hours.modes.range);
      await page.getByRole("button", { name: t.open(other.nickname) }).click();
      await expect(page.getByText(t.unsaved)).toBeVisible();
      await expect(page.getByRole("button", { name: childPro.cancel })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "parents-home-withdrawn",
    as: "visitor",
    async reach(page) {
      const settings = { ...child.settings, reports: false, alerts: false };
      await openHome(page, { ...child, withdrawnAt: inDays(-1), week: null, nextReportOn: null, settings });
      await expect(page.getByRole("button", { name: t.consent.button })).toBeVisible();
    },
  },
  {
    name: "parents-home-closed",
    as: "visitor",
    async reach(page) {
      await openHome(page, child);
      const error = "La pagina si è chiusa da sola. Chiedi un nuovo link.";
      await answerCall(page, `PUT /api/parents/children/${child.id}`, 401, { error, code: "NO_SESSION" });
      await page.getByLabel(t.scopes.photos.label, { exact: true }).check();
      await page.getByRole("button", { name: t.save }).click();
      await shows(page, t.closed.title);
    },
  },
  {
    name: "parents-home-withdrawal",
    as: "visitor",
    async reach(page) {
      await openHome(page, child);
      await page.getByRole("button", { name: t.withdrawal.button }).click();
      await expect(
        page.getByRole("dialog", { name: t.withdrawal.dialogTitle(child.nickname) }),
      ).toBeVisible();
    },
  },
  {
    name: "parents-home-deletion",
    as: "visitor",
    async reach(page) {
      await openHome(page, {
        ...child,
        deletion: { eraseAfter: inDays(6), canCancel: true, hasBegun: false },
      });
      await expect(page.getByRole("button", { name: t.deletion.takeBack })).toBeVisible();
    },
  },
  {
    name: "parents-paying",
    as: "visitor",
    async reach(page) {
      const path = `/api/parents/children/${child.id}` as const;
      await answerCall(page, "GET /api/parents/children", 200, { email, children: [child], paidFor: [] });
      await answerCall(page, `GET ${path}/subscription`, 200, childSubscriptionReply());
      await answerCall(page, `POST ${path}/create-subscription`, 200, localCardForm);
      await page.goto(`/genitori/abbonamento?figlio=${child.id}`);
      await shows(page, childPro.page.title(child.nickname));
      await expect(cardFormOf(page).confirm).toBeVisible();
    },
  },
];
