import type { App } from "@/lib/context";
import { hasDemoAccounts, type DemoSettings } from "@/lib/addresses";
import type { Env } from "@/lib/env";
import { administratorId } from "@/lib/features/accounts/rules";
import { deriveKeys, keyedHash, type Secret } from "@/lib/secret";
import { demoAdministratorEmail } from "./rules";

/** Who may try the gate of the system panel. Addresses of users are verified before they can log in. */
export function isEligibleAdmin(env: Env, user: { id: number; email: string }): boolean {
  return user.id === administratorId || user.email === env.SYSTEM_ADMIN_EMAIL;
}

/** Who may use the secure panel. */
export function isSecureAdmin(env: Env, email: string): boolean {
  return secureEmails(env).includes(email);
}

function secureEmails(env: Env): string[] {
  const emails = env.SECURE_ADMIN_EMAILS?.toLowerCase()
    .split(",")
    .map((entry) => entry.trim());
  return emails ?? (hasDemoAccounts(env) ? [demoAdministratorEmail] : []);
}

/** The addresses of all who may open a panel; account 1 may whatever its address. */
export function administratorEmails(env: Env): string[] {
  return [...secureEmails(env), ...(env.SYSTEM_ADMIN_EMAIL ? [env.SYSTEM_ADMIN_EMAIL] : [])];
}

type KeySettings = DemoSettings & Pick<Env, "SYSTEM_ADMIN_MASTER_KEY">;

/** The key that opens the system panel: the configured one, or the demo accounts' own. Undefined: nobody opens it. */
export function masterKeyOf(env: KeySettings, secret: Secret): string | undefined {
  if (env.SYSTEM_ADMIN_MASTER_KEY) return env.SYSTEM_ADMIN_MASTER_KEY;
  return hasDemoAccounts(env) ? demoMasterKeyOf(secret) : undefined;
}

/** The demo accounts' own key, which the start prints. */
export function demoMasterKeyOf(secret: Secret): string {
  return Buffer.from(deriveKeys(secret, "demo-master-key")[0]).toString("base64url").slice(0, 20);
}

export const systemSubject = (userId: number) => `system:${userId}`;
export const secureSubject = (email: string) => `secure:${email}`;

/** How the audit log names an address that is none of ours: the same each time, and not to be read. */
export function strangerSubject({ secret }: App, email: string): string {
  return `secure:?${keyedHash(secret, `stranger:${email}`).slice(0, 8)}`;
}
