import type { BrowserContext, Page } from "@playwright/test";
import Stripe from "stripe";
import { StripeDouble } from "@/tests/doubles/stripe";
import { persona, signIn } from "./support/accounts";
import { expect } from "./support/fixtures";
import { toast } from "./support/screens";
import { testWithProduct } from "./support/start-product";
import { watch } from "./support/watch";

const double = new StripeDouble();
const keys = {
  STRIPE_SECRET_KEY: "sk_test_double",
  STRIPE_PUBLISHABLE_KEY: "pk_test_double",
  STRIPE_WEBHOOK_SECRET: double.webhookSecret,
};
const test = testWithProduct(async () => ({ ...keys, STRIPE_API_BASE: (await double.start()).url }), {
  isAsked: false,
});
test.describe.configure({ mode: "serial" });
test.afterAll(() => double.stop());

const cards: Record<string, string> = {
  "4242424242424242": "pm_card_visa",
  "4000000000000002": "pm_card_chargeDeclined",
};

/** What stands in Stripe's frame. */
const field = `<!doctype html><input aria-label="Numero della carta" style="width: 90%">
  <script>
    const input = document.querySelector("input");
    input.oninput = () => parent.postMessage({ number: input.value.replace(/\\D/g, "") }, "*");
  </script>`;

/** Answers for Stripe in the browser; its API is the double's. */
async function stripeAnswers(context: BrowserContext): Promise<void> {
  await context.route("https://js.stripe.com/**", (route) =>
    route.request().url().endsWith("/stripe.js")
      ? route.fulfill({ path: "e2e/support/fake-stripe.js", contentType: "text/javascript" })
      : route.fulfill({ body: field, contentType: "text/html" }),
  );
  await context.route("https://api.stripe.com/v1/setup_intents/*/confirm", (route) => {
    const id = new URL(route.request().url()).pathname.split("/")[3] ?? "";
    const number = new URLSearchParams(route.request().postData() ?? "").get("number") ?? "";
    double.confirm(id, cards[number] ?? "");
    const headers = { "Access-Control-Allow-Origin": "*" };
    return route.fulfill({ headers, json: { id, status: "succeeded" } });
  });
}

async function openCardForm(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Pro", exact: true }).click();
  await page.getByRole("button", { name: "Passa a Pro - €4/mese" }).click();
  await expect(cardField(page)).toBeVisible();
}

const cardField = (page: Page) => page.frameLocator("iframe").getByLabel("Numero della carta");
const confirm = (page: Page) => page.getByRole("button", { name: "Conferma Pagamento €4/mese" });

test("a card goes to Stripe alone and pays for Pro, and what happens at Stripe is heard", async ({
  page,
  context,
  learner,
  product,
}) => {
  await stripeAnswers(context);
  const { hosts, violations } = await watch(page);
  const sentToUs: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(product.url)) sentToUs.push(request.postData());
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Pro", exact: true })).toBeVisible();
  expect([...hosts]).toEqual([new URL(product.url).host]);

  await openCardForm(page);
  await expect(confirm(page)).toBeDisabled();
  await cardField(page).fill("4242 4242 4242 4242");
  await confirm(page).click();
  await expect(toast(page)).toContainText("Pro è attivo!");
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
  expect(hosts).toContain("js.stripe.com");
  expect(hosts).toContain("api.stripe.com");
  expect(violations).toEqual([]);
  expect(sentToUs.join()).not.toMatch(/4242/);
  expect(double.subscriptions).toHaveLength(1);
  expect(JSON.stringify([...double.account.customers.values()])).not.toMatch(
    new RegExp(`${learner.email}|${learner.nickname}|${learner.displayName}`),
  );

  const { hostname, port } = new URL(double.url);
  const stripe = new Stripe(keys.STRIPE_SECRET_KEY, { host: hostname, port, protocol: "http" });
  await stripe.subscriptions.update(double.subscriptions[0]?.id ?? "", { cancel_at_period_end: true });
  const event = double.events.at(-1);
  if (!event) throw new Error("Nothing happened at Stripe");
  const { body, headers } = double.signed(event, { at: new Date(product.now()) });
  const heard = await page.request.post("/api/stripe/webhook", { data: body, headers });
  expect(heard.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("region", { name: "Abbonamento cancellato" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
});

test("a card that is declined can be followed by another", async ({ page, context, learner }) => {
  await stripeAnswers(context);
  const before = double.subscriptions.length;
  await openCardForm(page);
  await expect(page.getByRole("banner", { includeHidden: true })).toContainText(learner.nickname);
  await cardField(page).fill("4000 0000 0000 0002");
  await confirm(page).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("La carta è stata rifiutata");
  await cardField(page).fill("4242 4242 4242 4242");
  await confirm(page).click();
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
  expect(double.subscriptions.filter(({ status }) => status === "active")).toHaveLength(before + 1);
});

test("a page that may show Stripe's field shows nobody else's", async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/, /Failed to fetch/);
  const reached: string[] = [];
  await context.route("https://elsewhere.example/**", (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: "" });
  });
  await signIn(page.request, persona("free"));
  const { violations } = await watch(page);
  await page.goto("/");
  await page.evaluate(async () => {
    const frame = document.createElement("iframe");
    frame.src = "https://elsewhere.example/frame";
    document.body.append(frame);
    await fetch("https://elsewhere.example/call").catch(() => undefined);
  });
  await expect.poll(() => violations.join()).toMatch(/frame-src https:\/\/elsewhere/);
  expect(violations.join()).toMatch(/connect-src https:\/\/elsewhere/);
  expect(reached).toEqual([]);
});

test("a parent's cookie brings Stripe to the page on which they pay, and to no other", async ({
  request,
}) => {
  const policyOf = async (address: string, cookie: string) =>
    (await request.get(address, { headers: { cookie } })).headers()["content-security-policy"];
  expect(await policyOf("/genitori/abbonamento?figlio=1", "parent=x")).toContain(
    "frame-src https://js.stripe.com",
  );
  for (const address of ["/genitori", "/login", "/genitori/abbonamento/altro"])
    expect(await policyOf(address, "parent=x")).not.toContain("stripe");
  expect(await policyOf("/genitori/abbonamento?figlio=1", "other=x")).not.toContain("stripe");
});

test("who is not signed in gets a page without Stripe", async ({ request }) => {
  for (const address of ["/", "/subscribe", "/login", "/privacy-policy", "/genitori/abbonamento"]) {
    const reply = await request.get(address);
    expect(reply.headers()["content-security-policy"]).not.toContain("stripe");
  }
});
