import { buildApp } from "@/lib/wiring";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  designatedEmail,
  gateReply,
  mailedCode,
  masterKey,
  openSecurePanel,
  openSystemPanel,
  secureAuth,
  secureEmails,
  superAuth,
} from "../support/administrators";
import { mailsTo } from "../support/outbox";
import { createStudent, newSession } from "../support/students";
import type { TestApp } from "../support/test-app";

const minuteMs = 60_000;
const [anna, bruno] = secureEmails;

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

const keyStep = (cookie: string, key: string, headers?: Record<string, string>) =>
  superAuth(t, { step: 1, masterKey: key, twoFactorCode: "" }, { cookie, headers });
const codeStep = (cookie: string, twoFactorCode: unknown) =>
  superAuth(t, { step: 2, masterKey: "", twoFactorCode }, { cookie });
const mailStep = (email: string, headers?: Record<string, string>) =>
  secureAuth(t, { step: 1, email, otpCode: "", sessionToken: null }, { headers });
const otpStep = (email: string, otpCode: unknown, sessionToken: string | null) =>
  secureAuth(t, { step: 2, email, otpCode, sessionToken });

/** A code that is surely not this one. */
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const statuses = (responses: Response[]) => responses.map(({ status }) => status);
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

describe("the gate of the system panel", () => {
  let cookie: string;
  beforeEach(async () => {
    ({ cookie } = await createAdministrator(t));
  });

  it("opens by the key and the code it mails to the designated address, for half an hour", async () => {
    const first = await keyStep(cookie, masterKey);
    expect(await first.json()).toEqual({
      success: true,
      message: "Ti abbiamo inviato per email un codice di 6 cifre. Vale 10 minuti.",
      remainingAttempts: 3,
    });
    const second = await codeStep(cookie, await mailedCode(t, designatedEmail));
    expect(await second.json()).toMatchObject({
      success: true,
      remainingAttempts: 3,
      expiresAt: new Date(t.app.now().getTime() + 30 * minuteMs).toISOString(),
    });
    const setCookie = second.headers.get("set-cookie") ?? "";
    expect(setCookie).toMatch(/^gate=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/);
    const open = `${cookie}; ${setCookie.split(";")[0] ?? ""}`;
    expect((await t.api("GET", "/api/admin/users", { cookie: open })).status).toBe(200);
    t.advance(30 * minuteMs - 1);
    expect((await t.api("GET", "/api/admin/users", { cookie: open })).status).toBe(200);
    t.advance(1);
    expect((await t.api("GET", "/api/admin/users", { cookie: open })).status).toBe(403);
  });

  it("counts 2, 1, 0 and blocks; the right key too, until half an hour has passed", async () => {
    for (const remainingAttempts of [2, 1, 0]) {
      const response = await keyStep(cookie, "a wrong master key");
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        success: false,
        code: "BAD_CREDENTIALS",
        remainingAttempts,
        details: { remainingAttempts },
      });
    }
    const refused = await keyStep(cookie, masterKey);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1800");
    expect(await refused.json()).toMatchObject({
      success: false,
      code: "BLOCKED",
      error: "Troppi tentativi falliti. Riprova più tardi.",
      remainingAttempts: 0,
    });
    t.advance(30 * minuteMs - 1);
    expect((await keyStep(cookie, masterKey)).status).toBe(429);
    t.advance(1);
    expect((await keyStep(cookie, masterKey)).status).toBe(200);
  });

  it("forgets no failure for a new login, another address, another instance or a right key in between", async () => {
    const other = await buildApp(t.env, t.app.now);
    expect((await keyStep(cookie, "wrong")).status).toBe(401);
    expect((await keyStep(cookie, masterKey)).status).toBe(200);
    t.serveBy(other);
    const fresh = await newSession(t.app, 1);
    const elsewhere = { "x-forwarded-for": "203.0.113.9" };
    expect((await keyStep(fresh, "wrong", elsewhere)).status).toBe(401);
    expect((await keyStep(fresh, masterKey, elsewhere)).status).toBe(200);
    expect((await codeStep(fresh, wrong(await mailedCode(t, designatedEmail)))).status).toBe(401);
    expect((await keyStep(cookie, masterKey)).status).toBe(429);
    t.serveBy(t.app);
    expect((await keyStep(cookie, masterKey)).status).toBe(429);
    await other.ports.jobs.stop();
    await other.db.$disconnect();
  });

  it("looks at three of 50 wrong keys at once, and blocks once", async () => {
    const responses = await times(50, () => keyStep(cookie, "wrong"));
    expect(statuses(responses).filter((status) => status === 401)).toHaveLength(3);
    expect(statuses(responses).filter((status) => status === 429)).toHaveLength(47);
    const log = await auditOf(t);
    expect(log.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "refused", "blocked"]);
  });

  it("takes a code once, in its login, within ten minutes, and only the newest", async () => {
    await keyStep(cookie, masterKey);
    const old = await mailedCode(t, designatedEmail);
    t.advance(1000);
    await keyStep(cookie, masterKey);
    const code = await mailedCode(t, designatedEmail);
    if (old !== code) expect((await codeStep(cookie, old)).status).toBe(401);
    expect((await codeStep(await newSession(t.app, 1), code)).status).toBe(401);
    expect((await codeStep(cookie, code)).status).toBe(200);
    expect((await codeStep(cookie, code)).status).toBe(401);
  });

  it("takes none that is ten minutes old", async () => {
    await keyStep(cookie, masterKey);
    const code = await mailedCode(t, designatedEmail);
    t.advance(10 * minuteMs);
    expect((await codeStep(cookie, code)).status).toBe(401);
  });

  it("opens once for 50 at once with the right code", async () => {
    await keyStep(cookie, masterKey);
    const code = await mailedCode(t, designatedEmail);
    const responses = await times(50, () => codeStep(cookie, code));
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    { step: 2, masterKey: "", twoFactorCode: "12345" },
    { step: 2, masterKey: "", twoFactorCode: " 123456 " },
    { step: 2, masterKey: "", twoFactorCode: 123456 },
    { step: 2 },
    { step: 1, masterKey: "" },
    { step: 1, masterKey: ["a"] },
    { step: "1", masterKey },
    { step: [1], masterKey },
    { step: 3, masterKey },
    { masterKey },
  ])("%j is bad input, and no failure", async (body) => {
    expect((await superAuth(t, body, { cookie })).status).toBe(400);
    expect(await auditOf(t)).toEqual([]);
  });

  it("the second step without the first, and digits of another script, are failures", async () => {
    expect((await codeStep(cookie, "123456")).status).toBe(401);
    await keyStep(cookie, masterKey);
    const code = await mailedCode(t, designatedEmail);
    const fullWidth = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    expect((await codeStep(cookie, fullWidth)).status).toBe(401);
    expect(
      (await superAuth(t, { step: 1, masterKey: "wrong", twoFactorCode: code }, { cookie })).status,
    ).toBe(401);
  });

  it("mails five codes an hour", async () => {
    for (let n = 0; n < 5; n += 1) expect((await keyStep(cookie, masterKey)).status).toBe(200);
    const sixth = await keyStep(cookie, masterKey);
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", remainingAttempts: 3 });
    await t.runJobs();
    expect(await mailsTo(t.dataDir, designatedEmail)).toHaveLength(5);
    t.advance(60 * minuteMs);
    expect((await keyStep(cookie, masterKey)).status).toBe(200);
  });

  it("closes with the button, with the login, and elsewhere once it is opened anew", async () => {
    const open = await openSystemPanel(t, cookie);
    const list = (as: string) => t.api("GET", "/api/admin/users", { cookie: as });
    const closed = await t.api("DELETE", "/api/super-auth/verify", { cookie: open });
    expect(closed.headers.get("set-cookie")).toMatch(/^gate=; Max-Age=0;/);
    expect((await list(open)).status).toBe(403);

    const again = await openSystemPanel(t, cookie);
    const elsewhere = await openSystemPanel(t, await newSession(t.app, 1));
    expect((await list(again)).status).toBe(403);
    expect((await list(elsewhere)).status).toBe(200);
    await t.api("POST", "/api/auth/logout", { cookie: elsewhere });
    expect(await t.app.db.gateSession.count()).toBe(0);
  });

  it("is for id 1 and the designated address only, whatever another looks like", async () => {
    const designated = await createStudent(t, { email: designatedEmail });
    expect((await keyStep(designated.cookie, masterKey)).status).toBe(200);
    for (const email of [
      "direttrice@scuola.example.org",
      "direttrice+1@scuola.example",
      "direttrlce@scuola.example",
    ]) {
      const { cookie: theirs } = await createStudent(t, { email });
      expect((await keyStep(theirs, masterKey)).status).toBe(403);
    }
    expect((await superAuth(t, { step: 1, masterKey }, {})).status).toBe(401);
  });
});

describe("the gate of the secure panel", () => {
  it("opens by an authorised address and the code mailed to it", async () => {
    const first = await mailStep(" Anna@Ufficio.Example ");
    expect(first.status).toBe(200);
    const { sessionToken } = await gateReply(first);
    const pending = { authorization: `Bearer ${sessionToken}` };
    expect((await t.api("GET", "/api/secure-admin/users", { headers: pending })).status).toBe(401);
    const second = await otpStep(anna, await mailedCode(t, anna), sessionToken);
    const opened = await second.json();
    expect(opened).toMatchObject({
      success: true,
      remainingAttempts: 5,
      expiresAt: new Date(t.app.now().getTime() + 30 * minuteMs).toISOString(),
    });
  });

  it("counts five failures of both steps, of any address, and blocks", async () => {
    const stranger = "chiunque@altrove.example";
    for (const remainingAttempts of [4, 3, 2, 1, 0]) {
      const response = await (remainingAttempts % 2 ? otpStep(stranger, "123456", null) : mailStep(stranger));
      expect(response.status).toBe(401);
      expect(await gateReply(response)).toMatchObject({ remainingAttempts });
    }
    const blocked = await mailStep(stranger);
    expect(blocked.status).toBe(429);
    expect(await gateReply(blocked)).toMatchObject({
      code: "BLOCKED",
      error: "Troppi tentativi falliti. Contatta l'amministratore.",
    });
    expect((await mailStep(anna)).status).toBe(200);
  });

  it("looks at five of 50 wrong codes at once; then the right one is refused, from anywhere", async () => {
    const { sessionToken } = await gateReply(await mailStep(anna));
    const code = await mailedCode(t, anna);
    const responses = await times(50, () => otpStep(anna, wrong(code), sessionToken));
    expect(statuses(responses).filter((status) => status === 401)).toHaveLength(5);
    expect((await otpStep(anna, code, sessionToken)).status).toBe(429);
    expect((await mailStep(anna, { "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
    expect((await auditOf(t)).filter(({ outcome }) => outcome === "blocked")).toHaveLength(1);
    t.advance(30 * minuteMs);
    expect((await mailStep(anna)).status).toBe(200);
  });

  it("takes no code of another administrator, another try or the other gate", async () => {
    const admin = await createAdministrator(t);
    await keyStep(admin.cookie, masterKey);
    const ofSystem = await mailedCode(t, designatedEmail);
    const ofAnna = await gateReply(await mailStep(anna));
    const code = await mailedCode(t, anna);
    const ofBruno = await gateReply(await mailStep(bruno));
    expect((await otpStep(bruno, code, ofBruno.sessionToken)).status).toBe(401);
    expect((await otpStep(bruno, code, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(anna, code, ofBruno.sessionToken)).status).toBe(401);
    expect((await otpStep(anna, code, null)).status).toBe(401);
    if (ofSystem !== code) expect((await otpStep(anna, ofSystem, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(anna, ` ${code} `, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(anna, Number(code), ofAnna.sessionToken)).status).toBe(400);
  });

  it("stays in reach of its owner while others fail in their name", async () => {
    for (let n = 0; n < 5; n += 1) await otpStep(anna, "no code", null);
    await t.runJobs();
    const alert = (await mailsTo(t.dataDir, anna)).find(({ template }) => template === "gate-blocked");
    const unlocking = /\b[\w-]{32}\b/.exec(alert?.text ?? "")?.[0] ?? "";
    expect((await otpStep(bruno, unlocking, null)).status).toBe(401);
    expect((await otpStep(anna, `${unlocking}x`, null)).status).toBe(429);
    const opened = await otpStep(anna, unlocking, null);
    expect(opened.status).toBe(200);
    const { sessionToken } = await gateReply(opened);
    const headers = { authorization: `Bearer ${sessionToken}` };
    expect((await t.api("GET", "/api/secure-admin/users", { headers })).status).toBe(200);
    expect((await otpStep(anna, unlocking, null)).status).toBe(429);
  });

  it("mails an unlocking code, once, when others use up the codes of the hour", async () => {
    for (let n = 0; n < 5; n += 1) expect((await mailStep(anna)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      const refused = await mailStep(anna);
      expect(refused.status).toBe(429);
      expect(await gateReply(refused)).toMatchObject({ code: "BLOCKED" });
    }
    await t.runJobs();
    const templates = (await mailsTo(t.dataDir, anna)).map(({ template }) => template);
    expect(templates.filter((template) => template === "gate-code")).toHaveLength(5);
    expect(templates.filter((template) => template === "gate-blocked")).toHaveLength(1);
  });

  it("has one session per administrator, until logout, half an hour or the end of the authorisation", async () => {
    const first = await openSecurePanel(t, anna);
    const second = await openSecurePanel(t, anna);
    const list = (headers: Record<string, string>) => t.api("GET", "/api/secure-admin/users", { headers });
    expect((await list(first)).status).toBe(401);
    expect((await list(second)).status).toBe(200);
    const out = await secureAuth(
      t,
      { step: 3, email: "", otpCode: "", sessionToken: "" },
      { headers: second },
    );
    expect(await out.json()).toMatchObject({ success: true, sessionToken: null });
    expect((await list(second)).status).toBe(401);

    const removed = await openSecurePanel(t, bruno);
    const without = await buildApp({ ...t.env, SECURE_ADMIN_EMAILS: anna }, t.app.now);
    t.serveBy(without);
    expect((await list(removed)).status).toBe(401);
    await without.ports.jobs.stop();
    await without.db.$disconnect();
  });

  it("notes no more failures of strangers than anybody would read", async () => {
    const responses = await times(60, (n) => mailStep(`nessuno${n}@altrove.example`));
    expect(statuses(responses).filter((status) => status === 401)).toHaveLength(50);
    expect(await t.app.db.auditEntry.count()).toBe(50);
    expect((await mailStep(anna)).status).toBe(200);
  });

  it.each([
    { step: 1, email: "" },
    { step: 1, email: "   " },
    { step: 2, email: anna, otpCode: "" },
    { step: 2, email: "", otpCode: "123456" },
    { step: "1", email: anna },
    { step: 4, email: anna },
  ])("%j is bad input", async (body) => {
    expect((await secureAuth(t, body)).status).toBe(400);
  });
});

describe("what is kept and told", () => {
  it("no key, code, token or stranger's address stands in the database or the log", async () => {
    const { cookie } = await createAdministrator(t);
    const open = await openSystemPanel(t, cookie);
    const { authorization } = await openSecurePanel(t, anna);
    await mailStep("uno.studente@casa.example");
    const { findTraces } = await import("../support/traces");
    const secrets = [
      masterKey,
      open.split("gate=")[1] ?? "",
      authorization.slice(7),
      "uno.studente@casa.example",
    ];
    expect(await findTraces(t.app.db, secrets)).toEqual([]);
    await keyStep(cookie, masterKey);
    const code = await t.app.db.gateCode.findFirstOrThrow();
    expect(code.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("what is over is swept away", async () => {
    const { cookie } = await createAdministrator(t);
    await openSystemPanel(t, cookie);
    await keyStep(cookie, "wrong");
    await mailStep(anna);
    t.advance(24 * 60 * minuteMs);
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(await t.app.db.gateSession.count()).toBe(0);
    expect(await t.app.db.gateCode.count()).toBe(0);
    expect(await t.app.db.gateTries.count()).toBe(0);
  });

  it("a panel that is not set up is closed, and says so", async () => {
    const closed = await createAdministeredApp({
      SYSTEM_ADMIN_MASTER_KEY: "",
      SECURE_ADMIN_EMAILS: "",
      ALLOW_LOCAL_ADAPTERS: "0",
      RESEND_API_KEY: "re_test",
      RESEND_BASE_URL: "http://127.0.0.1:9",
      MAIL_FROM: "coach@scuola.example",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    });
    const { cookie } = await createAdministrator(closed);
    const response = await superAuth(closed, { step: 1, masterKey: "anything at all" }, { cookie });
    expect(response.status).toBe(503);
    const demoAddress = { step: 1, email: "admin@english-coach.example" };
    expect((await secureAuth(closed, demoAddress)).status).toBe(401);
    await closed.close();
  });
});
