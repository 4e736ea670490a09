import { expect, type Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { paymentTerms } from "@/lib/i18n/it/payment-terms";
import { inDays, invoice, localCardForm, subscriptionReply } from "@/tests/support/subscriptions";
import { goToChatAs } from "./changed-learner";
import { cardFormOf, testCards } from "./card";
import { answerCall, holdCall } from "./replies";
import { openScreen } from "./screens";
import { shows, type State } from "./states";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const seller = { name: "Scuola di Prova", address: "via dei Test 1, Roma", email: "info@scuola.example" };
const confirmCall = "POST /api/local-payments/confirm";

/** Lets a card be asked for without a trace on the server. */
async function answerCreate(page: Page, { status, endsAt }: SubscriptionReply = subscriptionReply()) {
  const terms = paymentTerms({ status, endDate: endsAt ? new Date(endsAt) : null }, seller);
  await answerCall(page, "POST /api/create-subscription", 200, { ...localCardForm, terms });
}

/** Opens the second step of the paywall. */
async function openCardStep(page: Page): Promise<void> {
  await answerCreate(page);
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Pro", exact: true }).click();
  await page.getByRole("button", { name: "Passa a Pro - €4/mese" }).click();
  await expect(cardFormOf(page).confirm).toBeVisible();
}

/** Opens the page of the subscription as the server would for one who stands so. */
async function openSubscription(page: Page, fields: Partial<SubscriptionReply>): Promise<void> {
  const subscription = subscriptionReply(fields);
  await answerCreate(page, subscription);
  await answerCall(page, "GET /api/subscription", 200, subscription);
  await page.goto("/subscribe");
}

/** Opens the profile likewise. */
async function openProfile(page: Page, fields: Partial<SubscriptionReply>): Promise<void> {
  await answerCall(page, "GET /api/subscription", 200, subscriptionReply(fields));
  await page.goto("/profile");
  await expect(page.getByRole("status", { name: "Carico il tuo abbonamento…" })).toBeHidden();
  const heading = page.getByRole("heading", { name: "Pro", exact: true });
  await heading.evaluate((element) => element.scrollIntoView());
}

type Ending = { status: UserReply["subscriptionStatus"]; inDays: number };

/** Opens the chat of one whose Pro ends so. */
async function openChatEnding(page: Page, userId: number, ending: Ending): Promise<void> {
  await openScreen(page, "/profile");
  const now = await page.evaluate(() => Date.now());
  const subscriptionEndDate = new Date(now + ending.inDays * dayMs).toISOString();
  await goToChatAs(page, userId, {
    isPro: true,
    subscriptionStatus: ending.status,
    subscriptionEndDate,
  });
  await expect(page.getByRole("list", { name: "Conversazione" })).toBeVisible();
}

const banner = (page: Page, name: string) => expect(page.getByRole("region", { name })).toBeVisible();

const paid = { ...invoice, paidAt: inDays(-5) };
const refunded = { ...invoice, id: "invoice-0", paidAt: inDays(-36), refundedAt: inDays(-35) };
const active: Partial<SubscriptionReply> = {
  status: "active",
  startedAt: inDays(-5),
  renewsAt: inDays(25),
  withdrawableUntil: inDays(9),
  hasPortal: true,
  invoices: [paid, refunded],
};
const cancelled: Partial<SubscriptionReply> = {
  status: "canceled_with_grace",
  startedAt: inDays(-40),
  endsAt: inDays(20),
  invoices: [{ ...invoice, paidAt: inDays(-10) }],
};
const pastDue: Partial<SubscriptionReply> = { ...cancelled, status: "past_due", endsAt: inDays(2) };
const expired: Partial<SubscriptionReply> = { ...cancelled, status: "expired", endsAt: inDays(-2) };

const onPage = ([name, title, fields]: [string, string, Partial<SubscriptionReply>]): State => ({
  name: `subscribe-${name}`,
  as: "free",
  async reach(page) {
    await openSubscription(page, fields);
    await shows(page, title);
    if (fields.status !== "active") await expect(cardFormOf(page).confirm).toBeVisible();
  },
});

const inProfile = ([name, fields]: [string, Partial<SubscriptionReply>]): State => ({
  name: `profile-pro-${name}`,
  as: "free",
  reach: (page) => openProfile(page, fields),
});

export const subscriptionStates: State[] = [
  { name: "paywall-card", as: "free", reach: openCardStep },
  {
    name: "paywall-card-declined",
    as: "free",
    async reach(page) {
      const error = "La carta è stata rifiutata. Non è stato addebitato niente: prova con un’altra carta.";
      await answerCall(page, confirmCall, 402, { error, code: "CARD_DECLINED" });
      await openCardStep(page);
      await cardFormOf(page).pay(testCards.declined);
      await expect(cardFormOf(page).problem).toContainText(error);
    },
  },
  {
    name: "paywall-card-confirmation",
    as: "free",
    async reach(page) {
      await answerCall(page, confirmCall, 200, { status: "needs_confirmation" });
      await openCardStep(page);
      await cardFormOf(page).pay(testCards.asksTheBank);
      await shows(page, "La tua banca ti chiede una conferma");
    },
  },
  ...(
    [
      ["free", "Passa a Pro", {}],
      ["expired", "Torna a Pro", expired],
      ["cancelled", "Riattiva Pro", cancelled],
      ["past-due", "Rinnova Abbonamento", pastDue],
      ["active", "Il tuo abbonamento Pro", active],
    ] as [string, string, Partial<SubscriptionReply>][]
  ).map(onPage),
  {
    name: "subscribe-gift",
    as: "free",
    async reach(page) {
      await openSubscription(page, { isGift: true });
      await shows(page, "English Coach Pro");
    },
  },
  {
    name: "subscribe-withdrawal",
    as: "free",
    async reach(page) {
      await openSubscription(page, active);
      await page.getByRole("button", { name: "Recedi dal contratto" }).click();
      await expect(page.getByRole("dialog", { name: "Recedere dal contratto?" })).toBeVisible();
    },
  },
  {
    name: "subscribe-withdrawn",
    as: "free",
    async reach(page) {
      const message = "Recesso registrato: Pro è terminato e ti restituiamo tutto.";
      await answerCall(page, "POST /api/withdraw-subscription", 200, { success: true, message });
      await openSubscription(page, { ...active, invoices: [paid] });
      await page.getByRole("button", { name: "Recedi dal contratto" }).click();
      await page.getByRole("button", { name: "Conferma recesso" }).click();
      await expect(page.getByText(message)).toBeVisible();
    },
  },
  {
    name: "subscribe-loading",
    as: "free",
    async reach(page) {
      await holdCall(page, "GET /api/subscription");
      await page.goto("/subscribe");
      await expect(page.getByRole("status", { name: "Carico il tuo abbonamento…" })).toBeVisible();
    },
  },
  {
    name: "subscribe-not-loaded",
    as: "free",
    async reach(page) {
      await answerCall(page, "GET /api/subscription", 503, {});
      await page.goto("/subscribe");
      await expect(page.getByRole("button", { name: "Riprova" })).toBeVisible();
    },
  },
  {
    name: "subscribe-not-begun",
    as: "free",
    async reach(page) {
      await openSubscription(page, {});
      await answerCall(page, "POST /api/create-subscription", 503, {});
      await page.reload();
      await expect(page.getByRole("button", { name: "Riprova" })).toBeVisible();
    },
  },
  {
    name: "banner-expired",
    as: "expired",
    async reach(page, userId) {
      await openScreen(page, "/profile");
      const now = await page.evaluate(() => Date.now());
      const heartsRefillAt = new Date(now + 51 * minuteMs).toISOString();
      await goToChatAs(page, userId, { hearts: 0, heartsRefillAt });
      await banner(page, "Abbonamento Scaduto");
      await expect(page.getByRole("list", { name: "Conversazione" })).toBeVisible();
    },
  },
  ...(
    [
      ["banner-cancelled", "Abbonamento cancellato", { status: "canceled_with_grace", inDays: 12 }],
      ["banner-ending", "In Scadenza", { status: "canceled_with_grace", inDays: 2 }],
      ["banner-last-day", "Abbonamento cancellato", { status: "canceled_with_grace", inDays: 0 }],
    ] as [string, string, Ending][]
  ).map(([name, title, ending]): State => ({
    name,
    as: "free",
    async reach(page, userId) {
      await openChatEnding(page, userId, ending);
      await banner(page, title);
    },
  })),
  ...(
    [
      ["free", {}],
      ["expired", expired],
      ["cancelled", cancelled],
      ["past-due", pastDue],
      ["active", active],
    ] as [string, Partial<SubscriptionReply>][]
  ).map(inProfile),
  {
    name: "profile-pro-cancel",
    as: "free",
    async reach(page) {
      await openProfile(page, active);
      await page.getByRole("button", { name: "Cancella abbonamento" }).click();
      await expect(page.getByRole("dialog", { name: "Cancellare l’abbonamento?" })).toBeVisible();
    },
  },
];
