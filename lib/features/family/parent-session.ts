import { randomBytes } from "node:crypto";
import type { App, Ctx, Parent, Visitor } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { tokenHashOf } from "@/lib/token-hash";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { hostCookie } from "@/lib/host-cookie";
import { family as t } from "@/lib/i18n/it";
import { isGuardian } from "./data";
import { checkMailedLink, newMailedLink, takeMailedLink } from "./mailed-links";
import { deleteSessionsOf, deleteSessionsOfNobody, insertSession, touchSession } from "./parent-pages-data";
import { subjectOf } from "./parent-subject";
import { parentSession } from "./rules";

const cookieOf = (app: App) => hostCookie(app.env, "parent");

/** Whether an address is a parent's. */
export const isParent = (app: App, email: string): Promise<boolean> => isGuardian(app.db, email);

/** Mails a link that opens the page. */
export async function mailOpeningLink(ctx: Ctx<Visitor>, email: string): Promise<void> {
  const mailId = await inTransaction(ctx.db, async (tx) => {
    const { token, code } = await newMailedLink(ctx, tx, { purpose: "open", email, userId: null });
    const props = { code, openUrl: `${ctx.env.APP_URL}/genitori?token=${token}` };
    return queueMail(ctx, tx, {
      userId: null,
      to: email,
      content: { template: "parent-page-link", props },
    });
  });
  await enqueueMail(ctx, mailId);
}

/** Opens the page by a link and its code, once. Answers the cookie. */
export async function openParentPage(ctx: Ctx<Visitor>, input: { token: string; code: string }) {
  const { email, tokenHash } = await checkMailedLink(ctx, { ...input, purpose: "open" });
  const token = randomBytes(32).toString("base64url");
  const now = ctx.now();
  await inTransaction(ctx.db, async (tx) => {
    await takeMailedLink(tx, tokenHash);
    await insertSession(tx, { tokenHash: tokenHashOf(token), email, createdAt: now, lastUsedAt: now });
  });
  return { message: t.opened, setCookie: cookieOf(ctx).set(token, parentSession.maxMs / 1000) };
}

/** Closes it wherever the same address has it open. */
export async function closeParentPage(ctx: Ctx<Parent>) {
  await deleteSessionsOf(ctx.db, ctx.actor.email);
  return { message: t.closed, setCookie: cookieOf(ctx).clear() };
}

/** After these instants a page must have been used and opened, to be open still. */
export const lifeOf = (now: Date) => ({
  usedAfter: new Date(now.getTime() - parentSession.idleMs),
  openedAfter: new Date(now.getTime() - parentSession.maxMs),
});

/** Whose page this cookie has open. Throws NO_SESSION without one. */
export async function authenticateParent(app: App, cookieHeader: string | null): Promise<Parent> {
  const token = cookieOf(app).read(cookieHeader);
  const tokenHash = token && tokenHashOf(token);
  const now = app.now();
  const email = tokenHash && (await touchSession(app.db, tokenHash, { now, ...lifeOf(now) }));
  if (!email || !tokenHash) throw new AppError("NO_SESSION", t.noParentSession);
  return { kind: "parent", email, subject: subjectOf(app, email) };
}

/** Closes the pages of addresses that are no parent's any more, in the transaction of an erasure. */
export async function closePagesOfNobody(tx: Tx): Promise<void> {
  await deleteSessionsOfNobody(tx);
}
