"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use, useState, type RefObject } from "react";
import {
  cancelChildPro,
  childPayments,
  withdrawChildPro,
  type ProChild,
} from "@/components/parent-pages/child-payments";
import { stateText } from "@/components/subscription/state-text";
import { ConfirmDialog } from "@/components/parent-pages/confirm-dialog";
import { ParentSession } from "@/components/parent-pages/parent-session";
import { PastPayments } from "@/components/parent-pages/past-payments";
import { PaymentLink } from "@/components/parent-pages/payment-link";
import { Button } from "@/components/ui/button";
import type { ChildSubscriptionReply } from "@/lib/features/billing/contract";
import { longDate } from "@/lib/i18n/dates";
import { childPro as t } from "@/lib/i18n/it";

type ChildSubscriptionProps = {
  child: ProChild;
  subscription: ChildSubscriptionReply;
  /** What gets the focus when a dialog closes: the button that has opened it may be gone. */
  title: RefObject<HTMLElement | null>;
  /** With the server's answer. */
  onDone: (answer: string) => void;
};

/** What the way to the card form is called, where there is something to pay. */
const wayToPay: Record<ChildSubscriptionReply["status"], string | undefined> = {
  none: t.activate,
  expired: t.activate,
  canceled_with_grace: t.resume,
  past_due: t.payAgain,
  active: undefined,
};

/** How long Pro lasts, and what can be done about it. */
export function ChildSubscription({ child, subscription, title, onDone }: ChildSubscriptionProps) {
  const { status, isGift, renewsAt, startedAt, withdrawableUntil, paymentRefusal, mayCancel } = subscription;
  const [asking, setAsking] = useState<"cancel" | "withdraw">();
  const close = () => setAsking(undefined);
  const cancel = useDeed(child.id, cancelChildPro, { onDone, close });
  const withdraw = useDeed(child.id, withdrawChildPro, { onDone, close });
  const canCancel = mayCancel && !isGift && (status === "active" || status === "past_due");
  const way = isGift ? undefined : wayToPay[status];
  const canWithdraw = startedAt !== null && withdrawableUntil !== null;

  function ask(what: "cancel" | "withdraw"): void {
    cancel.reset();
    withdraw.reset();
    setAsking(what);
  }

  return (
    <>
      <p className="text-sm">{stateText(subscription, t.state)}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {way && paymentRefusal && <p className="text-sm text-ink-soft">{paymentRefusal}</p>}
        {way && !paymentRefusal && <PaymentLink childId={child.id}>{way}</PaymentLink>}
        {canCancel && (
          <Button variant="secondary" onClick={() => ask("cancel")}>
            {t.cancel}
          </Button>
        )}
      </div>
      {canWithdraw && (
        <>
          <p className="text-sm">{t.withdrawText(longDate(withdrawableUntil))}</p>
          <Button variant="secondary" onClick={() => ask("withdraw")}>
            {t.withdraw}
          </Button>
        </>
      )}
      <PastPayments subscription={subscription} />
      {asking === "cancel" && (
        <ConfirmDialog
          title={t.cancelTitle(child.nickname)}
          points={renewsAt ? t.cancelPoints(longDate(renewsAt)) : t.cancelUnpaidPoints}
          confirm={t.confirmCancel}
          failure={t.cancelFailed}
          deed={cancel}
          returnFocusTo={title}
          onClose={close}
        />
      )}
      {asking === "withdraw" && startedAt && (
        <ConfirmDialog
          title={t.withdrawTitle}
          points={t.withdrawPoints(longDate(startedAt))}
          confirm={t.confirmWithdrawal}
          failure={t.withdrawFailed}
          deed={withdraw}
          returnFocusTo={title}
          onClose={close}
        />
      )}
    </>
  );
}

type After = { onDone: (answer: string) => void; close: () => void };

/** Something that ends Pro: what is on screen follows it. */
function useDeed(childId: number, deed: (childId: number) => Promise<{ message: string }>, after: After) {
  const queryClient = useQueryClient();
  const { onReopened } = use(ParentSession);
  const refresh = () => {
    for (const queryKey of childPayments(childId).keys.state)
      void queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: () => deed(childId),
    onSuccess: ({ message }) => {
      onReopened();
      after.close();
      after.onDone(message);
      refresh();
    },
  });
}
