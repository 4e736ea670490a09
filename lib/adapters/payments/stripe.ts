import Stripe from "stripe";
import { z } from "zod";
import type { CardSetup, StripePaymentsPort } from "@/lib/ports/payments";
import { readAccount } from "./stripe-account";
import { cancelAtPeriodEnd, end, refundAndEnd } from "./stripe-end";
import { isRefusal, toPaymentsError } from "./stripe-errors";
import { readEvent } from "./stripe-event";
import { findOrCreateConfiguration, openPortal } from "./stripe-portal";
import { leaveOnlyPayer, tellAddress } from "./stripe-payer";
import { findOrCreatePrice } from "./stripe-price";
import { remembered } from "./stripe-remembered";
import { reference } from "./stripe-replies";
import { subscribe } from "./stripe-subscribe";

type Options = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own, for tests. */
  apiBase?: string;
  now: () => Date;
  /** Of one try; a request is tried twice. */
  timeoutMs?: number;
};

/**
 * Stripe, which is told nothing of a learner but a reference: who pays is between Stripe and the card's bank. Of a parent
 * who is the first to pay it is told the address.
 */
export function stripePayments(options: Options): StripePaymentsPort {
  const { publishableKey, webhookSecret, now } = options;
  const stripe = createClient(options);
  const isLive = /^[rs]k_live_/.test(options.secretKey);
  const findPrice = remembered(() => findOrCreatePrice(stripe, now()));
  const findConfiguration = remembered(() => findOrCreateConfiguration(stripe, now()));

  return {
    kind: "stripe",
    publishableKey,

    createCustomer: (customer) => inOurWords(() => createCustomer(stripe, customer)),

    deleteCustomer: (customerId) => inOurWords(() => deleteCustomer(stripe, customerId)),

    createCardSetup: ({ customerId }) =>
      inOurWords(async () =>
        presentCardSetup(
          await stripe.setupIntents.create({
            customer: customerId,
            usage: "off_session",
            allowed_payment_method_types: ["card"],
          }),
        ),
      ),

    findCardSetup: (id) => inOurWords(() => findCardSetup(stripe, id)),
    subscribe: (input) => inOurWords(() => subscribe(stripe, findPrice, input)),
    readAccount: (customerId) => inOurWords(() => readAccount(stripe, customerId)),
    cancelAtPeriodEnd: (subscriptionId) => inOurWords(() => cancelAtPeriodEnd(stripe, subscriptionId)),
    end: (subscriptionId) => inOurWords(() => end(stripe, subscriptionId)),
    refundAndEnd: (subscriptionId) => inOurWords(() => refundAndEnd(stripe, subscriptionId)),

    readEvent: (rawBody, signature) => readEvent(rawBody, signature, { webhookSecret, isLive, now: now() }),

    portalUrl: ({ customerId, email, returnUrl }) =>
      inOurWords(async () => {
        await leaveOnlyPayer(stripe, customerId, email);
        const configuration = await findConfiguration();
        return openPortal(stripe, { customer: customerId, configuration, return_url: returnUrl });
      }),
  };
}

function createClient({ secretKey, apiBase, timeoutMs = 8000 }: Options): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? "https://api.stripe.com");
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toPaymentsError(error);
  }
}

async function createCustomer(stripe: Stripe, { ref, email }: { ref: string; email?: string }) {
  const customer = { metadata: { ref }, preferred_locales: ["it"] };
  const made = await stripe.customers.create(customer, { idempotencyKey: `${ref}:customer` });
  const customerId = reference.parse(made);
  // Apart from it: a key takes one request, and another payer may come at the same time.
  if (email) await tellAddress(stripe, customerId, email);
  return { customerId };
}

/** Stripe ends the customer's subscriptions itself, at once. */
async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isRefusal(error, ["resource_missing"])) throw error;
  }
}

const cardSetupReply = z.object({
  id: z.string(),
  client_secret: z.string(),
  customer: reference,
  status: z.string(),
  payment_method: reference.nullable(),
});

async function findCardSetup(stripe: Stripe, id: string): Promise<CardSetup | undefined> {
  // It comes from the browser: nothing else may get into a path.
  if (!/^seti_\w+$/.test(id)) return undefined;
  try {
    return presentCardSetup(await stripe.setupIntents.retrieve(id));
  } catch (error) {
    if (isRefusal(error, ["resource_missing"])) return undefined;
    throw error;
  }
}

function presentCardSetup(reply: unknown): CardSetup {
  const { id, client_secret, customer, status, payment_method } = cardSetupReply.parse(reply);
  return {
    id,
    clientSecret: client_secret,
    customerId: customer,
    state: status === "succeeded" || status === "canceled" ? status : "open",
    paymentMethodId: status === "succeeded" ? payment_method : null,
  };
}
