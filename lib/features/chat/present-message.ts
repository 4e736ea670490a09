import { readState, taskIn, verdictIn } from "@/lib/features/coach/lesson-state";
import { presentFinding } from "@/lib/features/findings/present-finding";
import { photoUrl } from "@/lib/features/homework-photos/photo";
import { presentSupport } from "@/lib/features/safety/present-support";
import { readSupport } from "@/lib/features/safety/stored-support";
import type { MessageReply } from "./contract";
import type { MessageRow } from "./data";

/** A message as the API shows it. `canTell`: whether the student may have parents told of the need of help it answers. */
export function presentMessage(row: MessageRow, { canTell = false } = {}): MessageReply {
  const isStudents = row.sender === "user";
  const { kind, status, clientMessageId, lesson, photo, worksheet } = row.exchange;
  const support = !isStudents && row.exchange.isSupportShown ? readSupport(row.exchange) : undefined;
  const state = !isStudents && lesson ? readState(lesson) : undefined;
  const verdict = state && verdictIn(state);
  const task = state && taskIn(state);
  return {
    id: row.id,
    sender: row.sender,
    message: row.text,
    createdAt: row.createdAt.toISOString(),
    ...(row.xpAwarded && { xpAwarded: row.xpAwarded }),
    ...(isStudents && { clientMessageId }),
    ...(isStudents && status !== "settled" && { status }),
    ...(isStudents && photo && { imageUrl: photoUrl(photo.id), photo }),
    ...(isStudents && kind === "homework" && !photo && { isPhotoGone: true as const }),
    ...(verdict && { verdict }),
    ...(task && { task }),
    ...(!isStudents && worksheet && { worksheet: { id: worksheet.id, items: worksheet._count.items } }),
    ...(support && {
      support: presentSupport(support, { reply: row.text, exchangeId: row.exchangeId, canTell }),
    }),
    ...(row.findings.length > 0 && {
      findings: row.findings.map(presentFinding),
    }),
  };
}
