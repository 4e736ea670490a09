import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { MailContent } from "@/lib/features/mail/templates";
import { queueMail, takeBackMails } from "@/lib/features/mail/queue-mail";
import { listGuardians } from "./data";
import { takesMails } from "./rules";
import { parentLinks } from "./stop-links";

/** Those a parent who wants nothing must not get. Whether a consent was their own choice they are asked all the same. */
const templates = [
  "parent-invitation",
  "parent-consent-reminder",
  "parent-settings-changed",
  "parent-consent-withdrawn",
  "parent-deletion-requested",
  "parent-deletion-cancelled",
  "parent-added",
  "parent-alert",
  "parent-told",
  "parent-report",
] as const;

type ToParent = { userId: number; email: string };
type Links = { pageUrl: string; stopUrl: string };

/** Writes to one parent about a student, with the ways out that every such mail has. Answers the mail's id. */
export function queueToParent(
  app: App,
  tx: Tx,
  { userId, email }: ToParent,
  contentWith: (links: Links) => MailContent,
): Promise<string> {
  const { unsubscribeUrl, ...links } = parentLinks(app, { userId, email });
  return queueMail(app, tx, { userId, to: email, content: contentWith(links), unsubscribeUrl });
}

/** Writes to every parent of a student who takes mails. `isYours`: they did it themselves. Answers the mails' ids. */
export async function queueToParents(
  app: App,
  tx: Tx,
  { userId, by }: { userId: number; by?: string },
  contentWith: (links: Links & { isYours: boolean }) => MailContent,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { email } of (await listGuardians(tx, userId)).filter(takesMails)) {
    const isYours = email === by;
    ids.push(await queueToParent(app, tx, { userId, email }, (links) => contentWith({ ...links, isYours })));
  }
  return ids;
}

/** Takes back what waits to be sent about a student to these addresses. */
export function takeBackParentMails(
  app: App,
  tx: Tx,
  userId: number,
  isTo: (address: string) => boolean,
): Promise<void> {
  return takeBackMails(app, tx, { userId, templates: [...templates], isTo });
}
