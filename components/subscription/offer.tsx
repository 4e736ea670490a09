"use client";

import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { cardPayment, subscription as t } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";
import { ProFeatures } from "@/components/paywall/pro-features";
import { Payment } from "@/components/subscription/payment";
import { welcomeToPro } from "@/components/subscription/welcome";
import { Card } from "@/components/ui/card";

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
        <Payment onReload={onReload} onPaid={() => welcomeToPro(subscription.status)} />
      </Card>
    </div>
  );
}
