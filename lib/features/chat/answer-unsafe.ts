import type { Ctx, Learner } from "@/lib/context";
import type { SafetyKind } from "@/lib/features/safety/kinds";
import { safety as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { leastRecentReply } from "./least-recent-reply";
import type { Settled } from "./settle-exchange";
import { settleFixedReply } from "./settle-fixed-reply";

/** Answers in words of ours, without any model, and settles. */
export async function answerUnsafe(
  ctx: Ctx<Learner>,
  begun: Begun,
  kind: SafetyKind,
  emit: (text: string) => void,
): Promise<Settled> {
  const reply = await leastRecentReply(ctx, begun.exchange.conversationId, t.replies[kind]);
  emit(reply);
  return settleFixedReply(ctx, begun, reply);
}
