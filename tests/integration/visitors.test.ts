import { visitorUses } from "@/lib/features/rate-limits/refuse-flood";
import { floodRateLimit } from "@/lib/features/rate-limits/rules";
import { loadRoutes } from "../support/api";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeEach(async () => (t = await createTestApp()));
afterEach(() => t.close());

const calls = loadRoutes().flatMap(({ module, pattern }) =>
  Object.entries(module).flatMap(([method, { contract }]) =>
    contract ? [{ method, pattern, contract }] : [],
  ),
);
const addressOf = (pattern: string) => pattern.replace(/\{\w+\}/g, "7");

describe("a request for another host", () => {
  it("is refused by every call but that of our health, before anything else is looked at", async () => {
    const { cookie } = await createStudent(t);
    for (const { method, pattern, contract } of calls) {
      for (const host of ["evil.example", "localhost:3001", "coach.test.evil.example", "coach.test:8080"]) {
        const response = await t.api(method, addressOf(pattern), {
          cookie,
          headers: { host },
          body: method === "GET" ? undefined : {},
        });
        if (contract.answersAnyHost) {
          expect([pattern, response.status]).toEqual(["/api/health", 200]);
          continue;
        }
        expect([method, pattern, host, response.status]).toEqual([method, pattern, host, 421]);
        expect(await response.json()).toMatchObject({
          code: "WRONG_HOST",
          error: "Questo non è l’indirizzo di English Coach.",
          requestId: expect.any(String),
        });
      }
    }
  });

  it.each(["coach.test", "COACH.test", "coach.test:80"])("is not what %s asks for", async (host) => {
    const { cookie } = await createStudent(t);
    expect((await t.api("GET", "/api/auth/me", { cookie, headers: { host } })).status).toBe(200);
  });

  it("may be one of Vercel's own addresses there", async () => {
    const onVercel = {
      VERCEL: "1",
      VERCEL_URL: "coach-abc123.vercel.app",
      RESEND_API_KEY: "re_test",
      MAIL_FROM: "coach@scuola.example",
    };
    const other = await createTestApp(onVercel);
    const { cookie } = await createStudent(other);
    const statusAt = async (host: string) =>
      (await other.api("GET", "/api/auth/me", { cookie, headers: { host } })).status;
    expect(await statusAt("coach-abc123.vercel.app")).toBe(200);
    expect(await statusAt("other.vercel.app")).toBe(421);
    await other.close();
  });
});

describe("visitors of unknown address", () => {
  const validate = (headers?: Record<string, string>) =>
    t.api("POST", "/api/auth/validate-password", { body: { password: "Matita-gialla-7" }, headers });
  const sent = (count: number) => void (visitorUses().count = count);
  beforeEach(() => void (visitorUses().resetsAtMs = 0));

  it("may send so much in an hour all together, however they come at once", async () => {
    await validate();
    sent(floodRateLimit.max - 2);
    const responses = await Promise.all(Array.from({ length: 5 }, () => validate()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBe("3600");
    expect(await refused?.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      error: expect.stringContaining("Troppe"),
    });
    t.advance(floodRateLimit.windowMs);
    expect((await validate()).status).toBe(200);
  });

  it("count with every write of theirs that is neither signed nor for nothing", async () => {
    await validate();
    sent(floodRateLimit.max);
    const writes = calls.filter(({ method, contract }) => contract.actor === "anyone" && method !== "GET");
    const passed: string[] = [];
    for (const { method, pattern } of writes) {
      const { status } = await t.api(method, pattern, { body: {} });
      if (status !== 429) passed.push(pattern);
    }
    expect(passed.sort()).toEqual(["/api/auth/logout", "/api/stripe/webhook"]);
  });

  it("do not take from students who are logged in, nor from what only reads", async () => {
    const student = await createStudent(t);
    await validate();
    sent(floodRateLimit.max);
    expect((await validate()).status).toBe(429);
    const body = { displayName: "Ada" };
    expect((await t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body })).status).toBe(
      200,
    );
    expect((await t.api("GET", "/api/auth/session")).status).toBe(200);
  });

  it("are not those whose address a proxy of ours tells", async () => {
    const behindProxy = await createTestApp({ TRUST_PROXY: "1" });
    await behindProxy.api("POST", "/api/auth/validate-password", {
      body: { password: "Matita-gialla-7" },
      headers: { "x-forwarded-for": "203.0.113.5" },
    });
    expect(visitorUses().resetsAtMs).toBe(0);
    await behindProxy.close();
  });
});
