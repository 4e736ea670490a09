import type { Db } from "@/lib/db/client";
import type { OutboxMail } from "@/lib/ports/mailer";

type NewMail = Omit<OutboxMail, "sentAt"> & { sentAt: Date };

/** One per id: whoever comes second changes nothing. */
export function insertOutboxMail(db: Db, mail: NewMail) {
  const { id, to, subject, html, text, template, links, unsubscribeUrl, sentAt } = mail;
  return db.outboxMail.createMany({
    data: { id, to, subject, html, text, template, links, unsubscribeUrl, sentAt },
    skipDuplicates: true,
  });
}

export async function hasOutboxMail(db: Db, id: string): Promise<boolean> {
  return (await db.outboxMail.count({ where: { id } })) > 0;
}

/** Newest first. */
export function listOutboxMails(db: Db, limit: number) {
  return db.outboxMail.findMany({ orderBy: { sentAt: "desc" }, take: limit });
}

export function deleteOutboxMailsBefore(db: Db, before: Date) {
  return db.outboxMail.deleteMany({ where: { sentAt: { lt: before } } });
}
