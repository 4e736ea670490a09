import { setImmediate } from "node:timers/promises";
import type { Ctx, Learner } from "@/lib/context";
import { withoutLoosePhotos } from "@/lib/features/coach/plan/plan-photo";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { findSheet } from "@/lib/features/coach/plan/find-sheet";
import { analyse } from "@/lib/features/english/analyse";
import { usedWords } from "@/lib/features/english/used-words";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import type { Begun } from "./begin-exchange";
import { readHistory } from "./read-history";
import type { Settled } from "./settle-exchange";
import { settleLesson } from "./settle-lesson";
import { speak } from "./speak";

/** Diagnoses a message by our own rules, has the tutor word what they decide, and settles. */
export async function answerMessage(
  ctx: Ctx<Learner>,
  begun: Begun,
  emit: (text: string) => void,
): Promise<Settled> {
  const { conversationId } = begun.exchange;
  const message = begun.userMessage.text;
  const [past, open, findings] = await Promise.all([
    readHistory(ctx, conversationId),
    listOpenFindings(ctx, conversationId),
    setImmediate(message).then(analyse), // While PostgreSQL reads.
  ]);
  const plan = planTurn({ message, findings, open, history: withoutLoosePhotos(past.history) });
  const [reply, words] = await Promise.all([
    speak(ctx, { ...past, message }, plan, emit),
    findSheet(message) ? [] : usedWords(message), // The words of an exercise are its author's.
  ]);
  const { resolvedIds, attemptedIds, brief } = plan;
  const diagnosis = {
    findings: plan.findings,
    resolvedIds,
    attemptedIds,
    corrections: brief.resolved.length,
    words,
  };
  return settleLesson(ctx, begun, diagnosis, reply);
}
