"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { userMessageOf } from "@/lib/http/client-errors";
import { cardPayment, paywall, subscription as t } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";
import { LoadFailed } from "@/components/learner/load-failed";
import { useLearner } from "@/components/learner/use-learner";
import { ProFeatures } from "@/components/paywall/pro-features";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { cardFormQuery } from "@/components/subscription/queries";
import { welcomeToPro } from "@/components/subscription/welcome";
import { Card } from "@/components/ui/card";

const CardPayment = lazy(() => import("@/components/subscription/card-payment"));

type OfferProps = { subscription: SubscriptionReply; onReload: () => void };

/** What Pro costs and adds, and the card to pay it with. */
export function Offer({ subscription, onReload }: OfferProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-[2fr_3fr]">
      <Card tone="action" className="flex flex-col gap-4">
        <div>
          <h2 className="text-xl font-bold">{t.price(euros(subscription.priceCents))}</h2>
          <p className="text-sm text-ink-soft">{t.vatIncluded}</p>
        </div>
        <ProFeatures />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">{cardPayment.title}</h2>
        <Payment subscription={subscription} onReload={onReload} />
      </Card>
    </div>
  );
}

function Payment({ subscription, onReload }: OfferProps) {
  const { id } = useLearner();
  const query = useQuery(cardFormQuery(id));
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
      <CardPayment
        cardForm={query.data}
        terms={query.data.terms}
        onPaid={() => welcomeToPro(subscription.status)}
      />
    </Suspense>
  );
}
