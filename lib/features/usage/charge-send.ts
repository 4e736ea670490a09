import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { isRaised, raisedMessage } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { hearts } from "@/lib/features/rewards/rules";
import type { Rate } from "@/lib/features/rate-limits/rate-limit";
import { chat as t } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { charge, refund } from "./data";
import { refusalOf } from "./refusal";
import { freeLimits, type SendKind } from "./rules";

/** What `charge_send` in the database raises. */
const nothingLeft = "EC001";
const throttleFull = "EC002";

type Charged = { userId: number; kind: SendKind; chargedHearts: number };

type Chargeable = {
  kind: SendKind;
  /** Whether it takes a heart of whoever has no Pro. A picture never does. */
  takesHeart: boolean;
};

/** What `charge_send` in the database charges, and the figures it goes by. */
export const chargeOf = (ctx: Ctx<Learner>, { kind, takesHeart }: Chargeable, { max, windowMs }: Rate) => ({
  userId: ctx.actor.userId,
  kind,
  takesHeart: takesHeart && kind === "message",
  now: ctx.now(),
  limit: kind === "homework" ? freeLimits.homework : freeLimits.messages,
  maxHearts: hearts.max,
  refillMs: hearts.refillMs,
  throttle: keyedHash(ctx.secret, `send:${ctx.actor.userId}`),
  max,
  windowMs,
});

/** Charges a send that is taken up again, in the transaction that does so. Answers the hearts taken. */
export function chargeSend(ctx: Ctx<Learner>, tx: Tx, send: Chargeable, rate: Rate): Promise<number> {
  return charge(tx, chargeOf(ctx, send, rate));
}

/** Why a send could not be charged, where that is the reason: the limit, the hearts, or too many in a minute. */
export async function chargeRefusal(
  ctx: Ctx<Learner>,
  error: unknown,
  kind: SendKind,
): Promise<AppError | undefined> {
  if (isRaised(error, nothingLeft)) return refusalOf(ctx, kind);
  const resetsAt = raisedMessage(error, throttleFull);
  if (resetsAt === undefined) return undefined;
  const leftMs = new Date(resetsAt).getTime() - ctx.now().getTime();
  return new AppError("TOO_MANY_REQUESTS", t.tooFast, {
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  });
}

/** Gives back exactly what a send was charged, in the transaction that ends it. */
export async function refundSend(tx: Tx, exchange: Charged): Promise<void> {
  await refund(tx, exchange);
}
