import type { Ctx } from "@/lib/context";
import { consumeRateLimit, refundRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { failedLoginRateLimit } from "./rules";

const subject = "failed-logins";

/**
 * Counts a wrong password of the whole installation, before it is known to be one: no burst over many accounts checks
 * more than the throttle allows. `takeBack` when it was none. Beyond the limit nothing is left counted.
 */
export async function countFailedLogin(ctx: Ctx) {
  const { isOver, retryAfterSeconds, resetsAt } = await consumeRateLimit(ctx, {
    subject,
    rate: failedLoginRateLimit,
  });
  const takeBack = () => refundRateLimit(ctx, subject, resetsAt);
  if (!isOver) return { isOver, retryAfterSeconds, takeBack };
  await takeBack();
  return { isOver, retryAfterSeconds, takeBack: () => Promise.resolve() };
}
