import type { StripeAccount } from "./account";
import { refund } from "./charges";
import { formOf, listOf, wordOf, type Form } from "./form";
import { list, listObject } from "./lists";
import type { Price } from "./objects";
import { missing, Refusal } from "./refusal";
import { isWanted, page, type Call, type Routes } from "./route";
import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  payOpenInvoice,
  periodOf,
} from "./subscriptions";

/** What is sold, what runs, and what was charged and given back for it. */
export const saleRoutes: Routes = {
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
};

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

/** Without a wish all but those that were canceled. */
function hasStatus({ status }: Form, subscription: { status: string }): boolean {
  if (status === "all") return true;
  return status ? subscription.status === status : subscription.status !== "canceled";
}

const unmodelled = (param: string) => new Refusal(400, { param, message: "Not what the double knows." });
