"use client";

import { lazy, Suspense, useEffect, useRef } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { cardPayment, paywall as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { PaywallCounters } from "@/components/paywall/paywall-counters";
import { ProFeatures } from "@/components/paywall/pro-features";
import { useSubscribe } from "@/components/paywall/use-subscribe";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { welcomeToPro } from "@/components/subscription/welcome";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ArrowLeftIcon, InfoIcon } from "@/components/ui/icons";

// Its code comes when somebody means to pay.
const CardPayment = lazy(() => import("@/components/subscription/card-payment"));

/** What has led here: a limit that is reached, audio, or the wish for Pro. */
export type PaywallTrigger = keyof typeof t.titles;

type PaywallDialogProps = { trigger: PaywallTrigger; onClose: () => void };

/** First what is used of the free plan and what Pro adds, then the card. */
export default function PaywallDialog({ trigger, onClose }: PaywallDialogProps) {
  const { subscribe, goBack, cardForm, isStarting, hasFailed } = useSubscribe();
  const { subscriptionStatus } = useLearner();
  const start = useRef<HTMLButtonElement>(null);
  const hasReturned = useRef(false);
  // While it is busy it cannot be focused, nor while the card is asked for: who pressed it by key would lose their place.
  useEffect(() => {
    if (hasFailed || hasReturned.current) start.current?.focus();
    hasReturned.current = cardForm !== undefined;
  }, [hasFailed, cardForm]);

  function finish() {
    onClose();
    welcomeToPro(subscriptionStatus);
  }

  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  if (cardForm) {
    return (
      <Dialog open onOpenChange={onOpenChange} title={cardPayment.title}>
        <CardStep cardForm={cardForm} onBack={goBack} onPaid={finish} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t.titles[trigger]}
      description={t.reasons[trigger]}
      actions={
        <div className="flex grow flex-col gap-3">
          <Button ref={start} loading={isStarting} onClick={subscribe}>
            {t.upgrade}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.stayFree}
          </Button>
        </div>
      }
    >
      <PaywallCounters />
      <ProFeatures />
      <p className="flex gap-2 rounded-md bg-action-soft p-3 text-sm">
        <InfoIcon className="size-5 shrink-0 text-action-ink" />
        {t.askAnAdult}
      </p>
    </Dialog>
  );
}

type CardStepProps = { cardForm: CardForm; onBack: () => void; onPaid: () => void };

function CardStep({ cardForm, onBack, onPaid }: CardStepProps) {
  const step = useRef<HTMLDivElement>(null);
  // What had the focus has gone with the step before.
  useEffect(() => step.current?.focus(), []);
  return (
    <div
      ref={step}
      role="group"
      aria-label={cardPayment.title}
      tabIndex={-1}
      className="flex flex-col gap-4 focus:outline-none"
    >
      <Button
        variant="ghost"
        aria-label={cardPayment.backLabel}
        className="-my-2 -ml-3 self-start"
        onClick={onBack}
      >
        <ArrowLeftIcon className="size-5" />
        {cardPayment.back}
      </Button>
      <Suspense fallback={<CardPaymentSkeleton />}>
        <CardPayment cardForm={cardForm} terms={cardForm.terms} onPaid={onPaid} />
      </Suspense>
    </div>
  );
}
