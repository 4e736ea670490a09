import { networkOf } from "@/lib/addresses";
import type { Ctx, Visitor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { consumeRateLimit, refundRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { emails, errors } from "@/lib/i18n/it";
import { isOutbox } from "@/lib/ports/mailer";
import { isSame } from "@/lib/secret";
import { newOutboxCookie } from "./outbox-session";
import { outboxTries } from "./rules";

const t = emails.outbox;

/** Opens the page of the mails by its password. Answers the cookie. Throws NOT_FOUND where no mail is kept, or none asked for. */
export async function openOutbox(ctx: Ctx<Visitor>, input: { password: string }) {
  const { PREVIEW_PASSWORD: expected } = ctx.env;
  if (!isOutbox(ctx.ports.mailer) || !expected) throw new AppError("NOT_FOUND", errors.notFound);
  // All of unknown address share their tries: nobody guesses for ever.
  const subject = `outbox:${ctx.ip ? networkOf(ctx.ip) : "unknown"}`;
  const { isOver, retryAfterSeconds, resetsAt } = await consumeRateLimit(ctx, { subject, rate: outboxTries });
  if (isOver) throw new AppError("TOO_MANY_REQUESTS", t.tooManyTries, { retryAfterSeconds });
  if (!isSame(ctx.secret, input.password, expected)) throw new AppError("BAD_CREDENTIALS", t.wrongPassword);
  await refundRateLimit(ctx, subject, resetsAt); // A whole office may have one address.
  return { message: t.opened, setCookie: newOutboxCookie(ctx, expected) };
}
