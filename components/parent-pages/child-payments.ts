import { queryOptions } from "@tanstack/react-query";
import { childrenQuery } from "@/components/parent-pages/children-queries";
import type { Payments } from "@/components/subscription/payments";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";

const path = "/api/parents/children/{childId}";

/** Of whom the address is no parent only the name is known: that there is or was Pro goes without saying. */
export type ProChild = Pick<ParentChild, "id" | "nickname"> &
  Partial<Pick<ParentChild, "isPro" | "ageGroup">>;

/** A child's subscription. Asked for anew on each visit: time and the provider change it. */
export function childSubscriptionQuery(childId: number) {
  return queryOptions({
    queryKey: ["parents", "subscription", childId],
    queryFn: ({ signal }) => api(`GET ${path}/subscription`, { params: { childId }, signal }),
    refetchOnMount: "always",
  });
}

/** What shows whether a child has Pro. */
const stateOf = (childId: number) => [childrenQuery.queryKey, childSubscriptionQuery(childId).queryKey];

/** The calls by which a parent pays for a child. */
export function childPayments(childId: number): Payments {
  const params = { childId };
  return {
    keys: { cardForm: ["parents", "card-form", childId], state: stateOf(childId) },
    begin: () => api(`POST ${path}/create-subscription`, { params }),
    confirmLocalCard: (body) => api(`POST ${path}/local-payments/confirm`, { params, body }),
    complete: (setupIntentId) =>
      api(`POST ${path}/complete-subscription`, { params, body: { setupIntentId } }),
    openPortal: () => api(`POST ${path}/billing-portal`, { params }),
  };
}

export const cancelChildPro = (childId: number) =>
  api(`POST ${path}/cancel-subscription`, { params: { childId } });

export const withdrawChildPro = (childId: number) =>
  api(`POST ${path}/withdraw-subscription`, { params: { childId } });
