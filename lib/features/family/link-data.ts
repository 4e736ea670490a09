import type { Db, Tx } from "@/lib/db/client";
import type { LinkPurpose } from "./rules";

type NewLink = {
  tokenHash: string;
  purpose: LinkPurpose;
  email: string;
  userId: number | null;
  subject: string;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a link in place of the one of the same subject. */
export function replaceLink(tx: Tx, { subject, ...link }: NewLink) {
  return tx.parentLink.upsert({
    where: { subject },
    create: { subject, ...link },
    update: { ...link, tries: 0 },
    select: { subject: true },
  });
}

type Named = { tokenHash: string; purpose: LinkPurpose };
const fields = { email: true, userId: true, codeHash: true, tries: true, createdAt: true } as const;

export function findLink(db: Db, link: Named, now: Date) {
  return db.parentLink.findFirst({ where: { ...link, expiresAt: { gt: now } }, select: fields });
}

/** Counts a try of a link that has some left, and answers the link. */
export async function countTry(db: Db, link: Named, { now, maxTries }: { now: Date; maxTries: number }) {
  const [counted] = await db.parentLink.updateManyAndReturn({
    where: { ...link, expiresAt: { gt: now }, tries: { lt: maxTries } },
    data: { tries: { increment: 1 } },
    select: fields,
  });
  return counted;
}

/** Takes a link out of the table: whoever takes it is the only one. */
export async function deleteLink(tx: Tx, tokenHash: string): Promise<boolean> {
  return (await tx.parentLink.deleteMany({ where: { tokenHash } })).count === 1;
}

/** Takes back the invitation of an address. */
export function deleteInvitation(tx: Tx, userId: number, email: string) {
  return tx.parentLink.deleteMany({ where: { userId, email, purpose: "invite" } });
}

/** Takes back every link about a student that was mailed to one of these addresses. */
export function deleteLinksTo(tx: Tx, userId: number, emails: string[]) {
  return tx.parentLink.deleteMany({ where: { userId, email: { in: emails } } });
}

/** When the invitation that an address has was mailed. */
export function findInvitationTo(db: Db, userId: number, email: string) {
  return db.parentLink.findFirst({
    where: { userId, email, purpose: "invite" },
    select: { createdAt: true },
  });
}

export function deleteOverLinks(db: Db, now: Date) {
  return db.parentLink.deleteMany({ where: { expiresAt: { lte: now } } });
}
