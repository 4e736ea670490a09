import { buildApp } from "@/lib/wiring";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  eligibleAdminEmail,
  gateReply,
  keyStep,
  mailStep,
  mailedCode,
  masterKey,
  openSecurePanel,
  otpStep,
  secureAuth,
  statusesOf,
  wrongCode,
  secureEmails,
} from "../support/administrators";
import { mailsTo } from "../support/outbox";
import type { TestApp } from "../support/test-app";

const minuteMs = 60_000;
const [anna, bruno] = secureEmails;

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

describe("the gate of the secure panel", () => {
  it("opens by an authorised address and the code mailed to it", async () => {
    const first = await mailStep(t, " Anna@Ufficio.Example ");
    expect(first.status).toBe(200);
    const { sessionToken } = await gateReply(first);
    const pending = { authorization: `Bearer ${sessionToken}` };
    expect((await t.api("GET", "/api/secure-admin/users", { headers: pending })).status).toBe(401);
    const second = await otpStep(t, anna, await mailedCode(t, anna), sessionToken);
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
      const response = await (remainingAttempts % 2
        ? otpStep(t, stranger, "123456", null)
        : mailStep(t, stranger));
      expect(response.status).toBe(401);
      expect(await gateReply(response)).toMatchObject({ remainingAttempts });
    }
    const blocked = await mailStep(t, stranger);
    expect(blocked.status).toBe(429);
    expect(await gateReply(blocked)).toMatchObject({
      code: "BLOCKED",
      error: "Troppi tentativi falliti. Contatta l'amministratore.",
    });
    expect((await mailStep(t, anna)).status).toBe(200);
  });

  it("looks at five of 50 wrong codes at once; then the right one is refused, from anywhere", async () => {
    const { sessionToken } = await gateReply(await mailStep(t, anna));
    const code = await mailedCode(t, anna);
    const statuses = await statusesOf(50, () => otpStep(t, anna, wrongCode(code), sessionToken));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await otpStep(t, anna, code, sessionToken)).status).toBe(429);
    expect((await mailStep(t, anna, { "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
    expect((await auditOf(t)).filter(({ outcome }) => outcome === "blocked")).toHaveLength(1);
    t.advance(30 * minuteMs);
    expect((await mailStep(t, anna)).status).toBe(200);
  });

  it("takes no code of another administrator, another try or the other gate", async () => {
    const admin = await createAdministrator(t);
    await keyStep(t, admin.cookie, masterKey);
    const ofSystem = await mailedCode(t, eligibleAdminEmail);
    const ofAnna = await gateReply(await mailStep(t, anna));
    const code = await mailedCode(t, anna);
    const ofBruno = await gateReply(await mailStep(t, bruno));
    expect((await otpStep(t, bruno, code, ofBruno.sessionToken)).status).toBe(401);
    expect((await otpStep(t, bruno, code, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(t, anna, code, ofBruno.sessionToken)).status).toBe(401);
    expect((await otpStep(t, anna, code, null)).status).toBe(401);
    if (ofSystem !== code) expect((await otpStep(t, anna, ofSystem, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(t, anna, ` ${code} `, ofAnna.sessionToken)).status).toBe(401);
    expect((await otpStep(t, anna, Number(code), ofAnna.sessionToken)).status).toBe(400);
  });

  it("stays in reach of its owner while others fail in their name", async () => {
    for (let n = 0; n < 5; n += 1) await otpStep(t, anna, "no code", null);
    await t.runJobs();
    const alert = (await mailsTo(t.dataDir, anna)).find(({ template }) => template === "gate-blocked");
    const unlocking = /(?<![\w-])[\w-]{32}(?![\w-])/.exec(alert?.text ?? "")?.[0] ?? "";
    expect((await otpStep(t, bruno, unlocking, null)).status).toBe(401);
    expect((await otpStep(t, anna, `${unlocking}x`, null)).status).toBe(429);
    const opened = await otpStep(t, anna, unlocking, null);
    expect(opened.status).toBe(200);
    const { sessionToken } = await gateReply(opened);
    const headers = { authorization: `Bearer ${sessionToken}` };
    expect((await t.api("GET", "/api/secure-admin/users", { headers })).status).toBe(200);
    expect((await otpStep(t, anna, unlocking, null)).status).toBe(429);
  });

  it("mails an unlocking code, once, when others use up the codes of the hour", async () => {
    for (let n = 0; n < 5; n += 1) expect((await mailStep(t, anna)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      const refused = await mailStep(t, anna);
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
    const statuses = await statusesOf(60, (n) => mailStep(t, `nessuno${n}@altrove.example`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(await t.app.db.auditEntry.count()).toBe(50);
    expect((await mailStep(t, anna)).status).toBe(200);
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
