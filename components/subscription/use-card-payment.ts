"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { ApiError } from "@/lib/http/client-errors";
import { cardPayment as t } from "@/lib/i18n/it";
import { usePayments } from "@/components/subscription/payments";

/** Has the provider take the card. Throws CardProblem, or as the call it makes. */
export type ConfirmCard = (form: CardForm) => Promise<"succeeded" | "needs_confirmation">;

/** What keeps a card from being taken, as an Italian sentence to show. */
export class CardProblem extends Error {}

/** After these answers of the server a card setup is no good any more: the next try needs another. */
const isSpent = (error: unknown) => error instanceof ApiError && [400, 402, 404].includes(error.status);

/**
 * Pays in two steps: the provider takes the card, the server subscribes with it. Where nobody knows how the second
 * ended it is repeated with the same card setup, which the server charges once.
 */
export function useCardPayment(given: CardForm, onPaid: () => void) {
  const queryClient = useQueryClient();
  const payments = usePayments();
  const setup = useRef<{ form: CardForm; stage: "open" | "taken" | "spent" }>({ form: given, stage: "open" });

  const { mutate, error, data, isPending } = useMutation({
    async mutationFn(confirm: ConfirmCard) {
      if (setup.current.stage === "spent") {
        setup.current = { form: await payments.begin(), stage: "open" };
      }
      if (setup.current.stage === "open") {
        const outcome = await confirm(setup.current.form);
        if (outcome === "needs_confirmation") return outcome;
        setup.current.stage = "taken";
      }
      const { success, message } = await payments.complete(setup.current.form.setupIntentId);
      if (!success) throw new CardProblem(message || t.notCreated);
      return "paid";
    },
    onSuccess: (outcome) => {
      if (outcome === "paid") onPaid();
    },
    onError: (failure) => {
      if (isSpent(failure)) setup.current.stage = "spent";
      // Another tab may have been quicker.
      if (failure instanceof ApiError && failure.status === 409)
        for (const queryKey of payments.keys.standing) void queryClient.invalidateQueries({ queryKey });
    },
  });

  return {
    pay: (confirm: ConfirmCard) => mutate(confirm),
    /** Also once it is paid, until the page is loaded anew. */
    isPaying: isPending || data === "paid",
    needsConfirmation: data === "needs_confirmation",
    problem: error ? sentenceOf(error) : undefined,
  };
}

function sentenceOf(error: Error): string {
  if (error instanceof CardProblem) return error.message;
  if (error instanceof ApiError) return error.userMessage ?? t.notCreated;
  return `${t.unexpected}. ${t.unexpectedAdvice}`;
}
