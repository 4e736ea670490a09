import pino from "pino";
import { loginRateLimit } from "@/lib/features/accounts/rules";
import {
  createAdministeredApp,
  createAdministrator,
  eligibleAdminEmail,
  keyStep,
  mailStep,
  openSecurePanel,
  openSystemPanel,
  otpStep,
  secureEmails,
} from "../support/administrators";
import { mailsTo, tokenOf } from "../support/outbox";
import { createStudent, newSession } from "../support/students";
import type { TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await createAdministeredApp({ TRUST_PROXY: "1" });
  t.app.log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
});
afterAll(() => t.close());
afterEach(() => t.advance(60 * 60 * 1000));

type SecurityEvent = { kind: string; userId?: number; requestId: string };

/** What this work leaves in the stream, and all that it logs. */
async function eventsOf(work: () => Promise<unknown>) {
  const from = lines.length;
  await work();
  const logged = lines.slice(from).map((line) => JSON.parse(line) as SecurityEvent & { event: string });
  const events = logged.filter(({ event }) => event === "security");
  for (const { requestId } of events) {
    expect(logged.some((line) => line.event === "request" && line.requestId === requestId)).toBe(true);
  }
  return events.map(({ kind, userId }) => ({ kind, userId }));
}

const email = "osservata@scuola.example";
const nickname = "Osservata";
const password = "matita gialla";
const ip = "203.0.113.77";
const headers = { "x-forwarded-for": ip, "user-agent": "Mozilla/5.0 (SecretDevice)" };
const login = (as: string, secret: string) =>
  t.api("POST", "/api/auth/login", { body: { email: as, password: secret }, headers });

let id: number;
let cookie: string;
beforeAll(async () => {
  ({ id, cookie } = await createStudent(t, { email, nickname }));
  const hash = await t.app.ports.passwordHasher.hash(password);
  await t.app.db.password.create({ data: { userId: id, hash, updatedAt: t.app.now() } });
});

it("a login, a failed one of a known and an unknown account, and a logout", async () => {
  const events = await eventsOf(async () => {
    const entered = await login(email, password);
    await login(email, "sbagliata");
    await login("nessuno@scuola.example", "sbagliata");
    const own = entered.headers.get("set-cookie")?.split(";")[0];
    await t.api("POST", "/api/auth/logout", { cookie: own, headers });
    await t.api("POST", "/api/auth/logout", { cookie: own, headers });
  });
  expect(events).toEqual([
    { kind: "login", userId: id },
    { kind: "login_failed", userId: id },
    { kind: "login_failed", userId: undefined },
    { kind: "logout", userId: id },
  ]);
});

it("an account that is locked", async () => {
  for (let n = 0; n < loginRateLimit.max; n += 1) await login(email, "sbagliata");
  expect(await eventsOf(() => login(email, password))).toEqual([{ kind: "locked", userId: undefined }]);
});

it("sessions that are ended, a password that is changed, and one that could not be", async () => {
  const other = await newSession(t.app, id);
  const change = (currentPassword: string) =>
    t.api("POST", "/api/auth/change-password", {
      cookie: other,
      headers,
      body: { currentPassword, newPassword: "pennarello viola" },
    });
  const events = await eventsOf(async () => {
    await t.api("DELETE", "/api/auth/sessions", { cookie: other, headers });
    await change("sbagliata");
    await change(password);
    for (let n = 0; n <= loginRateLimit.max; n += 1) await change("sbagliata");
  });
  const failed = { kind: "password_change_failed", userId: id };
  expect(events).toEqual([
    { kind: "sessions_ended", userId: id },
    failed,
    { kind: "password_changed", userId: id },
    ...Array.from({ length: loginRateLimit.max }, () => failed),
    { kind: "locked", userId: id },
  ]);
});

it("a password that is reset", async () => {
  await t.api("POST", "/api/auth/forgot-password", { body: { email }, headers });
  const resets = async () => {
    await t.runJobs();
    return (await mailsTo(t.dataDir, email)).filter(({ template }) => template === "reset-password");
  };
  await until(async () => (await resets()).length > 0);
  const token = tokenOf((await resets())[0]);
  const body = { token, newPassword: "quaderno arancione" };
  const events = await eventsOf(() => t.api("POST", "/api/auth/reset-password", { body, headers }));
  expect(events).toEqual([{ kind: "password_reset", userId: id }]);
});

it("a gate that is passed, failed and blocked, in both panels", async () => {
  const administrator = await createAdministrator(t);
  const events = await eventsOf(async () => {
    await openSystemPanel(t, administrator.cookie);
    for (let n = 0; n < 4; n += 1) await keyStep(t, administrator.cookie, "sbagliata", headers);
    await openSecurePanel(t);
    await mailStep(t, "estraneo@altrove.example", headers);
    for (let n = 0; n < 6; n += 1) await otpStep(t, secureEmails[1], "000000", "x");
  });
  const system = (kind: string) => ({ kind, userId: administrator.id });
  const secure = (kind: string) => ({ kind, userId: undefined });
  expect(events).toEqual([
    system("gate_passed"),
    ...Array.from({ length: 3 }, () => system("gate_failed")),
    ...Array.from({ length: 2 }, () => system("gate_blocked")),
    secure("gate_passed"),
    secure("gate_failed"),
    ...Array.from({ length: 5 }, () => secure("gate_failed")),
    ...Array.from({ length: 2 }, () => secure("gate_blocked")),
  ]);
});

it("nothing that was logged meanwhile names anybody, or says from where", () => {
  expect(lines.length).toBeGreaterThan(50);
  const personal = [
    email,
    nickname,
    password,
    ip,
    "SecretDevice",
    eligibleAdminEmail,
    ...secureEmails,
    "example",
    cookie,
  ];
  for (const word of personal) expect(lines.join("\n").toLowerCase()).not.toContain(word.toLowerCase());
});
