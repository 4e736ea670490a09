import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/learners/get-user";
import { heartsNow, nextHeartAt } from "@/lib/features/rewards/rules";
import { chat, homeworkPhotos } from "@/lib/i18n/it";
import { freeLimits, type SendKind } from "./rules";

/** Why a send could not be charged: the plan's limit first, then the hearts. */
export async function refusalOf(ctx: Ctx<Learner>, kind: SendKind): Promise<AppError> {
  const user = await getUser(ctx);
  const limit = kind === "homework" ? "homework" : "messages";
  const used = kind === "homework" ? user.homeworkUploadsCount : user.messagesCount;
  if (used >= freeLimits[limit]) {
    const sentence = kind === "homework" ? homeworkPhotos.limit : chat.messageLimit;
    return new AppError("LIMIT_REACHED", sentence, { details: { limit, used, max: freeLimits[limit] } });
  }
  const hearts = heartsNow(user.hearts, user.heartsUpdatedAt, ctx.now());
  const heartsRefillAt = nextHeartAt(user.hearts, user.heartsUpdatedAt, ctx.now())?.toISOString() ?? null;
  return new AppError("NO_HEARTS", chat.noHearts, { details: { hearts, heartsRefillAt } });
}
