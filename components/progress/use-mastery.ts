"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

/** Which topics the learner knows well, and which are worth training. */
export function useMastery() {
  const { id } = useLearner();
  return useQuery({
    queryKey: queryKeys.mastery(id),
    queryFn: ({ signal }) => api("GET /api/mastery/{userId}", { params: { userId: id }, signal }),
  });
}
