import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { oncePerProcess } from "@/lib/once-per-process";
import { floodRateLimit } from "./rules";

/** What visitors have sent this process, until when. Not in the database: a flood is to end before it gets there. */
export const visitorUses = () => oncePerProcess("visitor-uses", () => ({ count: 0, resetsAtMs: 0 }));

/**
 * Refuses visitors once they have sent too much all together. Those whose address is known have rates of their own, and
 * whoever is logged in is none of them.
 */
export function refuseFlood({ actor, ip, now }: Ctx): void {
  if (actor.kind !== "visitor" || ip) return;
  const nowMs = now().getTime();
  const uses = visitorUses();
  if (uses.resetsAtMs <= nowMs)
    Object.assign(uses, { count: 0, resetsAtMs: nowMs + floodRateLimit.windowMs });
  uses.count += 1;
  if (uses.count <= floodRateLimit.max) return;
  const retryAfterSeconds = Math.ceil((uses.resetsAtMs - nowMs) / 1000);
  throw new AppError("TOO_MANY_REQUESTS", errors.tooManyRequests, { retryAfterSeconds });
}
