"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { CardForm } from "@/lib/features/billing/contract";
import { ApiError, apiErrorOf } from "@/lib/api-client/client-errors";
import { cardPayment as t } from "@/lib/i18n/it";
import { beginPayment, beginProblem } from "@/components/subscription/begin-payment";
import { usePayments } from "@/components/subscription/payments";

/** Has the provider take the card. Throws CardProblem, or as the call it makes. */
export type ConfirmCard = (form: CardForm) => Promise<"succeeded" | "needs_confirmation">;

/** What keeps a payment from being made, to show: in a sentence, and what more there is to say. */
export class CardProblem extends Error {
  constructor(
    sentence: string,
    readonly more?: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}

const unforeseen = new CardProblem(t.unexpected, t.unexpectedAdvice);

/** After these answers of the server a card setup is no good any more: the next try needs another. */
const isSpent = (error: unknown) => [400, 402, 404].includes(apiErrorOf(error)?.status ?? 0);

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
        const form = await beginPayment(payments).catch(failedToBegin);
        setup.current = { form, stage: "open" };
      }
      if (setup.current.stage === "open") {
        const outcome = await confirm(setup.current.form).catch(failedToConfirm);
        if (outcome === "needs_confirmation") return outcome;
        setup.current.stage = "taken";
      }
      const { setupIntentId } = setup.current.form;
      const { success, message } = await payments.complete(setupIntentId).catch(failedToComplete);
      if (!success) throw new CardProblem(t.notCreated, message || t.unexpectedAdvice);
      return "paid";
    },
    onSuccess: (outcome) => {
      if (outcome === "paid") onPaid();
    },
    onError: (failure) => {
      if (isSpent(failure)) setup.current.stage = "spent";
      // Another tab may have been quicker.
      if (apiErrorOf(failure)?.status === 409)
        for (const queryKey of payments.keys.state) void queryClient.invalidateQueries({ queryKey });
    },
  });

  return {
    pay: (confirm: ConfirmCard) => mutate(confirm),
    /** Also once it is paid, until the page is loaded anew. */
    isPaying: isPending || data === "paid",
    needsConfirmation: data === "needs_confirmation",
    problem: error === null || error instanceof CardProblem ? error : unforeseen,
  };
}

function failedToBegin(cause: unknown): never {
  const { title, text } = beginProblem(cause);
  throw new CardProblem(title, text, cause);
}

function failedToConfirm(cause: unknown): never {
  if (cause instanceof ApiError) throw new CardProblem(cause.userMessage ?? t.setupFailed, undefined, cause);
  throw cause;
}

function failedToComplete(cause: unknown): never {
  if (!(cause instanceof ApiError)) throw cause;
  // What the server did not foresee says nothing of what was paid.
  const sentence = cause.code === "INTERNAL" ? undefined : cause.userMessage;
  throw new CardProblem(t.notCreated, sentence ?? t.unexpectedAdvice, cause);
}
