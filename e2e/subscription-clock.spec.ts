import type { Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import { signIn, type Learner } from "./support/accounts";
import { cardFormOf, testCards } from "./support/card";
import { expect } from "./support/fixtures";
import { testWithProduct, type Product } from "./support/start-product";

const test = testWithProduct(() => Promise.resolve({}), { isAsked: false });
test.describe.configure({ mode: "serial" });

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Is taken, and then refuses to be charged. */
const emptyCard = "4000 0000 0000 0341";

const banner = (page: Page, name: string) => page.getByRole("region", { name });
const proButton = (page: Page) => page.getByRole("button", { name: "Pro", exact: true });
const expectPro = (page: Page) => expect(page.getByRole("banner")).toContainText("Cuori illimitati");
const payments = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Pagamenti" }) }).getByRole("listitem");

type Traveller = { page: Page; product: Product; learner: Learner };

/** Far from midnight as many days are left by the calendar as by the hour. */
function nextNoon(instant: number): number {
  return new Date(instant + dayMs).setUTCHours(12, 0, 0, 0);
}

/** Takes product and browser to a later instant. The session does not last that long. */
async function travelTo({ page, product, learner }: Traveller, instant: number): Promise<void> {
  await page.goto("about:blank");
  product.moveClockTo(instant);
  await page.clock.setSystemTime(instant);
  await signIn(page.request, learner);
}

const renew = (page: Page) =>
  banner(page, "In Scadenza").getByRole("link", { name: "Rinnova Abbonamento" }).click();

/** Pays on the page of the subscription, and waits for what it then says. */
async function payOnPage(page: Page, number: string): Promise<void> {
  await cardFormOf(page).pay(number);
  await expect(page.getByRole("heading", { name: "Il tuo abbonamento Pro" })).toBeVisible();
}

async function buyByCalls(page: Page): Promise<void> {
  const form = await page.request.post("/api/create-subscription");
  const { setupIntentId } = (await form.json()) as { setupIntentId: string };
  const card = { setupIntentId, number: testCards.good, expiry: "12/60", cvc: "123" };
  await page.request.post("/api/local-payments/confirm", { data: card });
  const reply = await page.request.post("/api/complete-subscription", { data: { setupIntentId } });
  expect(reply.ok()).toBe(true);
}

type Dates = { renewsAt: string; endsAt: string };

async function dateOf(page: Page, which: keyof Dates): Promise<number> {
  const reply = await page.request.get("/api/subscription");
  return Date.parse(((await reply.json()) as Dates)[which]);
}

function mailsOf({ product, learner }: Traveller, template: string) {
  return expect.poll(async () => {
    const mails = await listOutbox(product.dataDir, 40);
    return mails.filter((mail) => mail.to === learner.email && mail.template === template).length;
  });
}

test.beforeEach(async ({ page, product }) => {
  product.moveClockTo(nextNoon(product.now()));
  await page.clock.install({ time: product.now() });
});

test("Pro that is cancelled announces its end, lasts until it comes, and can be begun anew", async ({
  page,
  product,
  learner,
}) => {
  const traveller = { page, product, learner };
  await buyByCalls(page);
  await page.request.post("/api/cancel-subscription");
  const end = await dateOf(page, "endsAt");
  for (const [instant, title, text, mails] of [
    [end - 4 * dayMs, "Abbonamento cancellato", "Mancano 4 giorni", 0],
    [end - 3 * dayMs, "In Scadenza", "Il tuo abbonamento scadrà tra 3 giorni.", 1],
    [end - dayMs, "In Scadenza", "Il tuo abbonamento scadrà tra 1 giorno.", 1],
    [end - hourMs, "Abbonamento cancellato", "Scade oggi", 1],
  ] as const) {
    await travelTo(traveller, instant);
    await product.runJobs();
    await page.goto("/");
    await expect(banner(page, title)).toContainText(text);
    await expectPro(page);
    await mailsOf(traveller, "subscription-ending").toBe(mails);
  }

  await travelTo(traveller, end + 1000);
  await page.goto("/");
  await expect(banner(page, "Abbonamento Scaduto")).toContainText(
    "Il tuo abbonamento Pro è scaduto. Ora hai 0 cuori.",
  );
  await expect(proButton(page)).toBeVisible();
  await mailsOf(traveller, "subscription-expired").toBe(1);
  await mailsOf(traveller, "subscription-ending").toBe(1);

  await banner(page, "Abbonamento Scaduto").getByRole("link", { name: "Passa a PRO" }).click();
  await payOnPage(page, testCards.good);
  await expect(payments(page)).toHaveCount(2);
});

test("Pro that is not cancelled is paid for again after a month", async ({ page, product, learner }) => {
  const traveller = { page, product, learner };
  await buyByCalls(page);
  const renewal = await dateOf(page, "renewsAt");
  await mailsOf(traveller, "subscription-receipt").toBe(1);

  await travelTo(traveller, renewal + hourMs);
  await product.runJobs();
  await page.goto("/");
  await expectPro(page);
  await page.goto("/profile");
  await expect(page.getByText("Pro è attivo e si rinnova")).toBeVisible();
  await expect(payments(page)).toHaveCount(2);
  expect(await dateOf(page, "renewsAt")).toBeGreaterThan(renewal);
  await mailsOf(traveller, "subscription-receipt").toBe(2);
});

test("Pro that is about to end is renewed; a renewal that cannot be charged leaves a week to use another card", async ({
  page,
  product,
  learner,
}) => {
  const traveller = { page, product, learner };
  await buyByCalls(page);
  await page.request.post("/api/cancel-subscription");
  await travelTo(traveller, (await dateOf(page, "endsAt")) - 3 * dayMs);
  await page.goto("/");
  await renew(page);
  await payOnPage(page, emptyCard);

  await travelTo(traveller, (await dateOf(page, "renewsAt")) + hourMs);
  await product.runJobs();
  await mailsOf(traveller, "subscription-payment-failed").toBe(1);
  await page.goto("/");
  await expectPro(page);
  await expect(banner(page, "In Scadenza")).toBeHidden();

  await travelTo(traveller, (await dateOf(page, "endsAt")) - 3 * dayMs);
  await page.goto("/");
  await expect(banner(page, "In Scadenza")).toContainText(
    "Il tuo abbonamento scadrà tra 3 giorni. Dopo la scadenza avrai 0 cuori.",
  );
  await renew(page);
  await payOnPage(page, testCards.good);
  await expect(payments(page)).toHaveCount(2);
  await page.goto("/");
  await expectPro(page);
  await expect(banner(page, "In Scadenza")).toBeHidden();
});
