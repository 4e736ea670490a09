import { mailsOnceThere, mailsTo, templatesTo, tokenOf } from "../support/outbox";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { newcomer, visitors } from "../support/visitors";

const password = "una parola lunga";

let t: TestApp;
let v: ReturnType<typeof visitors>;
/** Of `password`: made once, for it takes its time. */
let hash: string;
beforeAll(async () => {
  t = await createTestApp();
  v = visitors(t);
  hash = await t.app.ports.passwordHasher.hash(password);
});
afterAll(() => t.close());

/** Somebody who can log in with `password`. */
const createAccount = (fields: { emailVerifiedAt?: null } = {}) =>
  createStudent(t, { password: { create: { hash, updatedAt: t.app.now() } }, ...fields });

describe("logging in", () => {
  it("answers an unknown e-mail and a wrong password with the same bytes", async () => {
    const { email } = await createAccount();
    const wrong = await v.post("login", { email, password: "sbagliata" });
    const unknown = await v.post("login", { email: "nessuno2@scuola.example", password: "sbagliata" });
    const strip = async (response: Response) => ({ ...((await response.json()) as object), requestId: "" });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await strip(wrong)).toEqual(await strip(unknown));
  });

  it("does not say of an unverified account with a wrong password that it exists", async () => {
    const { email } = await createAccount({ emailVerifiedAt: null });
    expect((await v.login(email, "sbagliata")).response.status).toBe(401);
    const { response, body } = await v.login(email, password);
    expect(response.status).toBe(403);
    expect(body.error).toContain("verific");
  });

  it("refuses after ten wrong passwords, the right one too, until the window is over", async () => {
    const { email } = await createAccount();
    const burst = await Promise.all(
      Array.from({ length: 30 }, () => v.login(email.toUpperCase(), "sbagliata")),
    );
    expect(burst.filter(({ response }) => response.status === 401)).toHaveLength(10);
    const { response } = await v.login(email, password);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await v.login((await createAccount()).email, password)).response.status).toBe(200);
    t.advance(15 * 60 * 1000);
    expect((await v.login(email, password)).response.status).toBe(200);
  });

  it("sets a cookie that is strict, httpOnly and lasts 24 hours, and ends on its hour however busy", async () => {
    const { email } = await createAccount();
    const { response, cookie } = await v.login(email, password);
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
    const { cookie } = await v.login((await createAccount()).email, password);
    for (const [sent, isSignedIn] of [
      [cookie, true],
      [undefined, false],
      [`${cookie}x`, false],
    ] as const) {
      const response = await t.api("GET", "/api/auth/session", { cookie: sent });
      expect([response.status, await response.json()]).toEqual([200, { isSignedIn, wasEnded: false }]);
    }
  });

  it("says that a session was ended before its time, and not that it ran out", async () => {
    const { cookie } = await v.login((await createAccount()).email, password);
    await t.api("POST", "/api/auth/logout", { cookie });
    const stateOf = async () =>
      (await t.api("GET", "/api/auth/session", { cookie })).json() as Promise<unknown>;
    expect(await stateOf()).toEqual({ isSignedIn: false, wasEnded: true });
    t.advance(24 * 60 * 60 * 1000);
    expect(await stateOf()).toEqual({ isSignedIn: false, wasEnded: false });
  });

  it("ends a session at logout: the cookie is worth nothing from the next request", async () => {
    const { email } = await createAccount();
    const { cookie, body } = await v.login(email, password);
    const { id } = body.user as { id: number };
    const out = await v.post("logout", undefined, cookie);
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
    const { email } = await createAccount();
    const { cookie } = await v.login(email, password);
    expect((await t.api("GET", "/api/auth/me", { cookie: change(cookie ?? "") })).status).toBe(401);
  });
});

describe("resetting the password", () => {
  it("sets the new one, ends every session and clears the lock", async () => {
    const { email } = await createAccount();
    const { cookie } = await v.login(email, password);
    await Promise.all(Array.from({ length: 12 }, () => v.login(email, "sbagliata")));
    await v.post("forgot-password", { email });
    const mails = await mailsOnceThere(t, email, 1);
    expect(mails[0]?.links[0]).toMatch(/^http:\/\/coach\.test\/reset-password\?token=/);

    const reset = await v.post("reset-password", { token: tokenOf(mails[0]), newPassword: "nuova parola" });
    expect(reset.status).toBe(200);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(401);
    expect((await v.login(email, password)).response.status).toBe(401);
    expect((await v.login(email, "nuova parola")).response.status).toBe(200);
    await t.runJobs();
    expect((await mailsTo(t.dataDir, email)).at(-1)?.template).toBe("password-changed");
  });

  it("answers alike whether or not an address has an account", async () => {
    const { email } = await createAccount();
    const answers = [email, "nessuno3@scuola.example"].map((one) =>
      v.post("forgot-password", { email: one }),
    );
    const bytes = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
    expect(bytes[1]).toBe(bytes[0]);
    const message =
      "Se l'indirizzo è registrato, riceverai un'email con il link per reimpostare la password.";
    expect(JSON.parse(bytes[0] ?? "")).toEqual({ message });
    await mailsOnceThere(t, email, 1);
  });

  it("lets one of 20 parallel resets win, and only its password", async () => {
    const { email } = await createAccount();
    await v.post("forgot-password", { email });
    const token = tokenOf((await mailsOnceThere(t, email, 1))[0]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        v.post("reset-password", { token, newPassword: `nuova parola ${n}` }),
      ),
    );
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await v.login(email, `nuova parola ${winner}`)).response.status).toBe(200);
  });

  it("refuses an older link after a newer one, an expired one, and a weak password without using it up", async () => {
    const { email } = await createAccount();
    await v.post("forgot-password", { email });
    const older = tokenOf((await mailsOnceThere(t, email, 1))[0]);
    await v.post("forgot-password", { email });
    const newer = tokenOf((await mailsOnceThere(t, email, 2))[1]);
    const stale = await v.post("reset-password", { token: older, newPassword: "nuova parola" });
    expect(stale.status).toBe(400);
    expect(await stale.json()).toMatchObject({ error: "Token di reset non valido" });
    for (const newPassword of ["123456", "zebraxy", "Juventus2026"]) {
      const weak = await v.post("reset-password", { token: newer, newPassword });
      expect([newPassword, weak.status]).toEqual([newPassword, 400]);
      expect(await weak.json()).toMatchObject({ error: "La password non soddisfa i requisiti di sicurezza" });
    }
    t.advance(60 * 60 * 1000 + 1);
    expect((await v.post("reset-password", { token: newer, newPassword: "nuova parola" })).status).toBe(400);
  });

  it("mails one address at most three times an hour and still answers 200", async () => {
    const { email, ...registration } = newcomer();
    await v.post("register", { email, ...registration });
    const answers = await Promise.all(Array.from({ length: 12 }, () => v.post("forgot-password", { email })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await mailsOnceThere(t, email, 3);
    const other = await createAccount();
    await v.post("forgot-password", { email: other.email });
    await mailsOnceThere(t, other.email, 1); // Asked for last: a fourth would be there by now.
    const sent = await templatesTo(t, email); // In no order: they were asked for within one second.
    expect(sent.sort()).toEqual(["reset-password", "reset-password", "verify-email"]);
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
    const response = await v.post("validate-password", { password: candidate });
    const body = (await response.json()) as { isValid: boolean; errors: string[] };
    expect(body.isValid).toBe(isValid);
    expect(body.errors.length > 0).toBe(!isValid);
  });

  it("asks for eight characters where a password replaces another, and says so", async () => {
    const judge = async (candidate: string) =>
      (await (await v.post("validate-password", { password: candidate, use: "change" })).json()) as unknown;
    const errors = ["La nuova password deve essere di almeno 8 caratteri"];
    expect(await judge("zebraxy")).toEqual({ isValid: false, errors });
    expect(await judge("zebraxyw")).toEqual({ isValid: true, errors: [] });
  });
});
