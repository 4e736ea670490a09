import type { MessageReply } from "./contract";
import type { MessageRow } from "./data";

/** A message as the API shows it. Of a finding only the explanation and the first hint: never the correction. */
export function presentMessage(row: MessageRow): MessageReply {
  const isStudents = row.sender === "user";
  const { status, clientMessageId } = row.exchange;
  return {
    id: row.id,
    sender: row.sender,
    message: row.text,
    createdAt: row.createdAt.toISOString(),
    ...(row.xpAwarded && { xpAwarded: row.xpAwarded }),
    ...(isStudents && { clientMessageId }),
    ...(isStudents && status !== "settled" && { status }),
    ...(row.findings.length > 0 && {
      findings: row.findings.map(presentFinding),
    }),
  };
}

// Field by field: a row that was just written still carries the correction.
function presentFinding({
  id,
  topic,
  start,
  end,
  quote,
  explanation,
  hints,
}: MessageRow["findings"][number]) {
  return { id, topic, start, end, quote, explanation, hint: hints[0] ?? "" };
}
