"use client";

import { useEffect, useRef, useState } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { cardPayment, paywall as t } from "@/lib/i18n/it";
import { proTable } from "@/lib/i18n/it/pro-table";
import { sendToParent } from "@/lib/i18n/it/send-to-parent";
import { useLearner } from "@/components/learner/use-learner";
import { PaywallCounters } from "@/components/paywall/paywall-counters";
import { PlanTable } from "@/components/subscription/plan-table";
import { useSubscribe } from "@/components/paywall/use-subscribe";
import { CardPaymentSkeleton } from "@/components/subscription/card-payment-skeleton";
import { welcomeToPro } from "@/components/subscription/welcome";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { dialogFoot } from "@/components/ui/dialog-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/lazy-part";

// Their code comes when somebody means to pay, or to have it paid.
const CardPayment = lazyPart(() => import("@/components/subscription/card-payment"), <CardPaymentSkeleton />);
const SendToParent = lazyPart(
  () => import("@/components/subscription/send-to-parent"),
  <Skeleton className="h-64" />,
);

/** What has led here: a limit that is reached, audio, or the wish for Pro. */
export type PaywallTrigger = keyof typeof t.titles;

type PaywallDialogProps = { trigger: PaywallTrigger; onClose: () => void };

/** First what is used of the free plan and what Pro adds, then the card, or the way to have an adult pay. */
export default function PaywallDialog({ trigger, onClose }: PaywallDialogProps) {
  const { subscribe, goBack, cardForm, isStarting, hasFailed } = useSubscribe();
  const { subscriptionStatus } = useLearner();
  const [isSending, setIsSending] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const toSend = useRef<HTMLButtonElement>(null);
  const left = useRef<"card" | "sending">(undefined);
  // While it is busy it cannot be focused, nor while another step shows: who pressed it by key would lose their place.
  useEffect(() => {
    if (hasFailed || left.current === "card") start.current?.focus();
    if (left.current === "sending") toSend.current?.focus();
    left.current = cardForm ? "card" : isSending ? "sending" : undefined;
  }, [hasFailed, cardForm, isSending]);

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
  if (isSending) {
    return (
      <Dialog open onOpenChange={onOpenChange} title={sendToParent.title}>
        <SendToParent onBack={() => setIsSending(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onOpenChange} title={t.titles[trigger]} description={t.reasons[trigger]}>
      <PaywallCounters />
      <PlanTable />
      <p className="text-sm">
        <strong>{proTable.price}</strong> {t.askAnAdult}
      </p>
      <div className={classNames("flex flex-col gap-3", dialogFoot)}>
        <Button ref={toSend} onClick={() => setIsSending(true)}>
          {sendToParent.open}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button ref={start} variant="secondary" loading={isStarting} onClick={subscribe}>
            {t.upgrade}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.stayFree}
          </Button>
        </div>
      </div>
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
      <CardPayment cardForm={cardForm} terms={cardForm.terms} onPaid={onPaid} />
    </div>
  );
}
