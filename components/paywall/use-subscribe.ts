"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { ApiError, userMessageOf } from "@/lib/http/client-errors";
import { paywall as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

/**
 * Begins a subscription: `cardForm` is there once a card can be given. Says what stands in its way; `hasFailed` is
 * false again while another try is under way.
 */
export function useSubscribe() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const { mutate, reset, data, isPending, isError } = useMutation({
    mutationFn: async () => {
      const cardForm = await api("POST /api/create-subscription");
      if (!cardForm.clientSecret) throw new Error(t.noClientSecret);
      return cardForm;
    },
    onError: (error) => {
      const ours = error.message === t.noClientSecret ? error.message : t.failed;
      showToast({ title: t.failedTitle, description: userMessageOf(error, ours), variant: "error" });
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
