import type { Ctx } from "@/lib/context";
import type { Support } from "@/lib/features/safety/rules";
import { hasSupportAmongLast } from "./history-data";
import { gentleOnceIn } from "./rules";
import type { Answered } from "./settle-exchange";

/** The need of help that is shown beside a lesson: not again in each turn. */
export async function dueSupport(ctx: Ctx, { exchange, support }: Answered): Promise<Support | undefined> {
  const isShown = support && (await hasSupportAmongLast(ctx.db, exchange, gentleOnceIn));
  return isShown ? undefined : support;
}
