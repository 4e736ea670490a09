import { v7 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import type { FoundMistake } from "@/lib/features/coach/teacher/believe";
import type { Finding } from "@/lib/features/english/finding";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { insertFindings } from "./data";
import type { FindingRow } from "./finding-fields";

type Found = { userId: number; messageId: string; findings: (Finding | FoundMistake)[]; now: Date };

/** Stores the mistakes of a message, in the transaction that settles it. */
export async function recordFindings(
  tx: Tx,
  { userId, messageId, findings, now }: Found,
): Promise<FindingRow[]> {
  if (findings.length === 0) return [];
  const rows = await insertFindings(
    tx,
    findings.map((finding) => ({ id: uuid(), messageId, ...finding })),
  );
  await recordObservations(
    tx,
    userId,
    rows
      .filter(({ topic }) => topic !== "other") // Nothing can be trained by that name.
      .map(({ id, topic }) => ({ topic, kind: "mistake", sourceId: id, seenAt: now })),
  );
  return rows.sort((one, other) => one.start - other.start);
}
