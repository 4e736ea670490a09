import type { Ctx, Learner } from "@/lib/context";
import type { Boundary } from "@/lib/features/safety/rules";
import { safety as t } from "@/lib/i18n/it";
import { withDueSupport } from "./with-due-support";
import { leastRecentReply } from "./least-recent-reply";
import type { Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";
import { settleFixedReply } from "./settle-fixed-reply";

/** Answers what is no matter for a lesson in words of ours, as an ordinary turn. */
export async function answerBoundary(
  ctx: Ctx<Learner>,
  turn: Answered,
  boundary: Boundary,
  emit: (text: string) => void,
): Promise<Settled> {
  const reply = await leastRecentReply(ctx, turn.exchange.conversationId, t.replies[boundary]);
  emit(reply);
  return settleFixedReply(ctx, await withDueSupport(ctx, turn), reply);
}
