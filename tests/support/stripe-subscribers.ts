import type { StripeDouble } from "../doubles/stripe";
import type { Student } from "./students";
import { subscribers } from "./subscribers";
import type { TestApp } from "./test-app";

export type StripeEvent = StripeDouble["events"][number];
export type StripeSubscribers = ReturnType<typeof stripeSubscribers>;

/** Has an application use a double of Stripe. */
export const stripeSettings = ({ webhookSecret, url }: StripeDouble) => ({
  STRIPE_SECRET_KEY: "sk_test_double",
  STRIPE_PUBLISHABLE_KEY: "pk_test_double",
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
});

/** The calls of the way to Pro, with a double of Stripe. */
export function stripeSubscribers(t: TestApp, stripe: StripeDouble) {
  const s = subscribers(t);

  /** A card setup whose card Stripe has taken. */
  async function setUpCard(student: Student, card = "pm_card_visa"): Promise<string> {
    const { setupIntentId } = await s.openForm(student);
    stripe.confirm(setupIntentId, card);
    return setupIntentId;
  }
  const customerOf = async ({ id }: Student) =>
    (await t.app.db.subscription.findUniqueOrThrow({ where: { userId: id } })).customerId ?? "";
  const webhook = (request: { body: string; headers?: Record<string, string> }) =>
    t.api("POST", "/api/stripe/webhook", request);

  return {
    ...s,
    setUpCard,
    async subscribe(student: Student, card?: string): Promise<void> {
      const completed = await s.complete(student, await setUpCard(student, card));
      if (completed.status !== 200) throw new Error(await completed.text());
    },
    customerOf,
    /** What Stripe has of a student. */
    async subscriptions(student: Student) {
      const customer = await customerOf(student);
      return stripe.subscriptions.filter((subscription) => subscription.customer === customer);
    },
    /** What Stripe has to tell about somebody, oldest first. */
    async eventsOf(student: Student): Promise<StripeEvent[]> {
      const customer = await customerOf(student);
      return stripe.events.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
    },
    webhook,
    deliver: async (event: StripeEvent) => (await webhook(stripe.signed(event))).status,
    /** Lets time pass here and at Stripe. */
    async advance(student: Student, ms: number): Promise<void> {
      await s.advance(student, ms);
      stripe.advanceTo(t.app.now());
    },
    /** How many mails of a template a student has got. */
    mailCount: async (student: Student, template: string) =>
      (await s.mailed(student)).filter((mailed) => mailed === template).length,
  };
}
