import type { QueryClient } from "@tanstack/react-query";
import { learnerQuery } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { api } from "@/lib/api-client/client";

/** Asks the server anew whenever the mirror says that a learner has other XP than is shown, until the signal. */
export async function hearProgress(
  queryClient: QueryClient,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const { reader } = await api("POST /api/progress-mirror/token", { signal });
  if (!reader) return;
  const { listenToRecord } = await import("@/components/live-progress/listen-to-record");
  await listenToRecord(reader, signal, (record) => {
    const xp = xpOf(record);
    const shown = queryClient.getQueryData(learnerQuery(userId).queryKey);
    if (xp !== undefined && xp !== shown?.xp) refreshLearner(queryClient, userId);
  });
}

/** Undefined for a learner who is not in the mirror yet, or no more. */
function xpOf(record: unknown): unknown {
  return typeof record === "object" && record !== null && "xp" in record ? record.xp : undefined;
}
