import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { leaveIfSignedOut } from "@/components/learner/signed-out";

/** Data never goes stale by itself, nothing is tried twice, and a session that has ended leads to the login. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfSignedOut }),
    mutationCache: new MutationCache({ onError: leaveIfSignedOut }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
}
