import { timingSafeEqual } from "node:crypto";
import type { App } from "@/lib/context";
import { keyedHash } from "@/lib/secret";
import { mailboxOf } from "./rules";

/** What a link in a mail to a parent lets them do, and nothing else. */
type Purpose = "confirm" | "stop";
type Parent = { userId: number; addressKey: string };

/** What is kept of a mailbox that wants no mails, whatever stands behind a plus sign in its address. */
export const addressKeyOf = (app: App, email: string): string =>
  keyedHash(app.secret, `parent:${mailboxOf(email)}`);

const sign = (app: App, purpose: Purpose, { userId, addressKey }: Parent): string =>
  keyedHash(app.secret, `parent-${purpose}:${userId}:${addressKey}`);

/** Signed instead of stored: a mail of years ago can still be stopped. It says nothing of whom it is about. */
function tokenOf(app: App, purpose: Purpose, parent: Parent): string {
  return [parent.userId, parent.addressKey, sign(app, purpose, parent)].join(".");
}

/** Whom a token is about; undefined for one that is not ours, or for something else. */
export function readToken(app: App, purpose: Purpose, token: string): Parent | undefined {
  const [, id, addressKey, signature] = /^(\d{1,10})\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!id || !addressKey || !signature) return undefined;
  const parent = { userId: Number(id), addressKey };
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(app, purpose, parent)));
  return isOurs ? parent : undefined;
}

/** The links of a mail to this address about this student. */
export function parentLinks(app: App, { userId, email }: { userId: number; email: string }) {
  const parent = { userId, addressKey: addressKeyOf(app, email) };
  const stop = tokenOf(app, "stop", parent);
  return {
    confirmUrl: `${app.env.APP_URL}/parent/confirm?token=${tokenOf(app, "confirm", parent)}`,
    stopUrl: `${app.env.APP_URL}/parent/stop?token=${stop}`,
    unsubscribeUrl: `${app.env.APP_URL}/api/parent/unsubscribe?token=${stop}`,
  };
}
