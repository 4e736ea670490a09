import { buildApp } from "@/lib/wiring";
import {
  auditOf,
  codeStep,
  createAdministeredApp,
  createAdministrator,
  eligibleAdminEmail,
  keyStep,
  mailedCode,
  masterKey,
  openSystemPanel,
  statusesOf,
  superAuth,
  wrongCode,
} from "../support/administrators";
import { mailsTo } from "../support/outbox";
import { createStudent, newSession } from "../support/students";
import type { TestApp } from "../support/test-app";

const minuteMs = 60_000;

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

describe("the gate of the system panel", () => {
  let cookie: string;
  beforeEach(async () => {
    ({ cookie } = await createAdministrator(t));
  });

  it("opens by the key and the code it mails to the address of `SYSTEM_ADMIN_EMAIL`, for half an hour", async () => {
    const first = await keyStep(t, cookie, masterKey);
    expect(await first.json()).toEqual({
      success: true,
      message: "Ti abbiamo inviato per email un codice di 6 cifre. Vale 10 minuti.",
      remainingAttempts: 3,
    });
    const second = await codeStep(t, cookie, await mailedCode(t, eligibleAdminEmail));
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
      const response = await keyStep(t, cookie, "a wrong master key");
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        success: false,
        code: "BAD_CREDENTIALS",
        remainingAttempts,
        details: { remainingAttempts },
      });
    }
    const refused = await keyStep(t, cookie, masterKey);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1800");
    expect(await refused.json()).toMatchObject({
      success: false,
      code: "BLOCKED",
      error: "Troppi tentativi falliti. Riprova più tardi.",
      remainingAttempts: 0,
      details: { blockedUntil: new Date(t.app.now().getTime() + 30 * minuteMs).toISOString() },
    });
    t.advance(30 * minuteMs - 1);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(429);
    t.advance(1);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(200);
  });

  it("forgets no failure for a new login, another address, another instance or a right key in between", async () => {
    const other = await buildApp(t.env, t.app.now);
    expect((await keyStep(t, cookie, "wrong")).status).toBe(401);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(200);
    t.serveBy(other);
    const fresh = await newSession(t.app, 1);
    const elsewhere = { "x-forwarded-for": "203.0.113.9" };
    expect((await keyStep(t, fresh, "wrong", elsewhere)).status).toBe(401);
    expect((await keyStep(t, fresh, masterKey, elsewhere)).status).toBe(200);
    expect((await codeStep(t, fresh, wrongCode(await mailedCode(t, eligibleAdminEmail)))).status).toBe(401);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(429);
    t.serveBy(t.app);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(429);
    await other.ports.jobs.stop();
    await other.db.$disconnect();
  });

  it("looks at three of 50 wrong keys at once, and blocks once", async () => {
    const statuses = await statusesOf(50, () => keyStep(t, cookie, "wrong"));
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(47);
    const log = await auditOf(t);
    expect(log.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "refused", "blocked"]);
  });

  it("takes a code once, in its login, within ten minutes, and only the newest", async () => {
    await keyStep(t, cookie, masterKey);
    const old = await mailedCode(t, eligibleAdminEmail);
    t.advance(1000);
    await keyStep(t, cookie, masterKey);
    const code = await mailedCode(t, eligibleAdminEmail);
    if (old !== code) expect((await codeStep(t, cookie, old)).status).toBe(401);
    expect((await codeStep(t, await newSession(t.app, 1), code)).status).toBe(401);
    expect((await codeStep(t, cookie, code)).status).toBe(200);
    expect((await codeStep(t, cookie, code)).status).toBe(401);
  });

  it("takes none that is ten minutes old", async () => {
    await keyStep(t, cookie, masterKey);
    const code = await mailedCode(t, eligibleAdminEmail);
    t.advance(10 * minuteMs);
    expect((await codeStep(t, cookie, code)).status).toBe(401);
  });

  it("opens once for 50 at once with the right code", async () => {
    await keyStep(t, cookie, masterKey);
    const code = await mailedCode(t, eligibleAdminEmail);
    const statuses = await statusesOf(50, () => codeStep(t, cookie, code));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
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
    expect((await codeStep(t, cookie, "123456")).status).toBe(401);
    await keyStep(t, cookie, masterKey);
    const code = await mailedCode(t, eligibleAdminEmail);
    const fullWidth = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    expect((await codeStep(t, cookie, fullWidth)).status).toBe(401);
    expect(
      (await superAuth(t, { step: 1, masterKey: "wrong", twoFactorCode: code }, { cookie })).status,
    ).toBe(401);
  });

  it("mails five codes an hour", async () => {
    for (let n = 0; n < 5; n += 1) expect((await keyStep(t, cookie, masterKey)).status).toBe(200);
    const sixth = await keyStep(t, cookie, masterKey);
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", remainingAttempts: 3 });
    await t.runJobs();
    expect(await mailsTo(t.dataDir, eligibleAdminEmail)).toHaveLength(5);
    t.advance(60 * minuteMs);
    expect((await keyStep(t, cookie, masterKey)).status).toBe(200);
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

  it("is closed once the login it is a part of is over, or is not the one that is shown", async () => {
    const open = await openSystemPanel(t, cookie);
    const gate = open.split("; ")[1] ?? "";
    const list = (as: string) => t.api("GET", "/api/admin/users", { cookie: as });
    expect((await list(`${await newSession(t.app, 1)}; ${gate}`)).status).toBe(403);
    expect((await list(gate)).status).toBe(401);
    await t.app.db.session.updateMany({ data: { expiresAt: new Date(t.app.now().getTime() + minuteMs) } });
    expect((await list(open)).status).toBe(200);
    t.advance(minuteMs);
    expect((await list(open)).status).toBe(401);
  });

  it("is for id 1 and the address of `SYSTEM_ADMIN_EMAIL` only, whatever another looks like", async () => {
    const eligible = await createStudent(t, { email: eligibleAdminEmail });
    expect((await keyStep(t, eligible.cookie, masterKey)).status).toBe(200);
    for (const email of [
      "direttrice@scuola.example.org",
      "direttrice+1@scuola.example",
      "direttrlce@scuola.example",
    ]) {
      const { cookie: theirs } = await createStudent(t, { email });
      expect((await keyStep(t, theirs, masterKey)).status).toBe(403);
    }
    expect((await superAuth(t, { step: 1, masterKey }, {})).status).toBe(401);
  });
});
