import type { Ctx, Learner } from "@/lib/context";
import { guardReply } from "@/lib/features/coach/guard";
import { planTurn } from "@/lib/features/coach/plan-turn";
import { analyse } from "@/lib/features/english/analyse";
import { levelOf } from "@/lib/features/rewards/rules";
import { TutorError } from "@/lib/ports/tutor";
import type { Begun } from "./begin-exchange";
import type { ExchangeReply } from "./contract";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { listHistory } from "./data";
import { failExchange } from "./fail-exchange";
import { presentExchange } from "./present-exchange";
import { historyMessages, maxReplyLength, turnBudgetMs } from "./rules";
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

/** What the message shows, decided by our own rules, and the tutor's words for it, guarded sentence by sentence. */
async function startReply(ctx: Ctx<Learner>, { exchange, userMessage }: Begun) {
  const [findings, newestFirst, open] = await Promise.all([
    analyse(userMessage.text),
    listHistory(ctx.db, exchange.conversationId, historyMessages),
    listOpenFindings(ctx, exchange.conversationId),
  ]);
  const history = newestFirst.reverse().map(({ sender, text }) => ({
    role: sender === "user" ? ("student" as const) : ("coach" as const),
    text,
  }));
  const plan = planTurn({ message: userMessage.text, findings, open, history });
  const { brief, resolvedIds, attemptedIds } = plan;
  const diagnosis: Diagnosis = { findings, resolvedIds, attemptedIds, corrections: brief.resolved.length };
  const turn = { history, message: userMessage.text, brief, level: levelOf(ctx.actor.user.xp) };
  const stillSecret = open.filter(({ id }) => !resolvedIds.includes(id));
  const secrets = [...findings, ...stillSecret].map(({ secret }) => secret);
  const pieces = guardReply(
    ctx.ports.tutor.reply(turn, AbortSignal.timeout(turnBudgetMs)),
    secrets,
    plan.fallbackHint,
  );
  return { diagnosis, pieces };
}
