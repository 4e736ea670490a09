"use client";

import { useForm } from "react-hook-form";
import { cardPayment as t } from "@/lib/i18n/it";
import { BankQuestion } from "@/components/subscription/bank-question";
import type { CardFormProps } from "@/components/subscription/card-payment";
import {
  isComplete,
  LocalCardFields,
  type LocalCardValues,
} from "@/components/subscription/local-card-fields";
import { PaymentForm } from "@/components/subscription/payment-form";
import { usePayments } from "@/components/subscription/payments";
import { useCardPayment, type ConfirmCard } from "@/components/subscription/use-card-payment";
import { lazyResolver } from "@/components/ui/lazy-resolver";
import { Notice } from "@/components/ui/notice";
import { useLiveValues } from "@/components/ui/use-live-values";

const resolver = lazyResolver<LocalCardValues>(() =>
  import("@/lib/features/billing/contract").then(({ localCardBody }) =>
    localCardBody.pick({ number: true, expiry: true, cvc: true }),
  ),
);

/** The card form where nothing is charged: takes the published test cards. */
export default function LocalCardForm({ cardForm, terms, onPaid }: CardFormProps) {
  const form = useForm<LocalCardValues>({ resolver, mode: "onTouched" });
  const isReady = isComplete(useLiveValues(form));
  const { confirmLocalCard } = usePayments();
  const { pay, isPaying, needsConfirmation, problem } = useCardPayment(cardForm, onPaid);

  const confirm =
    (values: LocalCardValues, confirmation?: "approved" | "refused"): ConfirmCard =>
    async ({ setupIntentId }) => {
      return (await confirmLocalCard({ ...values, setupIntentId, confirmation })).status;
    };

  if (needsConfirmation) {
    return <BankQuestion onAnswer={(answer) => pay(confirm(form.getValues(), answer))} />;
  }
  return (
    <PaymentForm
      isReady={isReady}
      isPaying={isPaying}
      problem={problem}
      terms={terms}
      onSubmit={(event) => void form.handleSubmit((values) => pay(confirm(values)))(event)}
    >
      <Notice variant="warning" title={t.demoTitle} className="py-2.5">
        <p>{t.demo}</p>
      </Notice>
      <LocalCardFields form={form} />
    </PaymentForm>
  );
}
