"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

/** How far the learner has come. Asked for anew on each visit: midnight changes it, whatever is done. */
export function useProgress() {
  const { id } = useLearner();
  return useQuery({
    queryKey: queryKeys.progress(id),
    queryFn: ({ signal }) => api("GET /api/progress/{userId}", { params: { userId: id }, signal }),
    refetchOnMount: "always",
  });
}
