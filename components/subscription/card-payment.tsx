"use client";

import type { CardForm } from "@/lib/features/billing/contract";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { lazyPart } from "@/components/ui/lazy-part";

// Each comes with its libraries, and nobody needs both.
const StripeCardForm = lazyPart(
  () => import("@/components/subscription/stripe-card-form"),
  <CardPaymentSkeleton />,
);
const LocalCardForm = lazyPart(
  () => import("@/components/subscription/local-card-form"),
  <CardPaymentSkeleton />,
);

export type CardFormProps = {
  cardForm: CardForm;
  /** What is agreed to by paying. */
  terms: string[];
  onPaid: () => void;
};

/** Takes a card in the way of the provider that is configured, and subscribes with it. */
export default function CardPayment(props: CardFormProps) {
  const { publishableKey } = props.cardForm;
  return publishableKey === null ? (
    <LocalCardForm {...props} />
  ) : (
    <StripeCardForm {...props} publishableKey={publishableKey} />
  );
}
