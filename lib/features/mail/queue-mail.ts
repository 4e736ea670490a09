import { v7 as uuid } from "uuid";
import type { App, Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { insertMail } from "./data";
import { sendMail } from "./send-mail";
import { encryptPayload, type MailPayload } from "./payload";

/** Writes a mail in the transaction that causes it, so that there is both or neither. Answers its id. */
export async function queueMail(app: App, tx: Tx, payload: MailPayload): Promise<string> {
  const mail = await insertMail(tx, {
    id: uuid(),
    template: payload.content.template,
    payload: await encryptPayload(app.secret, payload),
    createdAt: app.now(),
  });
  return mail.id;
}

/** A request, or a job: then whoever works the queue sends the mail too. */
type Announcer = App & { keepAlive?: Ctx["keepAlive"] };

/**
 * Has a written mail sent, once its transaction is through. If this is lost, the sweep finds the mail. Where no
 * process stays to work the queue it is tried at once, and the job finds it sent.
 */
export async function announceMail(app: Announcer, mailId: string): Promise<void> {
  const warnOf = (event: string) => (error: unknown) => app.log.warn({ event, mailId, error });
  await app.ports.jobs.enqueue("send-mail", { mailId }).catch(warnOf("mail_not_announced"));
  if (app.env.VERCEL)
    app.keepAlive?.(sendMail(app, { mailId }, { isLastTry: false }).catch(warnOf("mail_first_try_failed")));
}
