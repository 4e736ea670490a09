"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { profileBody } from "@/lib/features/accounts/contract";
import { api } from "@/lib/http/client";
import { ApiError } from "@/lib/http/client-errors";
import { common } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

/** Saves a change of the profile and refreshes what it shows in. Fails with the server's refusal, or with ours. */
export function useUpdateLearner() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  return useMutation({
    scope: { id: "profile" }, // What is chosen last is saved last.
    mutationFn: async (body: z.input<typeof profileBody>) => {
      try {
        return await api("PUT /api/users/{id}", { params: { id }, body });
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new Error(common.updateFailed, { cause });
      }
    },
    onSuccess: (learner) => {
      queryClient.setQueryData(queryKeys.learner(id), learner);
      return queryClient.invalidateQueries({ queryKey: queryKeys.achievements(id) });
    },
  });
}
