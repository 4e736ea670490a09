import { queryOptions } from "@tanstack/react-query";
import type { UserReply } from "@/lib/features/accounts/contract";
import { api } from "@/lib/api-client/client";
import { common } from "@/lib/i18n/it";
import { raiseAs } from "@/components/learner/raise-as";
import { leaveIfSignedOut } from "@/components/learner/signed-out";

/** Every key of the cache. */
export const queryKeys = {
  learner: (userId: number) => ["learner", userId] as const,
  usageStats: ["usage-stats"] as const,
  achievements: (userId: number) => ["achievements", userId] as const,
  progress: (userId: number) => ["progress", userId] as const,
  mastery: (userId: number) => ["mastery", userId] as const,
  parentReport: (userId: number) => ["parent-report", userId] as const,
  exercises: (userId: number) => ["exercises", userId] as const,
  conversation: (userId: number) => ["conversation", userId] as const,
  subscription: (userId: number) => ["subscription", userId] as const,
  sessions: (userId: number) => ["sessions", userId] as const,
  deletion: (userId: number) => ["deletion", userId] as const,
  cardForm: (userId: number) => ["card-form", userId] as const,
  stripe: (publishableKey: string) => ["stripe", publishableKey] as const,
};

export function learnerQuery(userId: number) {
  return queryOptions({
    queryKey: queryKeys.learner(userId),
    queryFn: ({ signal }) => askWhoIsIn(userId, signal),
  });
}

/** The student as the server knows them, as long as the browser's cookie is theirs: somebody else's leads out of this page. */
export async function askWhoIsIn(userId: number, signal: AbortSignal): Promise<UserReply> {
  try {
    return await api("GET /api/users/{id}", { params: { id: userId }, signal });
  } catch (error) {
    leaveIfSignedOut(error);
    throw error;
  }
}

export const usageStatsQuery = queryOptions({
  queryKey: queryKeys.usageStats,
  queryFn: ({ signal }) => raiseAs(common.usageStatsFailed, api("GET /api/usage-stats", { signal })),
});

export function achievementsQuery(userId: number) {
  return queryOptions({
    queryKey: queryKeys.achievements(userId),
    queryFn: ({ signal }) =>
      raiseAs(
        common.achievementsFailed,
        api("GET /api/achievements/{userId}", { params: { userId }, signal }),
      ),
  });
}

/** Today's exercises: asking makes them, asking again brings the same. */
export function exercisesQuery(userId: number) {
  return queryOptions({
    queryKey: queryKeys.exercises(userId),
    queryFn: ({ signal }) => api("POST /api/exercises", { signal }),
  });
}
