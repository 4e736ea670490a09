import { Resend, type ErrorResponse } from "resend";
import { checkedMail, MailError, type MailerPort } from "@/lib/ports/mailer";
import { Pacer } from "./pacer";

type Options = { apiKey: string; baseUrl?: string; from: string; timeoutMs?: number };

type Answer<Data> = {
  data: Data | null;
  error: ErrorResponse | null;
  headers: Record<string, string> | null;
};

/**
 * Sends through Resend, which keeps an idempotency key for 24 hours, within the requests a second it allows. Other
 * processes share that limit: what is refused nevertheless is asked for once more after the pause Resend wants.
 */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = 10_000 }: Options): MailerPort {
  const resend = new Resend(apiKey, { baseUrl });
  const pacer = new Pacer();

  async function ask<Data>(request: (signal: AbortSignal) => Promise<Answer<Data>>): Promise<Data | null> {
    for (let isLastTry = false; ; isLastTry = true) {
      await pacer.turn();
      const { data, error, headers } = await request(AbortSignal.timeout(timeoutMs));
      const mayComeAgain = pacer.learn(headers);
      if (!error) return data;
      if (isLastTry || error.statusCode !== 429 || !mayComeAgain) throw toMailError(error);
    }
  }

  return {
    kind: "resend",
    async send(mail) {
      const { id, to, subject, html, text, unsubscribeUrl } = checkedMail(mail);
      const headers = unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
      const data = await ask((signal) =>
        resend.emails.send(
          { from, to: [to], subject, html, text, ...(headers && { headers }) },
          { idempotencyKey: id, signal },
        ),
      );
      if (typeof data?.id !== "string") throw new MailError("bad_reply", { retryable: true });
      return { providerId: data.id };
    },

    /** Resend lists what it has sent without our ids: the same subject to the same address since then is taken for it. */
    async wasSent(mail, since) {
      const { to, subject } = checkedMail(mail);
      let after: string | undefined;
      for (;;) {
        const page = await ask((signal) =>
          resend.emails.list({ limit: 100, ...(after && { after }) }, { signal }),
        );
        if (!page) throw new MailError("bad_reply", { retryable: true });
        const newer = page.data.filter((sent) => new Date(sent.created_at) >= since);
        if (newer.some((sent) => sent.subject === subject && sent.to.includes(to))) return true;
        after = page.data.at(-1)?.id;
        if (!page.has_more || newer.length < page.data.length || !after) return false;
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
