"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-client/client-errors";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { beginPayment, beginProblem } from "@/components/subscription/begin-payment";
import { usePayments } from "@/components/subscription/payments";
import { showToast } from "@/components/ui/toast";

/**
 * Begins a subscription: `cardForm` is there once a card can be given. Says what stands in its way; `hasFailed` is
 * false again while another try is under way.
 */
export function useSubscribe() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const payments = usePayments();
  const { mutate, reset, data, isPending, isError } = useMutation({
    mutationFn: () => beginPayment(payments),
    onError: (error) => {
      const { title, text } = beginProblem(error);
      showToast({ title, description: text, variant: "error" });
      // Who has Pro already is told so, and needs no paywall.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
    },
  });
  return {
    subscribe: () => mutate(),
    goBack: reset,
    cardForm: data,
    isStarting: isPending,
    hasFailed: isError,
  };
}
