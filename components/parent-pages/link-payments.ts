import { queryOptions } from "@tanstack/react-query";
import type { Payments } from "@/components/subscription/payments";
import { api } from "@/lib/api-client/client";

const path = "/api/parent/pay-links";
const offerKey = ["pay-link", "offer"];

/** For whom a link pays, and whether it can. */
export function payLinkQuery(token: string) {
  return queryOptions({
    queryKey: offerKey,
    queryFn: ({ signal }) => api(`POST ${path}/open`, { body: { token }, signal }),
  });
}

/** The calls by which an adult pays by a link; the receipts go to this address. */
export function linkPayments(token: string, email: string): Payments {
  const by = { token, email };
  return {
    keys: { cardForm: ["pay-link", "card-form", email], state: [offerKey] },
    begin: () => api(`POST ${path}/create-subscription`, { body: by }),
    confirmLocalCard: (card) => api(`POST ${path}/local-payments/confirm`, { body: { ...by, ...card } }),
    complete: (setupIntentId) =>
      api(`POST ${path}/complete-subscription`, { body: { ...by, setupIntentId } }),
  };
}
