"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { profileBody } from "@/lib/features/accounts/contract";
import { api } from "@/lib/api-client/client";
import { common } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { raiseAs } from "@/components/learner/raise-as";
import { useLearner } from "@/components/learner/use-learner";

/** Saves a change of the profile and refreshes what it shows in. */
export function useUpdateLearner() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  return useMutation({
    scope: { id: "profile" }, // What is chosen last is saved last.
    mutationFn: (body: z.input<typeof profileBody>) =>
      raiseAs(common.updateFailed, api("PUT /api/users/{id}", { params: { id }, body })),
    onSuccess: (learner) => {
      queryClient.setQueryData(queryKeys.learner(id), learner);
      return queryClient.invalidateQueries({ queryKey: queryKeys.achievements(id) });
    },
  });
}
