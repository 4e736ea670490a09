import type { Ctx, Visitor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { refuseOver } from "@/lib/features/throttles/count-use";
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
  const subject = `outbox:${ctx.ip ?? "unknown"}`; // All of unknown address share their tries: nobody guesses for ever.
  await refuseOver(ctx, { subject, rate: outboxTries }, t.tooManyTries);
  if (!isSame(ctx.secret, input.password, expected)) throw new AppError("BAD_CREDENTIALS", t.wrongPassword);
  return { message: t.opened, setCookie: newOutboxCookie(ctx, expected) };
}
