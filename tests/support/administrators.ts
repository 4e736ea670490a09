import type { Options } from "./api";
import { mailsTo } from "./outbox";
import { createStudent, newSession } from "./students";
import { createTestApp, type TestApp } from "./test-app";

export const masterKey = "the master key of the tests";
export const eligibleAdminEmail = "direttrice@scuola.example";
export const secureEmails = ["anna@ufficio.example", "bruno@ufficio.example"] as const;

/** The application with both panels set up. */
export function createAdministeredApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  return createTestApp({
    SYSTEM_ADMIN_EMAIL: eligibleAdminEmail,
    SYSTEM_ADMIN_MASTER_KEY: masterKey,
    SECURE_ADMIN_EMAILS: ` ${secureEmails[0].toUpperCase()} ,${secureEmails[1]}`,
    ...overrides,
  });
}

/** The seeded administrator, logged in. */
export async function createAdministrator(t: TestApp) {
  const exists = await t.app.db.user.findUnique({ where: { id: 1 }, select: { id: true } });
  if (exists) return { id: 1, cookie: await newSession(t.app, 1) };
  return createStudent(t, { id: 1, email: "admin@scuola.example", nickname: "Capo", nicknameKey: "capo" });
}

const code = /\b\d{6}\b/;

/** The newest code mailed to an address. */
export async function mailedCode(t: TestApp, address: string): Promise<string> {
  await t.runJobs();
  const mails = await mailsTo(t.dataDir, address);
  return code.exec(mails.findLast(({ template }) => template === "gate-code")?.text ?? "")?.[0] ?? "";
}

export const superAuth = (t: TestApp, body: unknown, options: Options) =>
  t.api("POST", "/api/super-auth/verify", { ...options, body });
export const secureAuth = (t: TestApp, body: unknown, options: Options = {}) =>
  t.api("POST", "/api/secure-admin/auth", { ...options, body });

/** A code that is surely not this one. */
export const wrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

/** The two steps of the system panel's gate, by a login. */
export const keyStep = (t: TestApp, cookie: string, masterKey: string, headers?: Options["headers"]) =>
  superAuth(t, { step: 1, masterKey, twoFactorCode: "" }, { cookie, headers });
export const codeStep = (t: TestApp, cookie: string, twoFactorCode: unknown) =>
  superAuth(t, { step: 2, masterKey: "", twoFactorCode }, { cookie });

/** The two steps of the secure panel's. */
export const mailStep = (t: TestApp, email: string, headers?: Options["headers"]) =>
  secureAuth(t, { step: 1, email, otpCode: "", sessionToken: null }, { headers });
export const otpStep = (t: TestApp, email: string, otpCode: unknown, sessionToken: string | null) =>
  secureAuth(t, { step: 2, email, otpCode, sessionToken });

/** Asks so many times at once, and answers the statuses. */
export async function statusesOf(count: number, ask: (n: number) => Promise<Response>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
  return responses.map(({ status }) => status);
}

type GateReply = { sessionToken: string; remainingAttempts: number; error: string; code: string };
export const gateReply = async (response: Response) => (await response.json()) as GateReply;

/** Opens the system panel with this session, and answers both its cookies. */
export async function openSystemPanel(t: TestApp, cookie: string): Promise<string> {
  await keyStep(t, cookie, masterKey);
  const twoFactorCode = await mailedCode(t, eligibleAdminEmail);
  const response = await codeStep(t, cookie, twoFactorCode);
  const gate = response.headers.get("set-cookie")?.split(";")[0];
  if (response.status !== 200 || !gate) throw new Error(`The gate stayed shut: ${response.status}`);
  return `${cookie}; ${gate}`;
}

/** Opens the secure panel, and answers the header that shows it. */
export async function openSecurePanel(t: TestApp, email: string = secureEmails[0]) {
  const first = await gateReply(await mailStep(t, email));
  const otpCode = await mailedCode(t, email);
  const response = await otpStep(t, email, otpCode, first.sessionToken);
  if (response.status !== 200) throw new Error(`The gate stayed shut: ${response.status}`);
  return { authorization: `Bearer ${(await gateReply(response)).sessionToken}` };
}

/** The audit log, oldest first. */
export const auditOf = (t: TestApp) => t.app.db.auditEntry.findMany({ orderBy: { id: "asc" } });
