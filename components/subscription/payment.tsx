"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "@/components/learner/load-failed";
import { beginProblem } from "@/components/subscription/begin-payment";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { usePayments } from "@/components/subscription/payments";
import { cardFormQuery } from "@/components/subscription/queries";
import { lazyPart } from "@/components/ui/lazy-part";

const CardPayment = lazyPart(() => import("@/components/subscription/card-payment"), <CardPaymentSkeleton />);

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
  return <CardPayment cardForm={query.data} terms={query.data.terms} onPaid={onPaid} />;
}
