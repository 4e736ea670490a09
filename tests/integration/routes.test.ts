import type { CallActor } from "@/lib/contract/call";
import {
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "../support/administrators";
import { loadRoutes } from "../support/api";
import { createParent } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let student: Student;
let other: Student;
/** Who is let in by which contract. */
let callers: Record<CallActor, { cookie?: string; headers?: Record<string, string> }>;
beforeAll(async () => {
  t = await createAdministeredApp();
  student = await createStudent(t);
  other = await createStudent(t, { displayName: "Segreta", parentEmail: "mamma@casa.example" });
  const administrator = { cookie: await openSystemPanel(t, (await createAdministrator(t)).cookie) };
  callers = {
    anyone: {},
    learner: { cookie: student.cookie },
    parent: { cookie: (await createParent(t, student)).cookie },
    "eligible-admin": administrator,
    "system-admin": administrator,
    "secure-admin": { headers: await openSecurePanel(t) },
    cron: { headers: { authorization: "Bearer the cron secret of the tests" } },
  };
});
afterAll(() => t.close());

const routes = loadRoutes();
const calls = routes.flatMap(({ module, file, pattern }) =>
  Object.entries(module)
    .filter(([name]) => name !== "maxDuration")
    .map(([method, handler]) => ({ method, handler, file, pattern })),
);
const wrapped = calls.filter(({ handler }) => handler.contract);
const label = (call: { method: string; pattern: string }) => `${call.method} ${call.pattern}`;
const fill = (pattern: string, id: number | string) => pattern.replace(/\{\w+\}/g, String(id));

// Specification §7.
const specified = [
  "GET /api/auth/me",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/register",
  "POST /api/auth/forgot-password",
  "POST /api/auth/validate-password",
  "POST /api/auth/reset-password",
  "POST /api/auth/resend-verification",
  "POST /api/auth/verify-email",
  "GET /api/users/{id}",
  "PUT /api/users/{id}",
  "GET /api/chat/{userId}",
  "POST /api/chat",
  "DELETE /api/chat/{userId}",
  "POST /api/analyze-homework",
  "GET /api/usage-stats",
  "GET /api/achievements/{userId}",
  "POST /api/increment-usage",
  "POST /api/speech",
  "POST /api/create-subscription",
  "POST /api/complete-subscription",
  "POST /api/cancel-subscription",
  "POST /api/parent-report",
  "POST /api/feedback",
  "POST /api/request-data-deletion",
  "POST /api/super-auth/verify",
  "GET /api/admin/users",
  "PATCH /api/admin/users/{id}/pro",
  "PATCH /api/admin/users/{id}/hearts",
  "POST /api/admin/users/{id}/reset",
  "POST /api/secure-admin/auth",
  "GET /api/secure-admin/users",
  "GET /api/secure-admin/audit",
  "PATCH /api/secure-admin/users/{id}/pro",
  "POST /api/secure-admin/users/{id}/reset",
  "DELETE /api/secure-admin/users/{id}",
];

describe("the routes", () => {
  it("answer every specified call", () => {
    expect(wrapped.map(label)).toEqual(expect.arrayContaining(specified));
  });

  it.each(wrapped.map((call) => [label(call), call] as const))(
    "%s is where its contract says",
    (_label, call) => {
      expect({ method: call.handler.contract.method, path: call.handler.contract.path }).toEqual({
        method: call.method,
        path: call.pattern,
      });
    },
  );

  it("export every method, and answer those of no contract with a refusal in JSON", async () => {
    for (const { module, file } of routes) {
      const exported = Object.keys(module).filter((name) => name !== "maxDuration");
      expect([file, exported.sort()]).toEqual([file, ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"]]);
    }
    for (const { method, pattern } of calls.filter(({ handler }) => !handler.contract)) {
      const response = await t.api(method, fill(pattern.replace("[[...path]]", "nowhere"), student.id));
      expect([400, 404, 405]).toContain(response.status);
      expect(await response.json()).toMatchObject({ error: expect.any(String) as string });
    }
  });
});

describe("every call", () => {
  const writes = wrapped.filter(({ handler }) => handler.contract.method !== "GET");
  const owned = wrapped.filter(({ handler }) => handler.contract.owner);

  it.each(owned.map((call) => [label(call), call] as const))(
    "%s is 404 with any id but the caller's",
    async (_label, call) => {
      const ids = [
        other.id,
        999_999,
        1_000_000_000,
        -1,
        0,
        1.5,
        "NaN",
        `${student.id}%20`,
        `0${student.id}`,
        "%00",
        "..%2f",
      ];
      for (const id of ids) {
        const response = await t.api(call.method, fill(call.pattern, id), {
          cookie: student.cookie,
          body: call.method === "PUT" ? { displayName: "Rubato" } : undefined,
        });
        expect([id, response.status]).toEqual([id, 404]);
        expect(await response.text()).not.toMatch(/Segreta|mamma|Studente/);
      }
      const { displayName } = await t.app.db.user.findUniqueOrThrow({ where: { id: other.id } });
      expect(displayName).toBe("Segreta");
    },
  );

  it.each(writes.map((call) => [label(call), call] as const))(
    "%s refuses what another site sends",
    async (_label, call) => {
      const address = fill(call.pattern, student.id);
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "https://evil.example", host: "coach.test" },
        { origin: "https://coach.test" }, // Ours is http: another scheme is another site.
        { origin: "http://coach.test:8080" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ] as Record<string, string>[]) {
        const response = await t.api(call.method, address, {
          cookie: student.cookie,
          headers,
          body: bodyFor(call.method),
        });
        expect(response.status).toBe(403);
      }
    },
  );

  const withBody = wrapped.filter(({ handler }) => handler.contract.body);
  it.each(withBody.map((call) => [label(call), call] as const))(
    "%s takes nothing but JSON of its shape",
    async (_label, call) => {
      const address = fill(call.pattern, student.id);
      const { cookie, headers: known } = callers[call.handler.contract.actor];
      const tryBody = (body: unknown, headers?: Record<string, string>) =>
        t.api(call.method, address, { cookie, body, headers: { ...known, ...headers } });
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
        expect((await tryBody("{}", { "Content-Type": type })).status).toBe(415);
      }
      const mutations: unknown[] = [
        "",
        "{",
        "[]",
        "null",
        "1",
        '"x"',
        "true",
        '{"a":1e309}',
        '{"__proto__":{"isPro":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        `{"message":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
        '\ufeff{"message":"x","extra":1}',
        '{"email":{"not":""},"password":{"contains":"a"}}',
        { unknownKey: 1 },
      ];
      for (const body of mutations) {
        const response = await tryBody(body);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          code: "BAD_INPUT",
          error: expect.any(String) as string,
        });
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  it.each(wrapped.map((call) => [label(call), call] as const))(
    "%s carries the headers of the API",
    async (_label, call) => {
      const response = await t.api(call.method, fill(call.pattern, student.id), {
        body: bodyFor(call.method),
      });
      expect(response.headers.get("cache-control")).toMatch(/^no-store(?:, no-transform)?$/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

const bodyFor = (method: string) => (method === "POST" || method === "PUT" ? {} : undefined);

describe("health", () => {
  it("is 200 while the database answers", async () => {
    expect((await t.api("GET", "/api/health")).status).toBe(200);
  });

  it("is 503 in JSON, like every call, once it does not", async () => {
    const away = await createTestApp();
    const visitor = await createStudent(away);
    await away.app.db.$disconnect();
    const { connectPostgres } = await import("@/lib/db/client");
    away.app.db = connectPostgres("postgresql://nobody@127.0.0.1:1/nothing");
    for (const address of ["/api/health", "/api/auth/me", `/api/chat/${visitor.id}`]) {
      const response = await away.api("GET", address, { cookie: visitor.cookie });
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: "UNAVAILABLE" });
    }
    await away.close();
  });
});
