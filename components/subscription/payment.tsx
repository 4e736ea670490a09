"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { userMessageOf } from "@/lib/http/client-errors";
import { paywall } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
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
    const message = userMessageOf(query.error, paywall.failed);
    return <LoadFailed message={message} query={{ isFetching: query.isFetching, refetch }} />;
  }
  if (!query.data) return <CardPaymentSkeleton />;
  return (
    <Suspense fallback={<CardPaymentSkeleton />}>
      <CardPayment cardForm={query.data} terms={query.data.terms} onPaid={onPaid} />
    </Suspense>
  );
}
