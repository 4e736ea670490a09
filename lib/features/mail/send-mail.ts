import type { App } from "@/lib/context";
import { MailError } from "@/lib/ports/mailer";
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
    const { to, content } = await decryptPayload(app.secret, mail.payload);
    const { subject, html, text, links } = await renderMail(content);
    await app.ports.mailer.send({ id: mail.id, to, subject, html, text, links, template: mail.template });
  } catch (error) {
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
