"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { ApiError, userMessageOf } from "@/lib/http/client-errors";
import { paywall as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

/** Begins a subscription; says what stands in its way. `hasEnded` is false again while another try is under way. */
export function useSubscribe() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => api("POST /api/create-subscription"),
    onSuccess: ({ clientSecret }) => {
      if (!clientSecret) sayFailed(t.noClientSecret);
    },
    onError: (error) => {
      sayFailed(userMessageOf(error, t.failed));
      // Who has Pro already is told so, and needs no paywall.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
    },
  });
  return { subscribe: () => mutate(), isStarting: isPending, hasEnded: isError || isSuccess };
}

function sayFailed(description: string) {
  showToast({ title: t.failedTitle, description, variant: "error" });
}
