import type { Ctx, Learner } from "@/lib/context";
import type { SafetyKind } from "@/lib/features/safety/kinds";
import { safety as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import type { ExchangeReply } from "./contract";
import { listReplies } from "./history-data";
import { failExchange } from "./fail-exchange";
import { presentExchange } from "./present-exchange";
import { settleFixedReply } from "./settle-fixed-reply";

/** Replies looked back on, so that the same words do not come twice in a row. */
const lookBack = 10;

/** Answers in words of ours, without any model, and settles; on a fault ends the try and throws it. */
export async function answerUnsafe(
  ctx: Ctx<Learner>,
  begun: Begun,
  kind: SafetyKind,
  emit: (text: string) => void,
): Promise<ExchangeReply> {
  try {
    const newestFirst = await listReplies(ctx.db, begun.exchange.conversationId, lookBack);
    const reply = leastRecent(t.replies[kind], newestFirst);
    emit(reply);
    return await presentExchange(ctx, await settleFixedReply(ctx, begun, reply));
  } catch (error) {
    await failExchange(ctx, begun.exchange);
    throw error;
  }
}

/** The one not said yet, or said longest ago. */
function leastRecent(variants: readonly string[], newestFirst: readonly string[]): string {
  const age = (variant: string) => {
    const at = newestFirst.indexOf(variant);
    return at < 0 ? Infinity : at;
  };
  return variants.reduce((oldest, variant) => (age(variant) > age(oldest) ? variant : oldest));
}
