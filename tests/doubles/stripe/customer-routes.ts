import { formOf, wordOf } from "./form";
import { list } from "./lists";
import type { Customer, PortalConfiguration, SetupIntent } from "./objects";
import { Refusal } from "./refusal";
import { isWanted, page, type Routes } from "./route";
import { cancelSubscription } from "./subscriptions";

/** Customers, their cards, and the page where they see both. */
export const customerRoutes: Routes = {
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
