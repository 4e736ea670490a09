import { v7 as uuid } from "uuid";
import type { App, Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { countWaiting, deleteWaiting, insertMail, listWaiting } from "./data";
import { sendMail } from "./send-mail";
import { decryptPayload, encryptPayload, type MailPayload } from "./payload";
import type { MailProps } from "./templates";

type Template = keyof MailProps;

/** A mail, and whom it is about: with them it goes. Null for one that must outlive them. */
type NewMail = MailPayload & { userId: number | null };

/** Writes a mail in the transaction that causes it, so that there is both or neither. Answers its id. */
export async function queueMail(app: App, tx: Tx, { userId, ...payload }: NewMail): Promise<string> {
  const mail = await insertMail(tx, {
    id: uuid(),
    userId,
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
export async function enqueueMail(
  app: Announcer,
  mailId: string,
  options?: { priority: "low" },
): Promise<void> {
  const warnOf = (event: string) => (error: unknown) => app.log.warn({ event, mailId, error });
  await app.ports.jobs.enqueue("send-mail", { mailId }, options).catch(warnOf("mail_not_announced"));
  if (app.env.VERCEL)
    app.keepAlive?.(sendMail(app, { mailId }, { isLastTry: false }).catch(warnOf("mail_first_try_failed")));
}

type TakenBack = { userId: number; templates: Template[]; isTo?: (address: string) => boolean };

/** Takes back mails of these kinds about a user that have not been sent: all of them, or those to some addresses. */
export async function takeBackMails(
  app: App,
  tx: Tx,
  { userId, templates, isTo = () => true }: TakenBack,
): Promise<void> {
  const ids: string[] = [];
  for (const { id, payload } of await listWaiting(tx, userId, templates)) {
    if (payload !== null && isTo((await decryptPayload(app.secret, payload)).to)) ids.push(id);
  }
  await deleteWaiting(tx, ids);
}

export function countWaitingMails(app: App, template: Template): Promise<number> {
  return countWaiting(app.db, template);
}
