import { timingSafeEqual } from "node:crypto";
import type { App } from "@/lib/context";
import { keyedHash, keyedHashes } from "@/lib/secret";
import { mailboxOf, resumeTtlMs } from "./rules";

type Stopped = { userId: number; addressKey: string };

/** A mailbox, whatever stands behind a plus sign in its address. */
const addressOf = (email: string) => `parent:${mailboxOf(email)}`;

/** What may have been kept of an address that wants no mails: under each secret of the installation. */
export const addressKeysOf = (app: App, email: string): string[] => keyedHashes(app.secret, addressOf(email));

export const addressKeyOf = (app: App, email: string): string => keyedHash(app.secret, addressOf(email));

const signedStop = ({ userId, addressKey }: Stopped): string => `parent-stop:${userId}:${addressKey}`;
const signedResume = ({ userId, addressKey }: Stopped, until: number): string =>
  `parent-resume:${userId}:${addressKey}:${until}`;

/** Signed instead of stored: a mail of years ago can still be stopped. It says nothing of whom it is about. */
const stopTokenOf = (app: App, stopped: Stopped): string =>
  [stopped.userId, stopped.addressKey, keyedHash(app.secret, signedStop(stopped))].join(".");

const isSigned = (app: App, value: string, signature: string): boolean =>
  keyedHashes(app.secret, value).some((expected) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected)),
  );

/** Who wants no mails by this token; undefined for one that is not ours. */
export function readStopToken(app: App, token: string): Stopped | undefined {
  const [, id, addressKey, signature] = /^(\d{1,10})\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!id || !addressKey || !signature) return undefined;
  const stopped = { userId: Number(id), addressKey };
  return isSigned(app, signedStop(stopped), signature) ? stopped : undefined;
}

/** What takes a stop back on the page that made it, for a while: the link of a mail alone is good for a stop only. */
export function resumeTokenOf(app: App, stopped: Stopped): string {
  const until = app.now().getTime() + resumeTtlMs;
  return [
    stopped.userId,
    stopped.addressKey,
    until,
    keyedHash(app.secret, signedResume(stopped, until)),
  ].join(".");
}

export function readResumeToken(app: App, token: string): Stopped | undefined {
  const [, id, addressKey, until, signature] =
    /^(\d{1,10})\.([0-9a-f]{64})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!id || !addressKey || !until || !signature) return undefined;
  const stopped = { userId: Number(id), addressKey };
  const isOurs = isSigned(app, signedResume(stopped, Number(until)), signature);
  return isOurs && Number(until) > app.now().getTime() ? stopped : undefined;
}

/** The page for parents, and the two ways out that every mail to one about a student carries. */
export function parentLinks(app: App, { userId, email }: { userId: number; email: string }) {
  const stop = stopTokenOf(app, { userId, addressKey: addressKeyOf(app, email) });
  return {
    pageUrl: `${app.env.APP_URL}/genitori`,
    stopUrl: `${app.env.APP_URL}/parent/stop?token=${stop}`,
    unsubscribeUrl: `${app.env.APP_URL}/api/parent/unsubscribe?token=${stop}`,
  };
}
