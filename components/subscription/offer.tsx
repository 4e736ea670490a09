"use client";

import { useEffect, useRef, useState } from "react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { cardPayment, subscription as t } from "@/lib/i18n/it";
import { sendToParent } from "@/lib/i18n/it/send-to-parent";
import { euros } from "@/lib/i18n/money";
import { PlanTable } from "@/components/subscription/plan-table";
import { ProPoints } from "@/components/subscription/pro-points";
import { Payment } from "@/components/subscription/payment";
import { isOngoing, welcomeToPro } from "@/components/subscription/welcome";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const SendToParent = lazyPart(
  () => import("@/components/subscription/send-to-parent"),
  <Skeleton className="h-64" />,
);

type OfferProps = { subscription: SubscriptionReply; onReload: () => void };

/** What Pro costs and adds, and the card to pay it with, or the way to have an adult pay. */
export default function Offer({ subscription, onReload }: OfferProps) {
  const [isSending, setIsSending] = useState(false);
  const toSend = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  // Whoever comes back by key goes on where they were.
  useEffect(() => {
    if (wasSending.current) toSend.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
      <Card tone="action" className="flex flex-col gap-4">
        <div>
          <h2 className="text-xl font-bold">{t.price(euros(subscription.priceCents))}</h2>
          <p className="text-sm text-ink-soft">{t.vatIncluded}</p>
        </div>
        {isOngoing(subscription.status) ? (
          <>
            <p className="-mb-2 text-sm font-semibold">{t.withPro}</p>
            <ProPoints />
          </>
        ) : (
          <PlanTable />
        )}
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">{isSending ? sendToParent.title : cardPayment.title}</h2>
        {isSending ? (
          <SendToParent onBack={() => setIsSending(false)} />
        ) : (
          <>
            <p>{sendToParent.why}</p>
            <Button ref={toSend} onClick={() => setIsSending(true)}>
              {sendToParent.open}
            </Button>
            <Payment onReload={onReload} onPaid={() => welcomeToPro(subscription.status)} />
          </>
        )}
      </Card>
    </div>
  );
}
