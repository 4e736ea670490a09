import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";

/** Who decides for the learner, what they have chosen, and how an invitation stands. A parent may change it any time. */
export function familyQuery(userId: number) {
  return queryOptions({
    queryKey: ["family", userId] as const,
    queryFn: ({ signal }) => api("GET /api/family/{userId}", { params: { userId }, signal }),
    refetchOnMount: "always",
  });
}
