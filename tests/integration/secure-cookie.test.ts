import { buildApp } from "@/lib/wiring";
import {
  auditOf,
  createAdministeredApp,
  gateReply,
  mailedCode,
  mailStep,
  otpStep,
  secureAuth,
  secureEmails,
} from "../support/administrators";
import type { Options } from "../support/api";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";

const minuteMs = 60_000;
const [anna, bruno] = secureEmails;

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

/** Opens the panel as a browser with this cookie does, and answers what it gets. */
async function open(email: string = anna, before?: string) {
  const { sessionToken: pending } = await gateReply(await mailStep(t, email));
  const otpCode = await mailedCode(t, email);
  const body = { step: 2, email, otpCode, sessionToken: pending };
  const response = await secureAuth(t, body, { cookie: before });
  const setCookie = response.headers.get("set-cookie") ?? "";
  const { sessionToken: token } = await gateReply(response);
  return { cookie: setCookie.split(";")[0] ?? "", setCookie, headers: { authorization: `Bearer ${token}` } };
}

const list = async (options: Options) => (await t.api("GET", "/api/secure-admin/users", options)).status;
const whose = async (options: Options) => {
  const response = await t.api("GET", "/api/secure-admin/auth", options);
  expect(response.status).toBe(200);
  return (await response.json()) as unknown;
};
const leave = (options: Options) =>
  secureAuth(t, { step: 3, email: "", otpCode: "", sessionToken: null }, options);
const nobody = { email: null, expiresAt: null };

describe("the cookie of the secure panel", () => {
  it("is set with the bearer, for as long, and no page can read it", async () => {
    const { setCookie, headers } = await open();
    const token = headers.authorization.slice("Bearer ".length);
    expect(setCookie).toBe(`secure-gate=${token}; Max-Age=1800; Path=/; HttpOnly; SameSite=Strict`);
    expect((await mailStep(t, anna)).headers.get("set-cookie")).toBeNull();
    const wrong = await otpStep(t, anna, "no code", "no try");
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([401, null]);
  });

  it("is bound to its host and to https where that is served", async () => {
    const https = await createAdministeredApp({ APP_URL: "https://coach.example" });
    const { sessionToken } = await gateReply(await mailStep(https, anna));
    const response = await otpStep(https, anna, await mailedCode(https, anna), sessionToken);
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-secure-gate=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    await https.close();
  });

  it("says whose panel is open and until when, and opens every call of it", async () => {
    const { cookie, headers } = await open();
    const expiresAt = new Date(t.app.now().getTime() + 30 * minuteMs).toISOString();
    expect(await whose({ cookie })).toEqual({ email: anna, expiresAt });
    expect(await whose({ headers })).toEqual({ email: anna, expiresAt });
    expect(await whose({})).toEqual(nobody);
    expect(await list({ cookie })).toBe(200);
    const { id } = await createStudent(t);
    const path = `/api/secure-admin/users/${id}/pro`;
    expect((await t.api("PATCH", path, { cookie, body: { isPro: true } })).status).toBe(200);
    expect((await auditOf(t)).at(-1)).toMatchObject({ action: "set_pro", actor: `secure:${anna}` });
  });

  it("ends with its half hour, whatever is done with it", async () => {
    const { cookie } = await open();
    t.advance(30 * minuteMs - 1);
    expect(await list({ cookie })).toBe(200);
    t.advance(1);
    expect(await list({ cookie })).toBe(401);
    expect(await whose({ cookie })).toEqual(nobody);
  });

  it("ends when its address is authorised no more", async () => {
    const { cookie } = await open(bruno);
    const without = await buildApp({ ...t.env, SECURE_ADMIN_EMAILS: anna }, t.app.now);
    t.serveBy(without);
    expect([await list({ cookie }), await whose({ cookie })]).toEqual([401, nobody]);
    await without.ports.jobs.stop();
    await without.db.$disconnect();
  });

  it("goes when one leaves in any tab, with the bearer, and is taken from the browser", async () => {
    const { cookie, headers } = await open();
    const out = await leave({ cookie });
    expect(out.headers.get("set-cookie")).toBe("secure-gate=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
    for (const shown of [{ cookie }, { headers }]) expect(await list(shown)).toBe(401);
    expect((await auditOf(t)).filter(({ action }) => action === "gate_closed")).toHaveLength(1);
    expect((await leave({ cookie })).status).toBe(200);
  });

  it("of one administrator and the bearer of another: the bearer counts, and leaving ends both", async () => {
    const [ofAnna, ofBruno] = [await open(anna), await open(bruno)];
    const both = { cookie: ofAnna.cookie, headers: ofBruno.headers };
    expect(await whose(both)).toMatchObject({ email: bruno });
    const forged = { cookie: ofAnna.cookie, headers: { authorization: `Bearer ${"A".repeat(43)}` } };
    expect([await list(forged), await whose(forged)]).toEqual([401, nobody]);
    expect(await list({ cookie: ofAnna.cookie, headers: { authorization: "" } })).toBe(401);
    await leave(both);
    expect([await list({ cookie: ofAnna.cookie }), await list({ headers: ofBruno.headers })]).toEqual([
      401, 401,
    ]);
  });

  it("that somebody has put into a browser becomes nobody's way in", async () => {
    const planted = "secure-gate=planted-by-somebody-else-0123456789abcdefg";
    const { cookie } = await open(anna, planted);
    expect(cookie).not.toBe(planted);
    expect(await list({ cookie: planted })).toBe(401);
    // A second entry opens anew and closes the first, in whichever browser that is.
    const second = await open(anna, cookie);
    expect([await list({ cookie }), await list({ cookie: second.cookie })]).toEqual([401, 200]);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["a neighbour of ours", { "sec-fetch-site": "same-site" }],
    ["a page without an origin", { origin: "null" }],
  ])("writes nothing for %s", async (_who, headers: Record<string, string>) => {
    const { cookie } = await open();
    const { id } = await createStudent(t);
    const writes: [string, string, unknown][] = [
      ["PATCH", `/api/secure-admin/users/${id}/pro`, { isPro: true }],
      ["POST", `/api/secure-admin/users/${id}/reset`, undefined],
      ["DELETE", `/api/secure-admin/users/${id}`, undefined],
      ["POST", "/api/secure-admin/auth", { step: 3 }],
    ];
    for (const [method, path, body] of writes) {
      expect((await t.api(method, path, { cookie, headers, body })).status).toBe(403);
    }
    expect(await list({ cookie })).toBe(200);
    expect(await t.app.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isPro: false });
  });

  it("is read for no other host, and is no key to the system panel", async () => {
    const { cookie } = await open();
    const rebound = { cookie, headers: { host: "evil.example" } };
    expect((await t.api("GET", "/api/secure-admin/users", rebound)).status).toBe(421);
    const value = cookie.slice("secure-gate=".length);
    for (const other of [`gate=${value}`, `session=${value}`, `gate=${value}; ${cookie}`]) {
      expect((await t.api("GET", "/api/admin/users", { cookie: other })).status).toBe(401);
    }
    expect(await list({ cookie: `gate=${value}` })).toBe(401);
  });
});
