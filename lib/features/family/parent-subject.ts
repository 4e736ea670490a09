import type { App } from "@/lib/context";
import { keyedHash } from "@/lib/secret";

/** What the audit log knows a parent by: nothing in it can be erased, so it is no address. */
export const subjectOf = (app: App, email: string): string =>
  `parent:${keyedHash(app.secret, `parent-subject:${email}`).slice(0, 16)}`;
