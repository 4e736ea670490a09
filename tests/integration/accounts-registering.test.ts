import { mailsOnceThere, mailsTo, tokenOf } from "../support/outbox";
import { createTestApp, type TestApp } from "../support/test-app";
import { newcomer, visitors } from "../support/visitors";

let t: TestApp;
let v: ReturnType<typeof visitors>;
beforeAll(async () => {
  t = await createTestApp();
  v = visitors(t);
});
afterAll(() => t.close());

async function register(fields: Record<string, unknown> = {}) {
  const body = newcomer(fields);
  const response = await v.post("register", body);
  await t.runJobs();
  return { ...body, response };
}

async function registerVerified() {
  const account = await register();
  const [mail] = await mailsTo(t.dataDir, account.email);
  await v.post("verify-email", { token: tokenOf(mail) });
  return account;
}

describe("registering", () => {
  it("creates an account with the default values and mails a link that verifies it", async () => {
    const { email, password, response } = await register();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: "Controlla la tua email per verificare l'account." });

    const [mail] = await mailsTo(t.dataDir, email);
    expect(mail?.links[0]).toMatch(/^http:\/\/coach\.test\/email-verified\?token=/);
    expect((await v.login(email, password)).response.status).toBe(403);
    expect((await v.post("verify-email", { token: tokenOf(mail) })).status).toBe(200);

    const { response: entered, body } = await v.login(email, password);
    expect(entered.status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { email, level: 1, xp: 0, hearts: 10, isPro: false } });
    expect(body.user).not.toHaveProperty("heartsUpdatedAt");
    expect((body.user as { id: number }).id).toBeGreaterThan(1);
  });

  it.each([
    ["an unknown key", { isPro: true }],
    ["an accepted policy that is a string", { privacyPolicyAccepted: "true" }],
    ["a policy not accepted", { cookiePolicyAccepted: false }],
    ["an e-mail that is none", { email: "allievo" }],
    ["a look-alike @", { email: "a＠b.it" }],
    ["an injected header", { email: "a@b.it\r\nBcc: x@y.it" }],
    ["two addresses", { email: "a@b.it,c@d.it" }],
    ["a quoted local part", { email: '"e@attacker.com"@victim.com' }],
    ["an operator in place of a string", { email: { contains: "@" } }],
    ["a short password", { password: "12345" }],
    ["a common password", { password: "juventus" }],
    ["an endless password", { password: "x".repeat(257) }],
    ["a password that is the nickname", { nickname: "Segretissimo", password: "segretissimo" }],
    ["a nickname of blanks", { nickname: "   " }],
    ["a nickname with a direction mark", { nickname: "Luca\u202eacul" }],
    ["a nickname with a zero-width space", { nickname: "Lu\u200bca" }],
    ["a nickname of 31 characters", { nickname: "x".repeat(31) }],
    ["a NUL in a name", { displayName: "Un\0o" }],
    ["half a surrogate pair", { displayName: "Uno \ud800" }],
  ])("refuses %s and creates nothing", async (_title, overrides) => {
    const before = await t.app.db.user.count();
    const { response } = await register(overrides);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.any(String) as string });
    expect(await t.app.db.user.count()).toBe(before);
  });

  it.each(["email", "password", "nickname", "displayName", "privacyPolicyAccepted", "cookiePolicyAccepted"])(
    "refuses a missing %s",
    async (field) => {
      expect((await register({ [field]: undefined })).response.status).toBe(400);
    },
  );

  it("says the password is too short in the specified words", async () => {
    const { response } = await register({ password: "12345" });
    expect(await response.json()).toMatchObject({ error: "La password deve essere di almeno 6 caratteri" });
  });

  it("answers a known e-mail like a new one, and mails that there is an account", async () => {
    const { email } = await registerVerified();
    const again = await register({ email: email.toUpperCase() });
    expect(again.response.status).toBe(201);
    expect(await t.app.db.user.count({ where: { email } })).toBe(1);
    expect((await mailsTo(t.dataDir, email)).map(({ template }) => template)).toContain("already-registered");
  });

  it("refuses a nickname somebody has, whatever its case or width", async () => {
    await register({ nickname: "Pinguino" });
    const { response } = await register({ nickname: "ＰＩＮＧＵＩＮＯ" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "CONFLICT",
      error: expect.stringContaining("nickname") as string,
    });
  });

  /** On a busy machine a place among the password hashes may not come free in time, which is said honestly (503). */
  async function registerOnceFree(body: ReturnType<typeof newcomer>): Promise<Response> {
    let response = await v.post("register", body);
    for (let tries = 0; response.status === 503 && tries < 20; tries += 1)
      response = await v.post("register", body);
    return response;
  }

  it("makes one account of 30 parallel tries with one e-mail in any case", async () => {
    const email = "gara@scuola.example";
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        registerOnceFree(newcomer({ email: n % 2 ? email.toUpperCase() : ` ${email} ` })),
      ),
    );
    expect(await t.app.db.user.count({ where: { email } })).toBe(1);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
  });

  it("gives a nickname once to 30 parallel tries", async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        registerOnceFree(newcomer({ nickname: n % 2 ? "Tigre" : "TIGRE" })),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(29);
  });
});

describe("verifying", () => {
  it("takes a token once, also from 20 parallel tries", async () => {
    const { email } = await register();
    const token = tokenOf((await mailsTo(t.dataDir, email))[0]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => v.post("verify-email", { token })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it("mails a new link for an expired one, once, and says so", async () => {
    const { email } = await register();
    const token = tokenOf((await mailsTo(t.dataDir, email))[0]);
    t.advance(24 * 60 * 60 * 1000 + 1000);
    const expired = await v.post("verify-email", { token });
    expect(expired.status).toBe(400);
    expect(((await expired.json()) as { error: string }).error).toContain("scaduto");
    await v.post("verify-email", { token });
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, email);
    expect(mails).toHaveLength(2);
    expect((await v.post("verify-email", { token: tokenOf(mails[1]) })).status).toBe(200);
  });

  it.each([[{ not: "" }], [["x"]], ["x".repeat(50_000)], [""], [42]])(
    "refuses a token that is none (%#)",
    async (token) => {
      expect((await v.post("verify-email", { token })).status).toBe(400);
    },
  );

  it("does not take a reset token, and stores only hashes", async () => {
    const { email } = await registerVerified();
    await v.post("forgot-password", { email });
    const mails = await mailsOnceThere(t, email, 2);
    const token = tokenOf(mails[1]);
    expect((await v.post("verify-email", { token })).status).toBe(400);
    const rows = await t.app.db.accountToken.findMany({ where: { user: { email } } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      (await v.post("reset-password", { token: rows[0]?.tokenHash, newPassword: "altra parola" })).status,
    ).toBe(400);
  });

  it("answers alike when asked again for known, verified and unknown addresses", async () => {
    const verified = await registerVerified();
    const unverified = await register();
    const answers = await Promise.all(
      [verified.email, unverified.email, "nessuno@scuola.example"].map((email) =>
        v.post("resend-verification", { email }),
      ),
    );
    const bytes = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bytes).size).toBe(1);
    const message = "Se l'indirizzo è in attesa di verifica, riceverai un'email con un nuovo link.";
    expect(JSON.parse(bytes[0] ?? "")).toEqual({ message });
    expect(await mailsOnceThere(t, unverified.email, 2)).toHaveLength(2);
    expect(await mailsTo(t.dataDir, verified.email)).toHaveLength(1);
  });
});
