"use client";

import { lazy, Suspense } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";

// Each comes with its libraries, and nobody needs both.
const StripeCardForm = lazy(() => import("@/components/subscription/stripe-card-form"));
const LocalCardForm = lazy(() => import("@/components/subscription/local-card-form"));

export type CardFormProps = {
  cardForm: CardForm;
  /** What is agreed to by paying. */
  terms: string[];
  onPaid: () => void;
};

/** Takes a card in the way of the provider that is configured, and subscribes with it. */
export default function CardPayment(props: CardFormProps) {
  const { publishableKey } = props.cardForm;
  return (
    <Suspense fallback={<CardPaymentSkeleton />}>
      {publishableKey === null ? (
        <LocalCardForm {...props} />
      ) : (
        <StripeCardForm {...props} publishableKey={publishableKey} />
      )}
    </Suspense>
  );
}
