import type { Ctx } from "@/lib/context";
import { hasSupportAmongLast } from "./history-data";
import { gentleOnceIn } from "./rules";
import type { Answered } from "./turn-to-settle";

/** A turn that goes on as a lesson: whether the need of help in it is named beside that, which is not so in each turn. */
export async function withDueSupport<Turn extends Answered>(ctx: Ctx, turn: Turn): Promise<Turn> {
  if (!turn.support) return turn;
  return { ...turn, isSupportShown: !(await hasSupportAmongLast(ctx.db, turn.exchange, gentleOnceIn)) };
}
