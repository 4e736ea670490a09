import { Resend, type ErrorResponse } from "resend";
import { checkedMail, MailError, type MailerPort } from "@/lib/ports/mailer";

type Options = { apiKey: string; baseUrl?: string; from: string; timeoutMs?: number };

/** Sends through Resend, which keeps an idempotency key for 24 hours. */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = 10_000 }: Options): MailerPort {
  const resend = new Resend(apiKey, { baseUrl });
  return {
    kind: "resend",
    async send(mail) {
      const { id, to, subject, html, text } = checkedMail(mail);
      const { data, error } = await resend.emails.send(
        { from, to: [to], subject, html, text },
        { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) },
      );
      if (error) throw toMailError(error);
      if (typeof data?.id !== "string") throw new MailError("bad_reply", { retryable: true });
      return { providerId: data.id };
    },
  };
}

// Resend's own message is left out: it may quote the address.
function toMailError({ statusCode, name }: ErrorResponse): MailError {
  if (typeof statusCode !== "number") return new MailError("no_reply", { retryable: true });
  const isBusyWithSameKey = name === "concurrent_idempotent_requests";
  const retryable = statusCode === 429 || statusCode >= 500 || isBusyWithSameKey;
  return new MailError(`http_${statusCode}`, { retryable });
}
