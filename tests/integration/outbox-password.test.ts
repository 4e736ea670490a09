import { listOutbox } from "@/lib/features/mail/list-outbox";
import { createTestApp, type TestApp } from "../support/test-app";

const password = "la posta di prova";
const minuteMs = 60_000;

let t: TestApp;
/** Every test has minutes of its own, in which nobody has tried yet. */
beforeEach(() => t.advance(15 * minuteMs));
beforeAll(async () => {
  t = await createTestApp({ PREVIEW_PASSWORD: password, APP_URL: "https://coach.test" });
});
afterAll(() => t.close());

const open = (given: unknown = password, headers?: Record<string, string>) =>
  t.api("POST", "/api/outbox/session", { body: { password: given }, headers });
const cookieFrom = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const shownTo = async (cookie: string | null, app = t.app) =>
  (await listOutbox(app, cookie)) === "locked" ? "locked" : "mails";

describe("the password of the outbox", () => {
  it("opens it for twelve hours by a cookie that no page reads and no other site sends", async () => {
    expect(await shownTo(null)).toBe("locked");
    const response = await open();
    expect([response.status, await response.json()]).toEqual([200, { message: "Posta aperta." }]);
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-outbox=\d{13}\.[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const cookie = cookieFrom(response);
    expect(await shownTo(cookie)).toBe("mails");
    expect(await shownTo(`other=1; ${cookie}; more=2`)).toBe("mails");
    t.advance(12 * 60 * minuteMs - 1);
    expect(await shownTo(cookie)).toBe("mails");
    t.advance(1);
    expect(await shownTo(cookie)).toBe("locked");
  });

  it.each(["la posta di prov", "LA POSTA DI PROVA", `${password} `, ""])(
    "is not “%s”, which is told so and given nothing",
    async (wrong) => {
      const response = await open(wrong);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        code: "BAD_CREDENTIALS",
        error: "La password non è giusta. Controlla maiuscole e minuscole, poi riprova.",
      });
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );

  it("ends what an earlier one has opened, and so does another secret", async () => {
    const cookie = cookieFrom(await open());
    const env = { ...t.env, PREVIEW_PASSWORD: "un'altra password" };
    expect(await shownTo(cookie, { ...t.app, env })).toBe("locked");
    const other = new TextEncoder().encode("another secret that is long enough for it");
    expect(await shownTo(cookie, { ...t.app, secret: [other] })).toBe("locked");
    expect(await shownTo(cookie, { ...t.app, secret: [other, t.app.secret[0]] })).toBe("mails");
  });

  it("is not to be got round by a cookie of one's own making", async () => {
    const [name = "", value = ""] = cookieFrom(await open()).split("=");
    const [expiry = "", proof = ""] = value.split(".");
    const later = String(Number(expiry) + 1);
    const forged = [
      `${later}.${proof}`,
      `${expiry}.${"0".repeat(64)}`,
      `${expiry}.${proof.toUpperCase()}`,
      `${expiry}.`,
      expiry,
      `.${proof}`,
      `0${expiry}.${proof}`,
      `${expiry}.${proof}0`,
      "",
    ];
    for (const one of forged) expect([one, await shownTo(`${name}=${one}`)]).toEqual([one, "locked"]);
    expect(await shownTo(`outbox=${value}`)).toBe("locked"); // Without the prefix another site could have set it.
  });

  it("may be tried ten times in 15 minutes by all of unknown address together, the right ones not counted", async () => {
    for (let right = 0; right < 11; right++) expect((await open()).status).toBe(200);
    const burst = await Promise.all(Array.from({ length: 30 }, () => open("sbagliata")));
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = burst.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(await refused[0]?.json()).toMatchObject({
      error: "Troppi tentativi. Aspetta un quarto d’ora e riprova.",
    });
    expect(refused[0]?.headers.get("retry-after")).toBe("900");
    expect((await open()).status).toBe(429);
    t.advance(15 * minuteMs);
    expect((await open()).status).toBe(200);
  });

  it("is tried by each known address on its own", async () => {
    t.serveBy({ ...t.app, env: { ...t.env, TRUST_PROXY: 1 } });
    const from = (address: string, given?: string) => open(given, { "x-forwarded-for": address });
    const tries = await Promise.all(Array.from({ length: 11 }, () => from("203.0.113.5", "sbagliata")));
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await from("203.0.113.5")).status).toBe(429);
    expect((await from("203.0.113.6")).status).toBe(200);
    // Of IPv6 a household has as many as it likes.
    const many = await Promise.all(
      Array.from({ length: 11 }, (_, n) => from(`2001:db8:1:2:${n}::1`, "sbagliata")),
    );
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await from("2001:db8:1:3::1")).status).toBe(200);
    t.serveBy(t.app);
  });

  it("is asked for nowhere else: not where it is not set, nor where the mails leave", async () => {
    const env = { ...t.env, PREVIEW_PASSWORD: undefined };
    expect(await shownTo(null, { ...t.app, env })).toBe("mails");
    t.serveBy({ ...t.app, env });
    expect((await open()).status).toBe(404);

    const { mailer } = t.app.ports;
    const leaving = { ...t.app, ports: { ...t.app.ports, mailer: { ...mailer, kind: "resend" as const } } };
    expect(await listOutbox(leaving, null)).toBeUndefined();
    t.serveBy(leaving);
    expect((await open()).status).toBe(404);
    t.serveBy(t.app);
  });
});
