"use client";

import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { cardPayment as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import type { CardFormProps } from "@/components/subscription/card-payment";
import { confirmStripeCard } from "@/components/subscription/confirm-stripe-card";
import { PaymentForm } from "@/components/subscription/payment-form";
import { stripeQuery } from "@/components/subscription/queries";
import { useCardPayment } from "@/components/subscription/use-card-payment";
import { useCardStyle } from "@/components/subscription/use-card-style";
import { FieldError } from "@/components/ui/field-frame";
import { Skeleton } from "@/components/ui/skeleton";

type StripeCardFormProps = CardFormProps & { publishableKey: string };

/** Stripe's own field, in a frame of Stripe's: the card's number never reaches our page. */
export default function StripeCardForm({ publishableKey, ...form }: StripeCardFormProps) {
  const library = useQuery(stripeQuery(publishableKey));
  if (library.isError) return <LoadFailed message={t.stripeLoadFailed} query={library} />;
  return (
    <Elements stripe={library.data ?? null} options={{ locale: "it" }}>
      <Form {...form} />
    </Elements>
  );
}

function Form({ cardForm, terms, onPaid }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { pay, isPaying, problem } = useCardPayment(cardForm, onPaid);
  const [isComplete, setIsComplete] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    pay((form) => confirmStripeCard({ stripe, card: elements?.getElement(CardElement), form }));
  }

  return (
    <PaymentForm
      isReady={stripe !== null && isComplete}
      isPaying={isPaying}
      problem={problem}
      terms={terms}
      onSubmit={submit}
    >
      <CardField isLoaded={stripe !== null} isDisabled={isPaying} onComplete={setIsComplete} />
    </PaymentForm>
  );
}

type CardFieldProps = {
  isLoaded: boolean;
  isDisabled: boolean;
  onComplete: (isComplete: boolean) => void;
};

function CardField({ isLoaded, isDisabled, onComplete }: CardFieldProps) {
  const id = useId();
  const style = useCardStyle();
  const [isReady, setIsReady] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t.card}
      </label>
      <div className="relative min-h-13">
        {/* Stripe marks its element by these classes: our page cannot see what goes on in its frame. A frame whose
            scheme is not its page's is drawn on white, and Stripe's is light. */}
        <CardElement
          id={id}
          className="scheme-light min-h-13 rounded-md border-2 border-line-strong/55 bg-surface px-4 py-3.5 [&.StripeElement--focus]:border-action-ink [&.StripeElement--focus]:shadow-[0_0_0_4px_var(--color-action-soft)] [&.StripeElement--invalid]:border-coral-ink"
          options={{ style, hidePostalCode: true, disableLink: true, disabled: isDisabled }}
          onReady={() => setIsReady(true)}
          onChange={(event) => {
            onComplete(event.complete);
            setError(event.error?.message);
          }}
        />
        {!(isLoaded && isReady) && (
          <div role="status" aria-label={t.loading} className="absolute inset-0">
            <Skeleton className="h-full" />
          </div>
        )}
      </div>
      <FieldError id={id} error={error} />
      <p className="text-xs text-ink-soft">{t.stripePrivacy}</p>
    </div>
  );
}
