import { Resend, type ErrorResponse } from "resend";
import { checkedMail, MailError, type MailerPort } from "@/lib/ports/mailer";

type Options = { apiKey: string; baseUrl?: string; from: string; timeoutMs?: number };

/** Sends through Resend, which keeps an idempotency key for 24 hours. */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = 10_000 }: Options): MailerPort {
  const resend = new Resend(apiKey, { baseUrl });
  return {
    kind: "resend",
    async send(mail) {
      const { id, to, subject, html, text, unsubscribeUrl } = checkedMail(mail);
      const headers = unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
      const { data, error } = await resend.emails.send(
        { from, to: [to], subject, html, text, ...(headers && { headers }) },
        { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) },
      );
      if (error) throw toMailError(error);
      if (typeof data?.id !== "string") throw new MailError("bad_reply", { retryable: true });
      return { providerId: data.id };
    },

    /** Resend lists what it has sent without our ids: the same subject to the same address since then is taken for it. */
    async wasSent(mail, since) {
      const { to, subject } = checkedMail(mail);
      let after: string | undefined;
      for (;;) {
        const { data, error } = await resend.emails.list(
          { limit: 100, ...(after && { after }) },
          { signal: AbortSignal.timeout(timeoutMs) },
        );
        if (error) throw toMailError(error);
        const newer = data.data.filter((sent) => new Date(sent.created_at) >= since);
        if (newer.some((sent) => sent.subject === subject && sent.to.includes(to))) return true;
        after = data.data.at(-1)?.id;
        if (!data.has_more || newer.length < data.data.length || !after) return false;
      }
    },
  };
}

// Resend's own message is left out: it may quote the address.
function toMailError({ statusCode, name }: ErrorResponse): MailError {
  if (typeof statusCode !== "number") return new MailError("no_reply", { retryable: true });
  if (statusCode === 429) return new MailError("rate_limited", { retryable: true });
  const isBusyWithSameKey = name === "concurrent_idempotent_requests";
  const retryable = statusCode >= 500 || isBusyWithSameKey;
  return new MailError(`http_${statusCode}`, { retryable });
}
