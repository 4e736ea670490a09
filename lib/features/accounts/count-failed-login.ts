import type { Ctx } from "@/lib/context";
import { countUse, takeBackUse } from "@/lib/features/throttles/count-use";
import { failedLoginThrottle } from "./rules";

const subject = "failed-logins";

/**
 * Counts a wrong password of the whole installation, before it is known to be one: no burst over many accounts checks
 * more than the throttle allows. `takeBack` when it was none. Beyond the limit nothing is left counted.
 */
export async function countFailedLogin(ctx: Ctx) {
  const { isOver, retryAfterSeconds, resetsAt } = await countUse(ctx, { subject, rate: failedLoginThrottle });
  const takeBack = () => takeBackUse(ctx, subject, resetsAt);
  if (!isOver) return { isOver, retryAfterSeconds, takeBack };
  await takeBack();
  return { isOver, retryAfterSeconds, takeBack: () => Promise.resolve() };
}
