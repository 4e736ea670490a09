"use client";

import { useQuery } from "@tanstack/react-query";
import { common } from "@/lib/i18n/it";
import { beginProblem } from "@/components/subscription/begin-payment";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { usePayments } from "@/components/subscription/payments";
import { cardFormQuery } from "@/components/subscription/queries";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";

const CardPayment = lazyPart(() => import("@/components/subscription/card-payment"), <CardPaymentSkeleton />);

type PaymentProps = { onReload: () => void; onPaid: () => void };

/** The card form, once there is a card to ask for. */
export function Payment({ onReload, onPaid }: PaymentProps) {
  const query = useQuery(cardFormQuery(usePayments()));
  if (query.isError) {
    // Who has become Pro in the meantime sees that instead.
    const tryAgain = () => {
      onReload();
      void query.refetch();
    };
    const { title, text } = beginProblem(query.error);
    return (
      <Notice variant="error" title={title}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-32">{text}</p>
          <Button variant="secondary" loading={query.isFetching} onClick={tryAgain}>
            {common.retry}
          </Button>
        </div>
      </Notice>
    );
  }
  if (!query.data) return <CardPaymentSkeleton />;
  return <CardPayment cardForm={query.data} terms={query.data.terms} onPaid={onPaid} />;
}
