"use client";

import { useEffect, useRef, useState } from "react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { subscription as t } from "@/lib/i18n/it";
import { InvoiceList } from "@/components/subscription/invoice-list";
import { PortalButton } from "@/components/subscription/portal-button";
import { stateText } from "@/components/subscription/state-text";
import { Withdrawal } from "@/components/subscription/withdrawal";
import { withdrawalId } from "@/components/subscription/withdrawal-id";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

// Of these there is one, once it is known how one stands.
const Offer = lazyPart(() => import("@/components/subscription/offer"));
const ProCard = lazyPart(() => import("@/components/subscription/pro-card"));

type SubscriptionDetailsProps = {
  subscription: SubscriptionReply;
  onReload: () => void;
  /** The server's answer to a withdrawal. */
  withdrawn: string | undefined;
  onWithdrawn: (message: string) => void;
};

/** What one has; the card form for who can pay; the withdrawal for who can withdraw; what was paid. */
export function SubscriptionDetails({
  subscription,
  onReload,
  withdrawn,
  onWithdrawn,
}: SubscriptionDetailsProps) {
  const { status, isGift, startedAt, withdrawableUntil, hasPortal, invoices } = subscription;
  const answer = useRef<HTMLDivElement>(null);
  // What had the focus went with the contract.
  useEffect(() => {
    if (withdrawn) answer.current?.focus();
  }, [withdrawn]);

  // The card form grows as it loads, and would push away what was asked for. The details come by a call, so that there is a window.
  const [isWithdrawalFirst] = useState(() => window.location.hash === `#${withdrawalId}`);
  // The server forgets it with the contract.
  const [withdrawnFrom, setWithdrawnFrom] = useState<string>();
  const withdrawal = startedAt && withdrawableUntil && !withdrawn && (
    <Withdrawal concludedAt={startedAt} until={withdrawableUntil} onWithdrawn={keepAnswer} />
  );

  function keepAnswer(message: string) {
    setWithdrawnFrom(startedAt ?? undefined);
    onWithdrawn(message);
  }

  const canPay = !isGift && status !== "active" && !withdrawn;
  return (
    <>
      {canPay ? (
        <CurrentState subscription={subscription} />
      ) : (
        <ProCard isPro={!withdrawn}>
          <div ref={answer} tabIndex={-1} className="text-lg focus:outline-none">
            {withdrawn ? <p role="status">{withdrawn}</p> : <p>{stateText(subscription)}</p>}
          </div>
        </ProCard>
      )}
      {isWithdrawalFirst && withdrawal}
      {canPay && <Offer subscription={subscription} onReload={onReload} />}
      {(invoices.length > 0 || hasPortal) && (
        <Card className="flex flex-col gap-4">
          <InvoiceList invoices={invoices} refundSince={withdrawnFrom} />
          {hasPortal && (
            <div>
              <PortalButton />
            </div>
          )}
        </Card>
      )}
      {status === "active" && !isGift && !withdrawn && <HowToCancel />}
      {!isWithdrawalFirst && withdrawal}
    </>
  );
}

/** Of who can pay: what is at risk stands out. */
function CurrentState({ subscription }: Pick<SubscriptionDetailsProps, "subscription">) {
  const text = stateText(subscription);
  if (subscription.status !== "past_due") return <p className="text-lg">{text}</p>;
  return <Notice variant="warning">{text}</Notice>;
}

function HowToCancel() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">{t.howToCancel}</p>
      <PageLink href="/profile" className={buttonStyle("secondary", "md")}>
        {t.toProfile}
      </PageLink>
    </Card>
  );
}
