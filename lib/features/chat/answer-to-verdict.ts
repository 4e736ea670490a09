import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { readState, verdictIn } from "@/lib/features/coach/lesson-state";
import { chat as t, errors, verdicts } from "@/lib/i18n/it";
import type { Send } from "./begin-exchange";
import type { VerdictAnswer } from "./contract";
import { findVerdict } from "./exchange-data";

/**
 * The send that an answer to a verdict is, in words of ours: the one that has answered it already, else a new one under
 * this key. Throws NOT_FOUND for what is no answer of the coach in the caller's conversation, CONFLICT where no verdict
 * stands any more or something else was answered.
 */
export async function answerToVerdict(
  ctx: Ctx<Learner>,
  { messageId, stance }: VerdictAnswer,
  clientMessageId: string,
): Promise<Pick<Send, "text" | "clientMessageId" | "verdict">> {
  const found = await findVerdict(ctx.db, ctx.actor.userId, messageId);
  if (!found) throw new AppError("NOT_FOUND", errors.notFound);
  const verdict = { of: found.id, stance };
  const [said] = found.answer?.messages ?? [];
  if (found.answer && said) {
    if (found.answer.kind !== stance) throw new AppError("CONFLICT", t.verdictIsOver);
    return { text: said.text, clientMessageId: found.answer.clientMessageId, verdict };
  }
  const standing = found.lesson === null ? undefined : verdictIn(readState(found.lesson));
  if (!standing?.stances.includes(stance)) throw new AppError("CONFLICT", t.verdictIsOver);
  return { text: verdicts.said[stance](standing.item), clientMessageId, verdict };
}
