import { createTestApp, type TestApp } from "../support/test-app";
import { mailsTo, tokenOf } from "../support/outbox";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const password = "una parola lunga";
let serial = 0;

function newcomer(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    email: `allievo${serial}@scuola.example`,
    password,
    nickname: `Allievo ${serial}`,
    displayName: "Un Allievo",
    privacyPolicyAccepted: true,
    cookiePolicyAccepted: true,
    ...overrides,
  };
}

const post = (path: string, body: unknown, cookie?: string) =>
  t.api("POST", `/api/auth/${path}`, { body, cookie });

async function register(overrides: Record<string, unknown> = {}) {
  const body = newcomer(overrides);
  const response = await post("register", body);
  await t.runJobs();
  return { ...body, response };
}

async function registerVerified() {
  const account = await register();
  const [mail] = await mailsTo(t.dataDir, account.email);
  await post("verify-email", { token: tokenOf(mail) });
  return account;
}

async function login(email: string, secret = password) {
  const response = await post("login", { email, password: secret });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  return { response, cookie, body: (await response.json()) as Record<string, unknown> };
}

/** What is looked up after the reply leaves its mail a moment later. */
async function mailsAfterBackground(email: string, count: number) {
  for (let tries = 0; tries < 50; tries += 1) {
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, email);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return mailsTo(t.dataDir, email);
}

describe("registering", () => {
  it("creates an account with the default values and mails a link that verifies it", async () => {
    const { email, response } = await register();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: "Controlla la tua email per verificare l'account." });

    const [mail] = await mailsTo(t.dataDir, email);
    expect(mail?.links[0]).toMatch(/^http:\/\/coach\.test\/email-verified\?token=/);
    expect((await login(email)).response.status).toBe(403);
    expect((await post("verify-email", { token: tokenOf(mail) })).status).toBe(200);

    const { response: entered, body } = await login(email);
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

  it("makes one account of 30 parallel tries with one e-mail in any case", async () => {
    const email = "gara@scuola.example";
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        post("register", newcomer({ email: n % 2 ? email.toUpperCase() : ` ${email} ` })),
      ),
    );
    expect(await t.app.db.user.count({ where: { email } })).toBe(1);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
  });

  it("gives a nickname once to 30 parallel tries", async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        post("register", newcomer({ nickname: n % 2 ? "Tigre" : "TIGRE" })),
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
    const responses = await Promise.all(Array.from({ length: 20 }, () => post("verify-email", { token })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it("mails a new link for an expired one, once, and says so", async () => {
    const { email } = await register();
    const token = tokenOf((await mailsTo(t.dataDir, email))[0]);
    t.advance(24 * 60 * 60 * 1000 + 1000);
    const expired = await post("verify-email", { token });
    expect(expired.status).toBe(400);
    expect(((await expired.json()) as { error: string }).error).toContain("scaduto");
    await post("verify-email", { token });
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, email);
    expect(mails).toHaveLength(2);
    expect((await post("verify-email", { token: tokenOf(mails[1]) })).status).toBe(200);
  });

  it.each([[{ not: "" }], [["x"]], ["x".repeat(50_000)], [""], [42]])(
    "refuses a token that is none (%#)",
    async (token) => {
      expect((await post("verify-email", { token })).status).toBe(400);
    },
  );

  it("does not take a reset token, and stores only hashes", async () => {
    const { email } = await registerVerified();
    await post("forgot-password", { email });
    const mails = await mailsAfterBackground(email, 2);
    const token = tokenOf(mails[1]);
    expect((await post("verify-email", { token })).status).toBe(400);
    const rows = await t.app.db.accountToken.findMany({ where: { user: { email } } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      (await post("reset-password", { token: rows[0]?.tokenHash, newPassword: "altra parola" })).status,
    ).toBe(400);
  });

  it("answers alike when asked again for known, verified and unknown addresses", async () => {
    const verified = await registerVerified();
    const unverified = await register();
    const answers = await Promise.all(
      [verified.email, unverified.email, "nessuno@scuola.example"].map((email) =>
        post("resend-verification", { email }),
      ),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await mailsAfterBackground(unverified.email, 2)).toHaveLength(2);
    expect(await mailsTo(t.dataDir, verified.email)).toHaveLength(1);
  });
});

describe("logging in", () => {
  it("answers an unknown e-mail and a wrong password with the same bytes", async () => {
    const { email } = await registerVerified();
    const wrong = await post("login", { email, password: "sbagliata" });
    const unknown = await post("login", { email: "nessuno2@scuola.example", password: "sbagliata" });
    const strip = async (response: Response) => ({ ...((await response.json()) as object), requestId: "" });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await strip(wrong)).toEqual(await strip(unknown));
  });

  it("does not say of an unverified account with a wrong password that it exists", async () => {
    const { email } = await register();
    expect((await login(email, "sbagliata")).response.status).toBe(401);
    const { response, body } = await login(email);
    expect(response.status).toBe(403);
    expect(body.error).toContain("verific");
  });

  it("refuses after ten wrong passwords, the right one too, until the window is over", async () => {
    const { email } = await registerVerified();
    const burst = await Promise.all(
      Array.from({ length: 30 }, () => login(email.toUpperCase(), "sbagliata")),
    );
    expect(burst.filter(({ response }) => response.status === 401)).toHaveLength(10);
    const { response } = await login(email);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login((await registerVerified()).email)).response.status).toBe(200);
    t.advance(15 * 60 * 1000);
    expect((await login(email)).response.status).toBe(200);
  });

  it("sets a cookie that is strict, httpOnly and lasts 24 hours, and ends on its hour however busy", async () => {
    const { email } = await registerVerified();
    const { response, cookie } = await login(email);
    const header = response.headers.get("set-cookie");
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Strict/);
    expect(header).toMatch(/Path=\//);
    expect(header).not.toMatch(/Domain/);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(200);
    t.advance(24 * 60 * 60 * 1000 - 1000);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(200);
    t.advance(2000);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(401);
  });

  it("says whether there is a session, and refuses nobody who wonders", async () => {
    const { cookie } = await login((await registerVerified()).email);
    for (const [sent, isSignedIn] of [
      [cookie, true],
      [undefined, false],
      [`${cookie}x`, false],
    ] as const) {
      const response = await t.api("GET", "/api/auth/session", { cookie: sent });
      expect([response.status, await response.json()]).toEqual([200, { isSignedIn }]);
    }
  });

  it("ends a session at logout: the cookie is worth nothing from the next request", async () => {
    const { email } = await registerVerified();
    const { cookie, body } = await login(email);
    const { id } = body.user as { id: number };
    const out = await post("logout", undefined, cookie);
    expect(out.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    for (const path of ["/api/auth/me", `/api/users/${id}`, `/api/chat/${id}`, "/api/usage-stats"]) {
      expect((await t.api("GET", path, { cookie })).status).toBe(401);
    }
  });

  it.each([
    ["an altered one", (cookie: string) => `${cookie.slice(0, -3)}abc`],
    ["one signed by nobody", () => "session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."],
    ["a huge one", () => `session=${"x".repeat(100_000)}`],
    ["an empty one", () => "session="],
  ])("does not accept a cookie that is %s", async (_title, change) => {
    const { email } = await registerVerified();
    const { cookie } = await login(email);
    expect((await t.api("GET", "/api/auth/me", { cookie: change(cookie ?? "") })).status).toBe(401);
  });
});

describe("resetting the password", () => {
  it("sets the new one, ends every session and clears the lock", async () => {
    const { email } = await registerVerified();
    const { cookie } = await login(email);
    await Promise.all(Array.from({ length: 12 }, () => login(email, "sbagliata")));
    await post("forgot-password", { email });
    const mails = await mailsAfterBackground(email, 2);
    expect(mails[1]?.links[0]).toMatch(/^http:\/\/coach\.test\/reset-password\?token=/);

    const reset = await post("reset-password", { token: tokenOf(mails[1]), newPassword: "nuova parola" });
    expect(reset.status).toBe(200);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(401);
    expect((await login(email)).response.status).toBe(401);
    expect((await login(email, "nuova parola")).response.status).toBe(200);
    await t.runJobs();
    expect((await mailsTo(t.dataDir, email)).at(-1)?.template).toBe("password-changed");
  });

  it("lets one of 20 parallel resets win, and only its password", async () => {
    const { email } = await registerVerified();
    await post("forgot-password", { email });
    const token = tokenOf((await mailsAfterBackground(email, 2))[1]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post("reset-password", { token, newPassword: `nuova parola ${n}` }),
      ),
    );
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(email, `nuova parola ${winner}`)).response.status).toBe(200);
  });

  it("refuses an older link after a newer one, an expired one, and a weak password without using it up", async () => {
    const { email } = await registerVerified();
    await post("forgot-password", { email });
    const older = tokenOf((await mailsAfterBackground(email, 2))[1]);
    await post("forgot-password", { email });
    const newer = tokenOf((await mailsAfterBackground(email, 3))[2]);
    const stale = await post("reset-password", { token: older, newPassword: "nuova parola" });
    expect(stale.status).toBe(400);
    expect(await stale.json()).toMatchObject({ error: "Token di reset non valido" });
    for (const newPassword of ["123456", "zebraxy", "Juventus2026"]) {
      const weak = await post("reset-password", { token: newer, newPassword });
      expect([newPassword, weak.status]).toEqual([newPassword, 400]);
      expect(await weak.json()).toMatchObject({ error: "La password non soddisfa i requisiti di sicurezza" });
    }
    t.advance(60 * 60 * 1000 + 1);
    expect((await post("reset-password", { token: newer, newPassword: "nuova parola" })).status).toBe(400);
  });

  it("mails one address at most three times an hour and still answers 200", async () => {
    const { email } = await registerVerified();
    const answers = await Promise.all(Array.from({ length: 12 }, () => post("forgot-password", { email })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await t.runJobs();
    expect((await mailsTo(t.dataDir, email)).length).toBeLessThanOrEqual(3);
  });
});

describe("the password policy", () => {
  it.each([
    ["cinque", "12345", false],
    ["six letters nobody guesses", "zebrax", true],
    ["common", "password", false],
    ["64 characters", "un fiume di parole ".repeat(4).slice(0, 64), true],
    ["a syllable over and over", "a1".repeat(32), false],
  ])("judges %s", async (_title, candidate, isValid) => {
    const response = await post("validate-password", { password: candidate });
    const body = (await response.json()) as { isValid: boolean; errors: string[] };
    expect(body.isValid).toBe(isValid);
    expect(body.errors.length > 0).toBe(!isValid);
  });

  it("asks for eight characters where a password replaces another, and says so", async () => {
    const judge = async (candidate: string) =>
      (await (await post("validate-password", { password: candidate, use: "change" })).json()) as unknown;
    const errors = ["La nuova password deve essere di almeno 8 caratteri"];
    expect(await judge("zebraxy")).toEqual({ isValid: false, errors });
    expect(await judge("zebraxyw")).toEqual({ isValid: true, errors: [] });
  });
});
