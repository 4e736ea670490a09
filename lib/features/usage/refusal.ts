import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/accounts/get-user";
import { heartsNow, nextHeartAt } from "@/lib/features/rewards/rules";
import { chat as t } from "@/lib/i18n/it";
import { freeLimits } from "./rules";

/** Why a message could not be charged: the plan's limit first, then the hearts. */
export async function refusalOf(ctx: Ctx<Learner>): Promise<AppError> {
  const user = await getUser(ctx);
  if (user.messagesCount >= freeLimits.messages) {
    const details = { limit: "messages", used: user.messagesCount, max: freeLimits.messages };
    return new AppError("LIMIT_REACHED", t.messageLimit, { details });
  }
  const hearts = heartsNow(user.hearts, user.heartsUpdatedAt, ctx.now());
  const heartsRefillAt = nextHeartAt(user.hearts, user.heartsUpdatedAt, ctx.now())?.toISOString() ?? null;
  return new AppError("NO_HEARTS", t.noHearts, { details: { hearts, heartsRefillAt } });
}
