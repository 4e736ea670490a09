import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { leaveIfSignedOut } from "@/components/learner/signed-out";

/**
 * Data never goes stale by itself, nothing is tried twice, and `onError` hears of every failure: where it is not given, a
 * session that has ended leads to the login.
 */
export function createQueryClient(onError: (error: unknown) => void = leaveIfSignedOut): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
}
