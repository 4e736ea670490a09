"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { LoadFailed } from "@/components/learner/load-failed";
import { beginProblem } from "@/components/subscription/begin-payment";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { usePayments } from "@/components/subscription/payments";
import { cardFormQuery } from "@/components/subscription/queries";

const CardPayment = lazy(() => import("@/components/subscription/card-payment"));

type PaymentProps = { onReload: () => void; onPaid: () => void };

/** The card form, once there is a card to ask for. */
export function Payment({ onReload, onPaid }: PaymentProps) {
  const query = useQuery(cardFormQuery(usePayments()));
  if (query.isError) {
    // Who has become Pro in the meantime sees that instead.
    const refetch = () => {
      onReload();
      return query.refetch();
    };
    const { title, text } = beginProblem(query.error);
    return <LoadFailed title={title} message={text} query={{ isFetching: query.isFetching, refetch }} />;
  }
  if (!query.data) return <CardPaymentSkeleton />;
  return (
    <Suspense fallback={<CardPaymentSkeleton />}>
      <CardPayment cardForm={query.data} terms={query.data.terms} onPaid={onPaid} />
    </Suspense>
  );
}
