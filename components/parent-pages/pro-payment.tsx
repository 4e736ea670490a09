"use client";

import { useState } from "react";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { stateText } from "@/components/subscription/state-text";
import { PastPayments } from "@/components/parent-pages/past-payments";
import { Payment } from "@/components/subscription/payment";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { CheckIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import type { ChildSubscriptionReply } from "@/lib/features/billing/contract";
import { cardPayment, childPro } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";

const t = childPro;

type ProPaymentProps = { subscription: ChildSubscriptionReply; email: string; onReload: () => void };

/** The card form for who can pay; what there is for who need not; the thanks for who has paid. */
export function ProPayment({ subscription, email, onReload }: ProPaymentProps) {
  const { status, isGift, priceCents, paymentRefusal } = subscription;
  const [paidFrom, setPaidFrom] = useState<ChildSubscriptionReply["status"]>();
  if (paidFrom !== undefined) return <Paid isResumed={paidFrom === "canceled_with_grace"} email={email} />;
  const isPaid = isGift || status === "active";
  const canPay = !isPaid && !paymentRefusal;
  return (
    <>
      <Card tone="action" className="flex flex-col gap-2 text-sm">
        <p className="font-semibold">{stateText(subscription, t.state)}</p>
        {canPay && (
          <>
            <p className="text-2xl font-bold">{t.price(euros(priceCents))}</p>
            <p className="text-ink-soft">{t.terms}</p>
            <ul className="flex flex-col gap-1">
              {t.points.map((point) => (
                <li key={point} className="flex gap-2">
                  <CheckIcon className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
                  {point}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {canPay ? (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-bold">{cardPayment.title}</h2>
          <p className="text-sm text-ink-soft">{t.page.mails(email)}</p>
          <Payment onReload={onReload} onPaid={() => setPaidFrom(status)} />
        </Card>
      ) : (
        <Notice variant={isPaid ? "success" : "info"}>{isPaid ? t.page.nothingToPay : paymentRefusal}</Notice>
      )}
      <PastPayments subscription={subscription} />
    </>
  );
}

function Paid({ isResumed, email }: { isResumed: boolean; email: string }) {
  return (
    <Card tone="leaf" className="flex flex-col items-start gap-4">
      <h2 className="text-lg font-bold">
        <AnnouncedTitle>{t.page.paidTitle}</AnnouncedTitle>
      </h2>
      <p className="text-sm">{isResumed ? t.page.resumed(email) : t.page.paid(email)}</p>
      <PageLink href="/genitori" className={buttonStyle("primary", "md")}>
        {t.page.back}
      </PageLink>
    </Card>
  );
}
