import type { App } from "@/lib/context";
import { hostCookie } from "@/lib/host-cookie";
import { deriveKeys, isSame, keyedHash, keyedHashes } from "@/lib/secret";
import { outboxSessionSeconds } from "./rules";

const cookieOf = (app: App) => hostCookie(app.env, "outbox");

/** The password is part of the keys: another one ends what was opened by this. */
const keysOf = ({ secret }: App, password: string) => deriveKeys(secret, `outbox:${password}`);

/** The cookie of whoever has given the password: until when, and the proof that we said so. Nothing of it is kept. */
export function newOutboxCookie(app: App, password: string): string {
  const expiry = String(app.now().getTime() + outboxSessionSeconds * 1000);
  return cookieOf(app).set(`${expiry}.${keyedHash(keysOf(app, password), expiry)}`, outboxSessionSeconds);
}

/** Whether who sends these cookies has given the password within the last hours. */
export function hasOpenOutbox(app: App, password: string, cookieHeader: string | null): boolean {
  const value = cookieOf(app).read(cookieHeader) ?? "";
  const [, expiry, given] = /^(\d{13})\.([0-9a-f]{64})$/.exec(value) ?? [];
  if (!expiry || !given || Number(expiry) <= app.now().getTime()) return false;
  const keys = keysOf(app, password);
  return keyedHashes(keys, expiry).some((expected) => isSame(keys, given, expected));
}
