import type { Db } from "@/lib/db/client";
import { checkedMail, type OutboxPort, type OutgoingMail } from "@/lib/ports/mailer";
import { deleteOutboxMailsBefore, hasOutboxMail, insertOutboxMail, listOutboxMails } from "./outbox-data";
import { rethrowAsMailError } from "./rethrow-as-mail-error";

/** Mails are there to be tried out, and nobody else removes them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Keeps mails in the database, for processes that have no folder in common. */
export function databaseOutboxMailer({ db, now }: { db: Db; now: () => Date }): OutboxPort {
  async function deliver(mail: OutgoingMail): Promise<{ providerId: string }> {
    const sentAt = now();
    await insertOutboxMail(db, { ...checkedMail(mail), sentAt });
    await deleteOutboxMailsBefore(db, new Date(sentAt.getTime() - keptMs));
    return { providerId: mail.id };
  }

  return {
    kind: "outbox",
    send: (mail) => deliver(mail).catch(rethrowAsMailError),
    wasSent: ({ id }) => hasOutboxMail(db, id).catch(rethrowAsMailError),
    async list(limit) {
      const mails = await listOutboxMails(db, limit);
      return mails.map(({ sentAt, unsubscribeUrl, ...mail }) => ({
        ...mail,
        ...(unsubscribeUrl !== null && { unsubscribeUrl }),
        sentAt: sentAt.toISOString(),
      }));
    },
  };
}
