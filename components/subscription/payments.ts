"use client";

import type { QueryKey } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { api } from "@/lib/api-client/client";
import { CurrentLearner } from "@/components/learner/learner-provider";
import { queryKeys } from "@/components/learner/queries";

type LocalCard = {
  setupIntentId: string;
  number: string;
  expiry: string;
  cvc: string;
  confirmation?: "approved" | "refused";
};

/** The calls by which whoever is here pays. */
export type Payments = {
  keys: { cardForm: QueryKey; /** What shows whether there is Pro. */ state: QueryKey[] };
  begin: () => Promise<CardForm>;
  confirmLocalCard: (card: LocalCard) => Promise<{ status: "succeeded" | "needs_confirmation" }>;
  complete: (setupIntentId: string) => Promise<{ success: boolean; message: string }>;
  /** Where whoever pays may see the provider's page. */
  openPortal?: () => Promise<{ url: string }>;
};

/** Those of who pays for another. */
export const GivenPayments = createContext<Payments | null>(null);

/** Those that are given, or else the learner's own. */
export function usePayments(): Payments {
  const given = useContext(GivenPayments);
  const learner = useContext(CurrentLearner);
  if (given) return given;
  if (!learner) throw new Error("usePayments needs a LearnerProvider or GivenPayments above it");
  return paymentsOf(learner.id);
}

const paymentsOf = (userId: number): Payments => ({
  keys: {
    cardForm: queryKeys.cardForm(userId),
    state: [queryKeys.learner(userId), queryKeys.subscription(userId)],
  },
  begin: () => api("POST /api/create-subscription"),
  confirmLocalCard: (body) => api("POST /api/local-payments/confirm", { body }),
  complete: (setupIntentId) => api("POST /api/complete-subscription", { body: { setupIntentId } }),
  openPortal: () => api("POST /api/billing-portal"),
});
