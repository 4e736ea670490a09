import { failedLoginRateLimit, loginRateLimit } from "@/lib/features/accounts/rules";
import type { SessionReply } from "@/lib/features/sessions/contract";
import { mailsTo } from "../support/outbox";
import { createStudent, newSession } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => t.advance(60 * 60 * 1000));

const present = "matita gialla";
const next = "pennarello viola";
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";

let serial = 0;
async function student() {
  const email = `casa${(serial += 1)}@scuola.example`;
  const created = await createStudent(t, { email });
  const hash = await t.app.ports.passwordHasher.hash(present);
  await t.app.db.password.create({ data: { userId: created.id, hash, updatedAt: t.app.now() } });
  return { ...created, email };
}

const list = async (cookie: string) => {
  const response = await t.api("GET", "/api/auth/sessions", { cookie });
  return ((await response.json()) as { sessions: SessionReply[] }).sessions;
};
const end = (cookie: string, id: string) => t.api("DELETE", `/api/auth/sessions/${id}`, { cookie });
const isIn = async (cookie: string) => (await t.api("GET", "/api/auth/me", { cookie })).status === 200;
const login = (email: string, password: string, userAgent = phone) =>
  t.api("POST", "/api/auth/login", { body: { email, password }, headers: { "user-agent": userAgent } });
const change = (cookie: string, currentPassword: unknown, newPassword: unknown) =>
  t.api("POST", "/api/auth/change-password", { cookie, body: { currentPassword, newPassword } });

describe("the own sessions", () => {
  it("are listed newest first, with the device in words, and which one asks", async () => {
    const { email, cookie } = await student();
    t.advance(60_000);
    expect((await login(email, present)).status).toBe(200);
    const startedAt = t.app.now().toISOString();
    expect(await list(cookie)).toEqual([
      { id: expect.any(String) as string, device: "Chrome su Android", startedAt, isCurrent: false },
      expect.objectContaining({ device: "Un dispositivo che non conosciamo", isCurrent: true }),
    ]);
  });

  it("keep two words of what the browser says, and those are in the owner's download", async () => {
    const { id, email } = await student();
    await login(email, present, `${phone} SecretMarker/1 <b>`);
    const rows = await t.app.db.session.findMany({ where: { userId: id, browser: { not: null } } });
    expect(rows).toMatchObject([{ browser: "chrome", system: "android" }]);
    expect(JSON.stringify(rows)).not.toContain("SecretMarker");
    const cookie = await newSession(t.app, id);
    const data = await (await t.api("GET", `/api/users/${id}/data`, { cookie })).text();
    expect(data).toContain('"browser": "chrome"');
  });

  it("are without those that are over", async () => {
    const { id, cookie } = await student();
    t.advance(24 * 60 * 60 * 1000 + 1);
    const later = await newSession(t.app, id);
    expect(await list(later)).toHaveLength(1);
    expect(await isIn(cookie)).toBe(false);
  });

  it("end one by one, at once", async () => {
    const { id, cookie } = await student();
    const other = await newSession(t.app, id, phone);
    const [found] = (await list(cookie)).filter(({ isCurrent }) => !isCurrent);
    const response = await end(cookie, found?.id ?? "");
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect([await isIn(other), await isIn(cookie)]).toEqual([false, true]);
    expect((await end(cookie, found?.id ?? "")).status).toBe(404);
  });

  it("end with the cookie where it is the one that asks", async () => {
    const { cookie } = await student();
    const [own] = await list(cookie);
    const response = await end(cookie, own?.id ?? "");
    expect(response.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await isIn(cookie)).toBe(false);
  });

  it("of another are as little there as those of nobody", async () => {
    const [mine, other] = [await student(), await student()];
    const [theirs] = await list(other.cookie);
    for (const id of [theirs?.id ?? "", "0199aaaa-0000-7000-8000-000000000000", "1", "%00", "..%2f"]) {
      expect([id, (await end(mine.cookie, id)).status]).toEqual([id, 404]);
    }
    expect(await isIn(other.cookie)).toBe(true);
  });

  it("end all but the one that asks, and nobody else's", async () => {
    const [mine, other] = [await student(), await student()];
    const olds = await Promise.all(Array.from({ length: 3 }, () => newSession(t.app, mine.id)));
    expect((await t.api("DELETE", "/api/auth/sessions", { cookie: mine.cookie })).status).toBe(200);
    for (const old of olds) expect(await isIn(old)).toBe(false);
    expect([await isIn(mine.cookie), await isIn(other.cookie)]).toEqual([true, true]);
    expect((await t.api("DELETE", "/api/auth/sessions", { cookie: mine.cookie })).status).toBe(200);
  });
});

describe("changing the password", () => {
  it("takes the present one, ends every other session and the link of a reset, and mails it", async () => {
    const { id, email, cookie } = await student();
    const other = await newSession(t.app, id);
    const token = { tokenHash: `h${id}`, purpose: "reset_password" as const, createdAt: t.app.now() };
    await t.app.db.accountToken.create({ data: { ...token, userId: id, expiresAt: new Date("2030-01-01") } });
    const response = await change(cookie, present, next);
    expect(response.status).toBe(200);
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect((await login(email, present)).status).toBe(401);
    expect((await login(email, next)).status).toBe(200);
    expect(await t.app.db.accountToken.count({ where: { userId: id } })).toBe(0);
    await t.runJobs();
    const [mail] = await mailsTo(t.dataDir, email);
    expect(mail).toMatchObject({ template: "password-changed" });
    expect(mail?.text).toContain("tutti gli altri dispositivi");
  });

  it.each([
    ["a wrong present one", "sbagliata", next, "BAD_INPUT", "currentPassword"],
    ["a short new one", present, "zebraxy", "WEAK_PASSWORD", "newPassword"],
    ["a common new one", present, "Juventus2026", "WEAK_PASSWORD", "newPassword"],
    ["the present one as new", present, present, "WEAK_PASSWORD", "newPassword"],
    ["nothing", "", next, "BAD_INPUT", "currentPassword"],
    ["no text", { not: "" }, next, "BAD_INPUT", "currentPassword"],
    ["an endless one", present, "x y".repeat(100), "BAD_INPUT", "newPassword"],
  ])("refuses %s in Italian and changes nothing", async (_title, given, wanted, code, field) => {
    const { id, cookie } = await student();
    const other = await newSession(t.app, id);
    const response = await change(cookie, given, wanted);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { fields: Record<string, string> };
    expect(body).toMatchObject({ code });
    expect(body.fields[field]).toMatch(/^[A-Z][a-zà ]+/);
    expect(await isIn(other)).toBe(true);
    const { hash } = await t.app.db.password.findUniqueOrThrow({ where: { userId: id } });
    expect(await t.app.ports.passwordHasher.verify(hash, present)).toBe(true);
  });

  it("looks at ten wrong ones in 15 minutes, of however many at once, and locks no login", async () => {
    const { email, cookie } = await student();
    const burst = await Promise.all(Array.from({ length: 25 }, () => change(cookie, "sbagliata", next)));
    expect(burst.filter(({ status }) => status === 400)).toHaveLength(loginRateLimit.max);
    const refused = await change(cookie, present, next);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login(email, present)).status).toBe(200);
    t.advance(loginRateLimit.windowMs);
    expect((await change(cookie, present, next)).status).toBe(200);
  });

  it("is not locked by wrong logins, nor by those of the whole installation, which it adds to", async () => {
    t.advance(60 * 60 * 1000);
    const { email, cookie } = await student();
    for (let n = 0; n < loginRateLimit.max; n += 1) await login(email, "sbagliata");
    expect((await login(email, present)).status).toBe(429);
    const points = async () => (await t.app.db.throttle.aggregate({ _max: { points: true } }))._max.points;
    await t.app.db.throttle.deleteMany();
    await change(cookie, "sbagliata", next);
    expect(await t.app.db.throttle.count()).toBe(2);
    await t.app.db.throttle.updateMany({ data: { points: failedLoginRateLimit.max } });
    const own = await t.app.db.throttle.findFirstOrThrow({ where: { resetsAt: { gt: minutes(2) } } });
    await t.app.db.throttle.delete({ where: { key: own.key } });
    expect((await login(email, present)).status).toBe(429);
    expect((await change(cookie, present, next)).status).toBe(200);
    expect(await points()).toBe(failedLoginRateLimit.max);
  });

  const minutes = (count: number) => new Date(t.app.now().getTime() + count * 60_000);

  it("lets one of ten at once win, and the others find that it is done", async () => {
    const { id, email } = await student();
    const cookies = await Promise.all(Array.from({ length: 10 }, () => newSession(t.app, id)));
    const answers = await Promise.all(
      cookies.map((cookie, n) => change(cookie, present, `${next} numero ${n}`)),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(email, `${next} numero ${winner}`)).status).toBe(200);
    for (const [n, cookie] of cookies.entries()) expect(await isIn(cookie)).toBe(n === winner);
  });

  it("is nothing for a visitor, and cannot set that of another", async () => {
    const [mine, other] = [await student(), await student()];
    expect((await change("", present, next)).status).toBe(401);
    const body = { currentPassword: present, newPassword: next, userId: other.id };
    const named = await t.api("POST", "/api/auth/change-password", { cookie: mine.cookie, body });
    expect(named.status).toBe(400);
    expect((await login(other.email, present)).status).toBe(200);
  });

  it("leaves everything as it was when the mail cannot be written", async () => {
    const { id, email, cookie } = await student();
    const other = await newSession(t.app, id);
    await t.app.db.$executeRaw`ALTER TABLE "Mail" RENAME TO "MailAway"`;
    expect((await change(cookie, present, next)).status).toBe(500);
    await t.app.db.$executeRaw`ALTER TABLE "MailAway" RENAME TO "Mail"`;
    expect(await isIn(other)).toBe(true);
    expect((await login(email, present)).status).toBe(200);
  });
});
