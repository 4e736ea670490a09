import { expect, type Page } from "@playwright/test";
import type { FamilyReply, FamilySummary } from "@/lib/features/family/contract";
import { familyScreens as t } from "@/lib/i18n/it";
import { birth } from "@/lib/i18n/it/birth";
import { inDays } from "@/tests/support/subscriptions";
import { goToChatAs } from "./changed-learner";
import { mistake } from "./coach";
import { answerCall } from "./replies";
import { answerMs, chatOf, openScreen } from "./screens";
import { scrollTo, shows, type State } from "./states";

const nothing = { coach: false, photos: false, voice: false, readAloud: false };
const everything = { coach: true, photos: true, voice: true, readAloud: true };
const open: FamilySummary = {
  stage: "open",
  allowed: everything,
  hours: null,
  minutesPerDay: null,
  consentDueAt: null,
  changedAt: null,
  hasNews: false,
};
const waiting = { stage: "waiting", allowed: nothing, consentDueAt: inDays(7) } as const;
const evenings = Array.from({ length: 7 }, (_, day) => ({ from: day < 5 ? "15:30" : "10:00", to: "21:00" }));
const limited = { allowed: { ...everything, photos: false }, hours: evenings, minutesPerDay: 45 };

const nobody: FamilyReply = { guardians: [], changedAt: null, invitation: null };
const invitation = { email: "paola.conti@casa.example", sentAt: inDays(0), isStopped: false };
const guardians = [{ email: "p…i@casa.example", isWithdrawn: false, alerts: true, reports: true }];

/** Opens the chat of one whose family stands so. */
async function openChat(
  page: Page,
  userId: number,
  family: Partial<FamilySummary>,
  reply: Partial<FamilyReply> = {},
): Promise<void> {
  await answerCall(page, `GET /api/family/${userId}`, 200, { ...nobody, ...reply });
  await openScreen(page, "/profile");
  await goToChatAs(page, userId, { family: { ...open, ...family } });
  await expect(chatOf(page).ofCoach).toHaveCount(3, { timeout: answerMs }); // The first visit waits for its code too.
}

const gate = (page: Page, name: string) => page.getByRole("region", { name });

/** What a student sees of age, consent and what their parents have chosen. */
export const familyStates: State[] = [
  {
    name: "family-waiting",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, waiting);
      await expect(gate(page, t.waiting.title).getByLabel(t.address.label)).toBeVisible();
      await scrollTo(page, t.waiting.title);
    },
  },
  {
    name: "family-asked",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, waiting, { invitation });
      await expect(gate(page, t.waiting.title).getByRole("button", { name: t.address.again })).toBeVisible();
      await scrollTo(page, t.waiting.title);
    },
  },
  {
    name: "family-age",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, { stage: "age", allowed: nothing });
      await gate(page, t.age.title).getByRole("button", { name: t.age.save }).click();
      await expect(page.getByText(t.age.missingMonth)).toBeVisible();
    },
  },
  {
    name: "family-too-young",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, { stage: "age", allowed: nothing });
      const error = "English Coach è per chi ha almeno 10 anni. Ti aspettiamo quando sarai più grande.";
      await answerCall(page, `PUT /api/users/${userId}`, 403, { error, code: "TOO_YOUNG" });
      await page.getByLabel(birth.month).selectOption("marzo");
      await page.getByLabel(birth.year).selectOption({ index: 7 });
      await gate(page, t.age.title).getByRole("button", { name: t.age.save }).click();
      await expect(page.getByText(error)).toBeVisible();
      await expect(page.getByRole("button", { name: birth.wrongDate })).toBeVisible();
    },
  },
  {
    name: "family-notice",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, { stage: "notice" });
      // The page stands at its end, where title and button are both in view.
      await expect(page.getByRole("heading", { name: t.notice.title })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: t.notice.confirm })).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: "family-coach-off",
    as: "free",
    async reach(page, userId) {
      await openChat(page, userId, { allowed: { ...everything, coach: false } });
      await expect(gate(page, t.coachOff.title)).toBeVisible();
      await scrollTo(page, t.coachOff.title);
    },
  },
  {
    name: "family-news",
    as: "free",
    async reach(page, userId) {
      const changedAt = inDays(0);
      await openChat(page, userId, { ...limited, changedAt, hasNews: true }, { guardians, changedAt });
      await expect(gate(page, t.newsTitle)).toContainText(t.chosen.news.reports);
      await expect(chatOf(page).field).toBeVisible();
    },
  },
  {
    name: "family-pause",
    as: "free",
    async reach(page, userId) {
      const error = "Per oggi basta così. Ci vediamo domani alle 15:30.";
      await answerCall(page, "POST /api/chat", 403, { error, code: "QUIET_HOURS" });
      await openChat(page, userId, limited, { guardians });
      await chatOf(page).write(mistake);
      await expect(page.getByText(error)).toBeVisible();
      await expect(chatOf(page).field).toHaveValue(mistake);
    },
  },
  {
    name: "profile-family",
    as: "pro",
    async reach(page) {
      await page.goto("/profile");
      await shows(page, t.card.title);
      await scrollTo(page, t.card.title);
    },
  },
];
