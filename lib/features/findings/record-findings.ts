import { v7 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import type { Finding } from "@/lib/features/english/finding";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { insertFindings } from "./data";
import type { FindingRow } from "./finding-fields";

type Found = { userId: number; messageId: string; findings: Finding[]; now: Date };

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
    rows.map(({ id, topic }) => ({ topic, kind: "mistake", sourceId: id, seenAt: now })),
  );
  return rows.sort((one, other) => one.start - other.start);
}
