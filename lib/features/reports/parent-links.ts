import { timingSafeEqual } from "node:crypto";
import type { App } from "@/lib/context";
import { keyedHash, keyedHashes } from "@/lib/secret";
import { mailboxOf } from "./rules";

/** What a link in a mail to a parent lets them do, and nothing else. */
type Purpose = "confirm" | "stop";
type Parent = { userId: number; addressKey: string };

/** A mailbox, whatever stands behind a plus sign in its address. */
const addressOf = (email: string) => `parent:${mailboxOf(email)}`;

/** What may have been kept of an address that wants no mails: under each secret of the installation. */
export const addressKeysOf = (app: App, email: string): string[] => keyedHashes(app.secret, addressOf(email));

const signed = (purpose: Purpose, { userId, addressKey }: Parent): string =>
  `parent-${purpose}:${userId}:${addressKey}`;

/** Signed instead of stored: a mail of years ago can still be stopped. It says nothing of whom it is about. */
function tokenOf(app: App, purpose: Purpose, parent: Parent): string {
  return [parent.userId, parent.addressKey, keyedHash(app.secret, signed(purpose, parent))].join(".");
}

/** Whom a token is about; undefined for one that is not ours, or for something else. */
export function readToken(app: App, purpose: Purpose, token: string): Parent | undefined {
  const [, id, addressKey, signature] = /^(\d{1,10})\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!id || !addressKey || !signature) return undefined;
  const parent = { userId: Number(id), addressKey };
  const isOurs = keyedHashes(app.secret, signed(purpose, parent)).some((expected) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected)),
  );
  return isOurs ? parent : undefined;
}

/** The links of a mail to this address about this student. */
export function parentLinks(app: App, { userId, email }: { userId: number; email: string }) {
  const parent = { userId, addressKey: keyedHash(app.secret, addressOf(email)) };
  const stop = tokenOf(app, "stop", parent);
  return {
    confirmUrl: `${app.env.APP_URL}/parent/confirm?token=${tokenOf(app, "confirm", parent)}`,
    stopUrl: `${app.env.APP_URL}/parent/stop?token=${stop}`,
    unsubscribeUrl: `${app.env.APP_URL}/api/parent/unsubscribe?token=${stop}`,
  };
}
