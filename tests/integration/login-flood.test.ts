import { addressLoginRateLimit, failedLoginRateLimit, loginRateLimit } from "@/lib/features/accounts/rules";
import { hashingAtOnce, maxWaiting } from "@/lib/features/accounts/while-hashing";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => t.advance(60 * 60 * 1000));

/** A hasher whose work ends when it is told to: argon2 would make this a test of the machine. */
function pretendHasher() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const hasher = {
    verified: 0,
    hash: (password: string) => Promise.resolve(`hash of ${password}`),
    async verify(hash: string | undefined, password: string) {
      hasher.verified += 1;
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      return hash === `hash of ${password}`;
    },
    open() {
      isOpen = true;
      for (const resolve of waiting) resolve();
    },
  } satisfies PasswordHasherPort & Record<string, unknown>;
  t.app.ports.passwordHasher = hasher;
  return hasher;
}

let serial = 0;
const stranger = () => `nessuno${(serial += 1)}@scuola.example`;

const login = (email: string, password = "sbagliata", headers?: Record<string, string>) =>
  t.api("POST", "/api/auth/login", { body: { email, password }, headers });

async function studentWithPassword(password: string) {
  const email = stranger();
  const student = await createStudent(t, { email });
  const hash = await t.app.ports.passwordHasher.hash(password);
  await t.app.db.password.create({ data: { userId: student.id, hash, updatedAt: t.app.now() } });
  return { ...student, email };
}

async function failTimes(count: number) {
  for (let done = 0; done < count; done += 30) {
    const logins = Array.from({ length: Math.min(30, count - done) }, () => login(stranger()));
    for (const { status } of await Promise.all(logins)) expect(status).toBe(401);
  }
}

/** The same by one login, whose count is raised. */
async function failAsIfTimes(count: number) {
  await failTimes(1);
  const now = t.app.now().getTime();
  const inWindow = { gt: new Date(now), lte: new Date(now + failedLoginRateLimit.windowMs) };
  const raised = await t.app.db.throttle.updateMany({
    where: { resetsAt: inWindow },
    data: { points: { increment: count - 1 } },
  });
  expect(raised.count).toBe(1);
}

const places = hashingAtOnce + maxWaiting;

describe("logins at once", () => {
  it("are refused beyond the places of a process, before anything is looked at, and told when to come back", async () => {
    const hasher = pretendHasher();
    const logins = Array.from({ length: places + 1 }, () => login(stranger()));
    const refused = await Promise.race(logins);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      success: false,
      error: "In questo momento stanno entrando in tanti. Riprova tra qualche secondo.",
    });
    await until(() => hasher.verified === hashingAtOnce);
    expect(await t.app.db.throttle.count({ where: { resetsAt: { gt: t.app.now() } } })).toBe(
      hashingAtOnce + 1,
    );
    hasher.open();
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(places);
    expect((await login(stranger())).status).toBe(401);
  });

  it("keep nobody out who is in, while registering and resetting wait their turn", async () => {
    const student = await createStudent(t);
    const hasher = pretendHasher();
    const logins = Array.from({ length: places + 1 }, () => login(stranger()));
    await Promise.race(logins);
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(200);
    const names = { email: stranger(), nickname: "Ultima", displayName: "Ultima" };
    const accepted = { privacyPolicyAccepted: true, cookiePolicyAccepted: true };
    const register = await t.api("POST", "/api/auth/register", {
      body: { ...names, ...accepted, password: "una parola lunga" },
    });
    const reset = await t.api("POST", "/api/auth/reset-password", {
      body: { token: "x", newPassword: "una parola lunga" },
    });
    expect([register.status, reset.status]).toEqual([503, 503]);
    hasher.open();
    await Promise.all(logins);
  });
});

describe("wrong passwords of the whole installation", () => {
  it("close the login after 300 in a minute, alike for known and unknown, and open it a minute later", async () => {
    const hasher = pretendHasher();
    hasher.open();
    const student = await studentWithPassword("matita gialla");
    await failTimes(failedLoginRateLimit.max - 1);
    expect((await login(student.email, "matita gialla")).status).toBe(200);
    await failTimes(1);
    const looked = hasher.verified;
    const known = await login(student.email, "matita gialla");
    const unknown = await login(stranger());
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(Number(known.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const [saidKnown, saidUnknown] = (await Promise.all([known.json(), unknown.json()])) as object[];
    expect({ ...saidKnown, requestId: "" }).toEqual({ ...saidUnknown, requestId: "" });
    expect(saidKnown).toMatchObject({
      error: "Troppi tentativi. Riprova tra qualche minuto o reimposta la password.",
    });
    expect(hasher.verified).toBe(looked);
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(200);
    t.advance(failedLoginRateLimit.windowMs);
    expect((await login(student.email, "matita gialla")).status).toBe(200);
  });

  it("are not right ones, nor tries of an account that is locked", async () => {
    pretendHasher().open();
    const student = await studentWithPassword("matita gialla");
    const locked = stranger();
    for (let n = 0; n < loginRateLimit.max; n += 1) expect((await login(locked)).status).toBe(401);
    for (let n = 0; n < 20; n += 1) expect((await login(locked)).status).toBe(429);
    for (let n = 0; n < 20; n += 1) expect((await login(student.email, "matita gialla")).status).toBe(200);
    await failAsIfTimes(failedLoginRateLimit.max - loginRateLimit.max - 1);
    expect((await login(stranger())).status).toBe(401);
    expect((await login(stranger())).status).toBe(429);
  });

  it("do not lock an account whose owner tries while the login is closed", async () => {
    pretendHasher().open();
    const student = await studentWithPassword("matita gialla");
    await failAsIfTimes(failedLoginRateLimit.max);
    for (let n = 0; n < loginRateLimit.max + 5; n += 1) {
      expect((await login(student.email, "matita gialla")).status).toBe(429);
    }
    t.advance(failedLoginRateLimit.windowMs);
    expect((await login(student.email, "matita gialla")).status).toBe(200);
  });

  it("are looked at 300 times at most, however many come at once", async () => {
    const hasher = pretendHasher();
    hasher.open();
    await failAsIfTimes(failedLoginRateLimit.max - 20);
    const before = hasher.verified;
    await Promise.all(Array.from({ length: places - 2 }, () => login(stranger())));
    expect(hasher.verified - before).toBe(20);
  });
});

it("a throttle of addresses still counts behind a trusted proxy", async () => {
  const behind = await createTestApp({ TRUST_PROXY: "1" });
  behind.app.ports.passwordHasher = {
    hash: () => Promise.resolve("x"),
    verify: () => Promise.resolve(false),
  };
  const from = { "x-forwarded-for": "203.0.113.7" };
  for (let n = 0; n < addressLoginRateLimit.max; n += 1) {
    expect((await login(stranger(), "sbagliata", from)).status).toBe(401);
  }
  expect((await login(stranger(), "sbagliata", from)).status).toBe(429);
  await behind.close();
  t.serveBy(t.app);
});
