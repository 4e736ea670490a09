import { networkOf } from "@/lib/addresses";
import type { Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { addPoint, deletePoints, removePoint } from "./data";

export type Rate = { max: number; windowMs: number };
type RateLimited = { subject: string; rate: Rate; tx?: Tx };

/** Counts one use by a subject. `isOver` once it has had `max` in the window. Keys are keyed hashes. */
export async function consumeRateLimit(ctx: Ctx, { subject, rate, tx }: RateLimited) {
  const now = ctx.now();
  const row = await addPoint(tx ?? ctx.db, keyedHash(ctx.secret, subject), now, rate.windowMs);
  const retryAfterSeconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  return { isOver: row.points > rate.max, retryAfterSeconds, resetsAt: row.resetsAt };
}

/** Takes one counted use back, unless the window it was counted in (`resetsAt`) is over. */
export async function refundRateLimit(ctx: Ctx, subject: string, resetsAt: Date): Promise<void> {
  await removePoint(ctx.db, keyedHash(ctx.secret, subject), resetsAt);
}

/** Counts one use and refuses with 429 once it is over. */
export async function assertRateLimit(
  ctx: Ctx,
  throttled: RateLimited,
  sentence = errors.tooManyRequests,
): Promise<void> {
  const { isOver, retryAfterSeconds } = await consumeRateLimit(ctx, throttled);
  if (isOver) throw new AppError("TOO_MANY_REQUESTS", sentence, { retryAfterSeconds });
}

/** Forgets what a subject has used. */
export async function resetRateLimit(ctx: Ctx, subject: string): Promise<void> {
  await deletePoints(ctx.db, keyedHash(ctx.secret, subject));
}

/** The rate of a call: by who makes it, or by address for visitors whose address can be trusted. */
export async function assertCallRateLimit(ctx: Ctx, callName: string, rate: Rate): Promise<void> {
  const who = callerOf(ctx);
  if (who) await assertRateLimit(ctx, { subject: `${callName}:${who}`, rate });
}

type Admission = { name: string; rate: Rate; refusal: string };

/** The same for what is counted before anything of a request is read. */
export async function assertAdmissionRateLimit(ctx: Ctx, { name, rate, refusal }: Admission): Promise<void> {
  const who = callerOf(ctx);
  if (who) await assertRateLimit(ctx, { subject: `${name}:${who}`, rate }, refusal);
}

function callerOf({ actor, ip }: Ctx): string | undefined {
  if ("subject" in actor) return actor.subject;
  if ("userId" in actor) return `user:${actor.userId}`;
  return ip && `ip:${networkOf(ip)}`;
}
