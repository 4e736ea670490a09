import type { StripeAccount } from "./account";
import { refund } from "./charges";
import { formOf, listOf, wordOf, type Form } from "./form";
import { list, listObject } from "./lists";
import type { Customer, PortalConfiguration, Price, SetupIntent } from "./objects";
import { missing, Refusal } from "./refusal";
import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  payOpenInvoice,
  periodOf,
} from "./subscriptions";

type Call = { account: StripeAccount; params: Form; id: string };
type Route = {
  /** The parameters it knows: any other is refused, as a misspelt one would be. */
  params: readonly string[];
  answer: (call: Call) => object;
};

const page = ["limit", "expand"] as const;

/** What the double answers, by method and path. */
export const routes: Record<string, Route> = {
  "POST /v1/customers": {
    params: ["metadata", "preferred_locales"],
    answer: ({ account, params }) =>
      account.keep<Customer>(account.customers, {
        id: account.newId("cus"),
        object: "customer",
        created: account.now,
        email: null,
        metadata: formOf(params.metadata) as Record<string, string>,
      }),
  },
  "POST /v1/customers/:id": {
    params: ["email"],
    answer: ({ account, id, params }) => {
      const email = wordOf(params.email);
      // An empty word unsets what there was.
      if (email === "") return Object.assign(account.get(account.customers, id), { email: null });
      if (!/^[!-?A-~]+@[!-?A-~]+$/.test(email))
        throw new Refusal(400, { code: "email_invalid", param: "email" });
      return Object.assign(account.get(account.customers, id), { email });
    },
  },
  "DELETE /v1/customers/:id": {
    params: [],
    answer: ({ account, id }) => {
      account.get(account.customers, id);
      for (const { id: running } of account.list(
        account.subscriptions,
        ({ customer, status }) => customer === id && status !== "canceled",
      ))
        cancelSubscription(account, running);
      for (const [card, { customer }] of account.paymentMethods)
        if (customer === id) account.paymentMethods.delete(card);
      account.customers.delete(id);
      return { id, object: "customer", deleted: true };
    },
  },
  "GET /v1/customers/:id/payment_methods": {
    params: [...page],
    answer: ({ account, id, params }) => {
      account.get(account.customers, id);
      return list(params, { found: account.cardsOf(id).reverse() });
    },
  },
  "POST /v1/payment_methods/:id/detach": {
    params: [],
    answer: ({ account, id }) => {
      const { customer } = account.get(account.paymentMethods, id);
      if (customer === null)
        throw new Refusal(400, {
          message:
            "The payment method you provided is not attached to a customer so detachment is impossible.",
        });
      account.detach(id);
      return { id, object: "payment_method", type: "card", customer: null };
    },
  },
  "GET /v1/prices": {
    params: ["active", "lookup_keys", ...page],
    answer: ({ account, params }) => {
      const keys = listOf(params.lookup_keys);
      return list(params, {
        found: account.list(account.prices, (p) => keys.includes(p.lookup_key ?? "") && isWanted(params, p)),
      });
    },
  },
  "POST /v1/prices": {
    params: [
      "currency",
      "lookup_key",
      "product_data",
      "recurring",
      "tax_behavior",
      "transfer_lookup_key",
      "unit_amount",
    ],
    answer: createPrice,
  },
  "POST /v1/setup_intents": {
    params: ["allowed_payment_method_types", "customer", "usage"],
    answer: ({ account, params }) => {
      const customer = account.get(account.customers, wordOf(params.customer), "customer");
      const id = account.newId("seti");
      return account.keep<SetupIntent>(account.setupIntents, {
        id,
        object: "setup_intent",
        client_secret: `${id}_secret_double`,
        customer: customer.id,
        payment_method: null,
        status: "requires_payment_method",
        usage: wordOf(params.usage),
      });
    },
  },
  "GET /v1/setup_intents/:id": {
    params: [],
    answer: ({ account, id }) => account.get(account.setupIntents, id),
  },
  "GET /v1/subscriptions": {
    params: ["customer", "status", ...page],
    answer: ({ account, params }) =>
      list(params, {
        found: account.list(
          account.subscriptions,
          (s) => s.customer === params.customer && hasStatus(params, s),
        ),
        expansions: {
          "data.latest_invoice": (s) => ({
            ...s,
            latest_invoice: account.invoices.get(s.latest_invoice ?? "") ?? null,
          }),
        },
      }),
  },
  "POST /v1/subscriptions": {
    params: ["customer", "default_payment_method", "items", "off_session", "payment_behavior"],
    answer: ({ account, params }) => {
      if (params.payment_behavior !== "error_if_incomplete") throw unmodelled("payment_behavior");
      return createSubscription(account, {
        customer: wordOf(params.customer),
        price: wordOf(formOf(formOf(params.items)["0"]).price),
        paymentMethod: wordOf(params.default_payment_method),
        session: params.off_session === "true" ? "off_session" : "on_session",
      });
    },
  },
  "GET /v1/subscriptions/:id": {
    params: [],
    answer: ({ account, id }) => account.get(account.subscriptions, id),
  },
  "POST /v1/subscriptions/:id": {
    params: ["cancel_at", "cancel_at_period_end", "default_payment_method"],
    answer: ({ account, id, params }) =>
      changeSubscription(account, id, {
        cancelAt: params.cancel_at === undefined ? undefined : cancelAt(account, { id, params }),
        cancelAtPeriodEnd:
          params.cancel_at_period_end === undefined ? undefined : params.cancel_at_period_end === "true",
        paymentMethod: wordOf(params.default_payment_method) || undefined,
      }),
  },
  "DELETE /v1/subscriptions/:id": {
    params: [],
    answer: ({ account, id }) => cancelSubscription(account, id),
  },
  "GET /v1/invoices": {
    params: ["customer", "status", "subscription", ...page],
    answer: ({ account, params }) =>
      list(params, {
        found: account.list(
          account.invoices,
          (invoice) =>
            (!params.customer || invoice.customer === params.customer) &&
            (!params.status || invoice.status === params.status) &&
            (!params.subscription ||
              invoice.parent.subscription_details.subscription === params.subscription),
        ),
        expansions: {
          "data.payments": (invoice) => ({
            ...invoice,
            payments: listObject(account.list(account.invoicePayments, (p) => p.invoice === invoice.id)),
          }),
        },
      }),
  },
  "POST /v1/invoices/:id/pay": {
    params: ["payment_method"],
    answer: ({ account, id, params }) => payOpenInvoice(account, id, wordOf(params.payment_method)),
  },
  "GET /v1/charges": {
    params: ["customer", ...page],
    answer: ({ account, params }) =>
      list(params, {
        found: account.list(account.charges, ({ customer }) => customer === params.customer),
        expansions: {
          "data.refunds": (charge) => ({
            ...charge,
            refunds: listObject(account.list(account.refunds, (made) => made.charge === charge.id)),
          }),
        },
      }),
  },
  "POST /v1/refunds": {
    params: ["payment_intent", "reason"],
    answer: ({ account, params }) => refund(account, wordOf(params.payment_intent)),
  },
  "GET /v1/billing_portal/configurations": {
    params: ["active", ...page],
    answer: ({ account, params }) =>
      list(params, { found: account.list(account.portalConfigurations, (c) => isWanted(params, c)) }),
  },
  "POST /v1/billing_portal/configurations": {
    params: ["features", "metadata"],
    answer: ({ account, params }) =>
      account.keep<PortalConfiguration>(account.portalConfigurations, {
        id: account.newId("bpc"),
        object: "billing_portal.configuration",
        active: true,
        features: params.features,
        metadata: formOf(params.metadata) as Record<string, string>,
      }),
  },
  "POST /v1/billing_portal/sessions": {
    params: ["configuration", "customer", "locale", "return_url"],
    answer: ({ account, params }) => {
      account.get(account.customers, wordOf(params.customer), "customer");
      account.get(account.portalConfigurations, wordOf(params.configuration), "configuration");
      const id = account.newId("bps");
      return { id, object: "billing_portal.session", url: `https://billing.stripe.com/p/session/${id}` };
    },
  },
};

/** Finds the route of a path, and the id that stands in it. */
export function findRoute(method: string, path: string): { name: string; route: Route; id: string } {
  const [, version = "", collection = "", ...rest] = path.split("/");
  const isNested = collection === "billing_portal";
  const base = isNested ? [version, collection, rest[0]] : [version, collection];
  const [id = "", ...action] = isNested ? rest.slice(1) : rest;
  const name = `${method} /${[...base, ...(id ? [":id"] : []), ...action].join("/")}`;
  const route = routes[name];
  if (!route) throw new Refusal(404, { message: `Unrecognized request URL (${name})` });
  return { name, route, id: decodeURIComponent(id) };
}

function createPrice({ account, params }: Call): Price {
  const lookupKey = wordOf(params.lookup_key);
  const [earlier] = account.list(account.prices, ({ lookup_key }) => lookup_key === lookupKey);
  if (earlier && params.transfer_lookup_key !== "true")
    throw new Refusal(400, { code: "resource_already_exists", param: "lookup_key" });
  if (earlier) earlier.lookup_key = null;
  if (!wordOf(formOf(params.product_data).name)) throw missing("", "product_data[name]");
  return account.keep<Price>(account.prices, {
    id: account.newId("price"),
    object: "price",
    active: true,
    currency: wordOf(params.currency),
    unit_amount: Number(wordOf(params.unit_amount)),
    lookup_key: lookupKey,
    recurring: {
      interval: wordOf(formOf(params.recurring).interval),
      interval_count: 1,
      usage_type: "licensed",
    },
    tax_behavior: wordOf(params.tax_behavior),
    type: "recurring",
  });
}

function cancelAt(account: StripeAccount, { id, params }: { id: string; params: Form }): number | null {
  const wanted = wordOf(params.cancel_at);
  if (wanted === "min_period_end") return periodOf(account.get(account.subscriptions, id)).current_period_end;
  return wanted === "" ? null : Number(wanted);
}

const isWanted = (params: Form, { active }: { active: boolean }) =>
  params.active === undefined || String(active) === params.active;

/** Without a wish all but those that were canceled. */
function hasStatus({ status }: Form, subscription: { status: string }): boolean {
  if (status === "all") return true;
  return status ? subscription.status === status : subscription.status !== "canceled";
}

const unmodelled = (param: string) => new Refusal(400, { param, message: "Not what the double knows." });
