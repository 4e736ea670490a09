import type { Ctx, Learner } from "@/lib/context";
import { keepFit } from "@/lib/features/coach/guard/fit-reply";
import { guardReply } from "@/lib/features/coach/guard/guard";
import { maskPersonalData } from "@/lib/features/coach/prompt/privacy-mask";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { analyse } from "@/lib/features/english/analyse";
import { levelOf } from "@/lib/features/rewards/rules";
import { safety } from "@/lib/i18n/it";
import { TutorError } from "@/lib/ports/tutor";
import type { Begun } from "./begin-exchange";
import type { ExchangeReply } from "./contract";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { failExchange } from "./fail-exchange";
import { presentExchange } from "./present-exchange";
import { readHistory } from "./read-history";
import { maxReplyLength, turnBudgetMs } from "./rules";
import { settleExchange, type Diagnosis } from "./settle-exchange";

/** Diagnoses, has the tutor answer within its budget, and settles; on any fault refunds and throws it. */
export async function runTurn(
  ctx: Ctx<Learner>,
  begun: Begun,
  emit: (text: string) => void,
): Promise<ExchangeReply> {
  try {
    const { diagnosis, pieces } = await startReply(ctx, begun);
    let reply = "";
    for await (const piece of pieces) {
      const kept = piece.slice(0, maxReplyLength - reply.length);
      if (kept) emit(kept);
      reply += kept;
    }
    if (!reply.trim()) throw new TutorError("bad_answer");
    return await presentExchange(ctx, await settleExchange(ctx, begun, diagnosis, reply.trim()));
  } catch (error) {
    await failExchange(ctx, begun.exchange);
    throw error;
  }
}

/**
 * What the message shows, decided by our own rules, and the tutor's words for it. The tutor sees no personal data; each
 * of its sentences is checked for what gives an answer away and for what no child should read.
 */
async function startReply(ctx: Ctx<Learner>, { exchange, userMessage }: Begun) {
  const [findings, past, open] = await Promise.all([
    analyse(userMessage.text),
    readHistory(ctx, exchange.conversationId),
    listOpenFindings(ctx, exchange.conversationId),
  ]);
  const message = userMessage.text;
  const plan = planTurn({ message, findings, open, history: past.history });
  const { brief, resolvedIds, attemptedIds } = plan;
  const diagnosis: Diagnosis = {
    findings: plan.findings,
    resolvedIds,
    attemptedIds,
    corrections: brief.resolved.length,
  };
  const { nickname, displayName, xp } = ctx.actor.user;
  const { turn, reveal } = maskPersonalData({ ...past, message, brief, level: levelOf(xp) }, [
    nickname,
    displayName,
  ]);
  const spoken = reveal(ctx.ports.tutor.reply(turn, AbortSignal.timeout(turnBudgetMs)));
  const pieces = keepFit(guardReply(spoken, plan.secrets, plan.fallbackHint), safety.insteadOfUnfit);
  return { diagnosis, pieces };
}
