import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { familyRefusalOf } from "@/components/family/family-refusal";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

/** What `familyRefusalOf` says, and asks anew what the learner may use: the screen then shows what is missing. */
export function useFamilyRefusal(): (error: unknown) => string | undefined {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  return useCallback(
    (error) => {
      const text = familyRefusalOf(error);
      if (text) void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
      return text;
    },
    [queryClient, id],
  );
}
