import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "@/components/learner/queries";

/** Asks the server anew how the learner stands, once they have done something that may have been rewarded. */
export function refreshLearner(queryClient: QueryClient, userId: number): void {
  for (const key of ["learner", "achievements", "progress", "mastery"] as const)
    void queryClient.invalidateQueries({ queryKey: queryKeys[key](userId) });
}
