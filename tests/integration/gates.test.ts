import {
  createAdministeredApp,
  createAdministrator,
  keyStep,
  mailStep,
  masterKey,
  openSecurePanel,
  openSystemPanel,
  secureAuth,
  superAuth,
  secureEmails,
} from "../support/administrators";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

const minuteMs = 60_000;
const [anna] = secureEmails;

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

describe("what is kept and told", () => {
  it("no key, code, token or stranger's address stands in the database or the log", async () => {
    const { cookie } = await createAdministrator(t);
    const open = await openSystemPanel(t, cookie);
    const { authorization } = await openSecurePanel(t, anna);
    await mailStep(t, "uno.studente@casa.example");
    const secrets = [
      masterKey,
      open.split("gate=")[1] ?? "",
      authorization.slice(7),
      "uno.studente@casa.example",
    ];
    expect(await findTraces(t.app.db, secrets)).toEqual([]);
    await keyStep(t, cookie, masterKey);
    const code = await t.app.db.gateCode.findFirstOrThrow();
    expect(code.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("what is over is swept away", async () => {
    const { cookie } = await createAdministrator(t);
    await openSystemPanel(t, cookie);
    await keyStep(t, cookie, "wrong");
    await mailStep(t, anna);
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
      ALLOW_DEMO_ACCOUNTS: "0",
      LEGAL_NAME: "Scuola Rossi",
      LEGAL_ADDRESS: "Via Roma 1, Torino",
      LEGAL_EMAIL: "ufficio@scuola.example",
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
