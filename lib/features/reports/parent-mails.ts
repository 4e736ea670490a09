import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { queueMail, takeBackMails } from "@/lib/features/mail/queue-mail";
import type { MailPayload } from "@/lib/features/mail/payload";
import type { Report } from "./contract";
import { nameForStranger } from "./name-for-stranger";
import { parentLinks } from "./parent-links";

const templates = ["parent-invitation", "parent-report", "parent-short-report"] as const;

type Parent = { userId: number; email: string };

/** Asks whether whoever reads the address wants reports. Answers the mail's id. */
export function queueInvitation(app: App, tx: Tx, parent: Parent, displayName: string): Promise<string> {
  const { unsubscribeUrl, ...links } = parentLinks(app, parent);
  const props = { studentName: nameForStranger(displayName), ...links };
  return queueTo(app, tx, parent, { content: { template: "parent-invitation", props }, unsubscribeUrl });
}

/** The report, to who has asked for it. Answers the mail's id. */
export function queueReport(app: App, tx: Tx, parent: Parent, report: Report): Promise<string> {
  const { unsubscribeUrl, stopUrl } = parentLinks(app, parent);
  return queueTo(app, tx, parent, {
    content: { template: "parent-report", props: { report, stopUrl } },
    unsubscribeUrl,
  });
}

/** What may be told to who has not asked yet, and the link to do so. Answers the mail's id. */
export function queueShortReport(
  app: App,
  tx: Tx,
  parent: Parent & { displayName: string },
  { level, xp, badges }: Report,
): Promise<string> {
  const { unsubscribeUrl, ...links } = parentLinks(app, parent);
  const props = { studentName: nameForStranger(parent.displayName), level, xp, badges, ...links };
  return queueTo(app, tx, parent, { content: { template: "parent-short-report", props }, unsubscribeUrl });
}

type Letter = Pick<MailPayload, "content" | "unsubscribeUrl">;

const queueTo = (app: App, tx: Tx, { userId, email }: Parent, letter: Letter) =>
  queueMail(app, tx, { userId, to: email, ...letter });

/** Takes back what waits to be sent to a parent who is none any more, or wants nothing. */
export function takeBackParentMails(tx: Tx, userId: number): Promise<void> {
  return takeBackMails(tx, userId, [...templates]);
}
