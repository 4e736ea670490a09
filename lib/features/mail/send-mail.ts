import type { App } from "@/lib/context";
import { legalIdentityOf } from "@/lib/policies";
import { idIsKnownForMs, MailError, type OutgoingMail } from "@/lib/ports/mailer";
import { claimMail, markSent, releaseMail } from "./data";
import { decryptPayload } from "./payload";
import { renderMail } from "./render-mail";

const claimMs = 60_000;

/**
 * Sends one waiting mail. Its id is the provider's idempotency key, so a crash between sending and noting it
 * does not send twice. Throws to be tried again; a mail the provider refuses, or the last try, leaves it dead.
 */
export async function sendMail(
  app: App,
  { mailId }: { mailId: string },
  job: { isLastTry: boolean },
): Promise<void> {
  const now = app.now();
  const mail = await claimMail(app.db, mailId, now, new Date(now.getTime() + claimMs));
  if (!mail?.payload) return; // Sent already, or being sent.
  try {
    const { to, content, unsubscribeUrl } = await decryptPayload(app.secret, mail.payload);
    const rendered = await renderMail(content, legalIdentityOf(app.env));
    await handOver(
      app,
      { ...rendered, id: mail.id, to, unsubscribeUrl, template: mail.template },
      mail.firstTriedAt,
    );
  } catch (error) {
    if (error instanceof MailError && error.code === "rate_limited") return putOff(app, mail.id);
    const isDead = job.isLastTry || (error instanceof MailError && !error.retryable);
    await releaseMail(
      app.db,
      mail.id,
      error instanceof Error ? error.name : "unknown",
      isDead ? "dead" : "queued",
    );
    if (isDead) app.log.error({ event: "mail_dead", mailId, template: mail.template, error });
    else throw error;
    return;
  }
  await markSent(app.db, mail.id, app.now());
}

/** The provider may have had it at an earlier try, and may not know its id any more. */
async function handOver(app: App, mail: OutgoingMail, firstTriedAt: Date): Promise<void> {
  const { mailer } = app.ports;
  const isForgotten = app.now().getTime() - firstTriedAt.getTime() > idIsKnownForMs;
  if (isForgotten && (await mailer.wasSent(mail, firstTriedAt))) return;
  await mailer.send(mail);
}

/** Far enough apart that they do not all come back at once. */
const putOffSeconds = { from: 20, to: 240 };

/** Has it tried later, without using up one of its tries: there are only too many mails for now. */
async function putOff(app: App, mailId: string): Promise<void> {
  const { from, to } = putOffSeconds;
  const afterSeconds = Math.round(from + Math.random() * (to - from));
  await app.ports.jobs.enqueue("send-mail", { mailId }, { afterSeconds, priority: "low" });
  await releaseMail(app.db, mailId, "rate_limited", "queued");
}
