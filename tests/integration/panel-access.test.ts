import { loadRoutes } from "../support/api";
import {
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
  secureEmails,
} from "../support/administrators";
import { createStudent, newSession } from "../support/students";
import type { TestApp } from "../support/test-app";

type Caller = { cookie?: string; headers?: Record<string, string> };

let t: TestApp;
const callers: Record<string, Caller> = {};
let victim: { id: number };

beforeAll(async () => {
  t = await createAdministeredApp();
  victim = await createStudent(t, { displayName: "Nome Segreto" });
  const student = await createStudent(t);
  const pro = await createStudent(t, { isPro: true });
  const administrator = await createAdministrator(t);
  const other = await createStudent(t, { email: "direttrice@scuola.example" });

  const stale = await openSystemPanel(t, administrator.cookie);
  const staleBearer = await openSecurePanel(t, secureEmails[1]);
  t.advance(30 * 60_000 + 1);
  const open = await openSystemPanel(t, administrator.cookie);
  const bearer = await openSecurePanel(t, secureEmails[0]);
  const gate = open.split("; ")[1] ?? "";
  const token = bearer.authorization.slice("Bearer ".length);

  Object.assign(callers, {
    visitor: {},
    student: { cookie: student.cookie },
    "Pro student": { cookie: pro.cookie },
    "student with an administrator's gate": { cookie: `${student.cookie}; ${gate}` },
    "gate without login": { cookie: gate },
    "administrator before the gate": { cookie: administrator.cookie },
    "administrator, gate over": { cookie: stale },
    "administrator, gate of another login": { cookie: `${await newSession(t.app, 1)}; ${gate}` },
    "another administrator with this gate": { cookie: `${other.cookie}; ${gate}` },
    "administrator with the other panel's token as gate": {
      cookie: `${administrator.cookie}; gate=${token}`,
    },
    "administrator after the gate": { cookie: open },
    "secure administrator": { headers: bearer },
    "secure administrator, session over": { headers: staleBearer },
    "secure token without its word": { headers: { authorization: token } },
    "secure token in a cookie": { cookie: `session=${token}; gate=${token}` },
    "forged token": {
      headers: { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` },
    },
    "system gate as bearer": { headers: { authorization: `Bearer ${gate.slice("gate=".length)}` } },
  } satisfies Record<string, Caller>);
});
afterAll(() => t.close());

// What each answers. 403 is for who has a login: who they are is known, and not enough.
const system = {
  visitor: 401,
  student: 403,
  "Pro student": 403,
  "student with an administrator's gate": 403,
  "gate without login": 401,
  "administrator before the gate": 403,
  "administrator, gate over": 403,
  "administrator, gate of another login": 403,
  "another administrator with this gate": 403,
  "administrator with the other panel's token as gate": 403,
  "administrator after the gate": 200,
  "secure administrator": 401,
  "secure administrator, session over": 401,
  "secure token without its word": 401,
  "secure token in a cookie": 401,
  "forged token": 401,
  "system gate as bearer": 401,
};
const secure = {
  ...Object.fromEntries(Object.keys(system).map((caller) => [caller, 401])),
  "secure administrator": 200,
};
const gate = {
  ...system,
  "administrator before the gate": 400,
  "administrator, gate over": 400,
  "administrator, gate of another login": 400,
  "another administrator with this gate": 400,
  "administrator with the other panel's token as gate": 400,
  "administrator after the gate": 400,
};

type Cell = { method: string; path: string; body?: unknown; expected: Record<string, number> };
const matrix: Cell[] = [
  { method: "POST", path: "/api/super-auth/verify", body: {}, expected: gate },
  { method: "GET", path: "/api/admin/users", expected: system },
  { method: "GET", path: "/api/admin/stats", expected: system },
  { method: "GET", path: "/api/admin/feedback", expected: system },
  { method: "GET", path: "/api/admin/deletion-requests", expected: system },
  { method: "PATCH", path: "/api/admin/users/{id}/pro", body: { isPro: true }, expected: system },
  { method: "PATCH", path: "/api/admin/users/{id}/hearts", body: { hearts: 10 }, expected: system },
  { method: "POST", path: "/api/admin/users/{id}/reset", expected: system },
  { method: "GET", path: "/api/secure-admin/users", expected: secure },
  { method: "GET", path: "/api/secure-admin/audit", expected: secure },
  { method: "GET", path: "/api/secure-admin/audit/chain", expected: secure },
  { method: "GET", path: "/api/secure-admin/audit/export", expected: secure },
  { method: "GET", path: "/api/secure-admin/feedback", expected: secure },
  { method: "GET", path: "/api/secure-admin/deletion-requests", expected: secure },
  { method: "PATCH", path: "/api/secure-admin/users/{id}/pro", body: { isPro: true }, expected: secure },
  { method: "POST", path: "/api/secure-admin/users/{id}/reset", expected: secure },
  { method: "DELETE", path: "/api/secure-admin/users/{id}", expected: secure },
];

describe("who may make which call of the panels", () => {
  it("is told for every one of them", () => {
    const panels = loadRoutes().flatMap(({ module, pattern }) =>
      Object.entries(module).flatMap(([method, { contract }]) =>
        contract && /^\/api\/(admin|secure-admin|super-auth)\//.test(pattern) ? [`${method} ${pattern}`] : [],
      ),
    );
    const open = ["POST /api/secure-admin/auth", "DELETE /api/super-auth/verify"]; // Each has tests of its own.
    expect(panels.sort()).toEqual([...matrix.map(({ method, path }) => `${method} ${path}`), ...open].sort());
  });

  it.each(matrix)("$method $path", async ({ method, path, body, expected }) => {
    // Whoever is let in comes last: the deletion leaves nobody to try it on.
    const names = Object.keys(callers);
    const refused = names.filter((name) => expected[name] !== 200);
    const admitted = names.filter((name) => expected[name] === 200);
    for (const name of [...refused, ...admitted]) {
      const address = path.replace("{id}", String(victim.id));
      const response = await t.api(method, address, { ...callers[name], body });
      expect({ name, status: response.status }).toEqual({ name, status: expected[name] });
      const text = await response.text();
      if (response.status !== 200) expect(text).not.toMatch(/Segreto|studente\d|scuola\.example/);
    }
  });
});

it("a token in the address is no token", async () => {
  const token = callers["secure administrator"]?.headers?.authorization?.slice(7) ?? "";
  const response = await t.api("GET", `/api/secure-admin/users?token=${token}`);
  expect(response.status).toBe(401);
});
