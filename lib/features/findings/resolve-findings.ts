import type { Tx } from "@/lib/db/client";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { topicOf } from "@/lib/features/topics/rules";
import { resolveOpen } from "./data";

/**
 * Marks findings as put right, in the transaction of what did it. Answers those that were still open: of two ways to
 * put one right at the same time, one counts.
 */
export async function resolveFindings(
  tx: Tx,
  { userId, ids, now }: { userId: number; ids: string[]; now: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const resolved = await resolveOpen(tx, ids, now);
  await recordObservations(
    tx,
    userId,
    resolved.flatMap(({ id, topic: stored }) => {
      const topic = topicOf(stored);
      return topic ? [{ topic, kind: "correction" as const, sourceId: id, seenAt: now }] : [];
    }),
  );
  return resolved.map(({ id }) => id);
}
