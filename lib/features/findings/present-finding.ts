import { twinExample } from "@/lib/features/coach/twin-example";
import { mistakeTopicOf } from "@/lib/features/topics/rules";
import { topicName } from "@/lib/i18n/it/topics";
import type { FindingReply } from "./contract";
import type { FindingRow } from "./finding-fields";
import { twinFromAttempt } from "./rules";

/**
 * A finding as the API shows it: the rungs of the ladder the student has reached, and the correction only once the
 * student has found it. Field by field: the row itself knows more.
 */
export function presentFinding(row: FindingRow): FindingReply {
  const { id, start, end, quote, explanation, hints, attempts, correction } = row;
  const topic = mistakeTopicOf(row.topic);
  const isResolved = row.resolvedAt !== null;
  const twin = !isResolved && attempts >= twinFromAttempt ? twinExample(topic, row) : undefined;
  return {
    id,
    topic,
    topicName: topicName(topic),
    start,
    end,
    quote,
    explanation,
    hints: hints.slice(0, attempts + 1),
    attempts,
    isResolved,
    ...(twin && { twin }),
    ...(isResolved && { correction }),
  };
}
