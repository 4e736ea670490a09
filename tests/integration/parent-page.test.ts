import { maxCodeTries, openRateLimit } from "@/lib/features/family/rules";
import { family } from "@/lib/i18n/it";
import { badToken, calm, hourMs, minuteMs, today, withFamilies, type Families } from "../support/families";
import { parents, wrongCode } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { until } from "../support/until";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

const list = async (cookie?: string) => t.api("GET", "/api/parents/children", { cookie });
const noSession = { status: 401, code: "NO_SESSION" };

describe("the link to the page", () => {
  it("is mailed to a parent, and nobody is told whether an address is one", async () => {
    const { mamma } = await f.agreed();
    const stranger = f.newAddress();
    const unknown = await json(await f.askLink(stranger));
    const known = await json(await f.askLink(` ${mamma.toUpperCase()}`));
    expect(known).toEqual({ status: 200, message: family.linkSent });
    expect(unknown).toEqual(known);
    await until(async () => (await f.mailed(mamma, "parent-page-link")) === 1);
    expect(await f.templates(stranger)).toEqual([]);
  });

  it("is not mailed to who has not said yes yet", async () => {
    const mamma = f.newAddress();
    await f.save(await f.newChild(), mamma);
    await f.askLink(mamma);
    await f.linkTo((await f.agreed()).mamma); // Whoever asks later is answered later.
    expect(await f.templates(mamma)).toEqual(["parent-invitation"]);
  });

  it("is good for 30 minutes, and no longer", async () => {
    const { mamma } = await f.agreed();
    t.advance(1000);
    const link = await f.linkTo(mamma);
    t.advance(30 * minuteMs - 1);
    expect((await f.open({ ...link, code: wrongCode(link.code) })).status).toBe(400);
    t.advance(1);
    expect(await json(await f.open(link))).toMatchObject({ ...badToken, error: family.badLink });
    const other = await f.linkTo(mamma);
    t.advance(30 * minuteMs - 1);
    expect((await f.open(other)).status).toBe(200);
  });

  it("is good once, of 50 uses at once too", async () => {
    const { mamma } = await f.agreed();
    const link = await f.linkTo(mamma);
    const replies = await Promise.all(Array.from({ length: 50 }, () => f.open(link)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply.status).toBe(400);
      expect(reply.headers.get("set-cookie")).toBeNull();
    }
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(1);
    expect(await json(await f.open(link))).toMatchObject(badToken);
  });

  it("is opened by the typed code only, and takes five", async () => {
    const { mamma } = await f.agreed();
    const link = await f.linkTo(mamma);
    expect((await f.open({ token: link.token, code: "" })).status).toBe(400);
    for (let n = 0; n < maxCodeTries; n++)
      expect((await f.open({ ...link, code: wrongCode(link.code) })).status).toBe(400);
    expect(await json(await f.open(link))).toMatchObject({ ...badToken, error: family.noTriesLeft });
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(0);
  });

  it("of an earlier mail ends with the next", async () => {
    const { mamma } = await f.agreed();
    const first = await f.linkTo(mamma);
    t.advance(1000);
    const second = await f.linkTo(mamma);
    expect((await f.open(first)).status).toBe(400);
    expect((await f.open(second)).status).toBe(200);
  });

  it("is mailed a few times an hour", async () => {
    const { mamma } = await f.agreed();
    const { max } = openRateLimit.hour;
    for (let n = 0; n < max + 3; n++) expect((await f.askLink(mamma)).status).toBe(200);
    await until(async () => (await f.mailed(mamma, "parent-page-link")) >= max);
    await f.linkTo((await f.agreed()).mamma);
    expect(await f.mailed(mamma, "parent-page-link")).toBe(max);
    t.advance(hourMs + 1000);
    await f.linkTo(mamma);
  });

  it("leaves no token behind: neither its own nor the page's", async () => {
    const { mamma } = await f.agreed();
    const link = await f.linkTo(mamma);
    expect(await findTraces(t.app.db, [link.token])).toEqual([]);
    const response = await f.open(link);
    const token = /parent=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(await findTraces(t.app.db, [token, link.token])).toEqual([]);
  });
});

describe("the page", () => {
  it("is a cookie no page can read and no other site sends", async () => {
    const { mamma } = await f.agreed();
    const { headers } = await f.open(await f.linkTo(mamma));
    const attributes = (headers.get("set-cookie") ?? "").split("; ");
    expect(attributes[0]).toMatch(/^parent=[\w-]{43,}$/);
    expect(attributes).toEqual(
      expect.arrayContaining(["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=43200"]),
    );
    expect(attributes.join()).not.toMatch(/domain/i);
  });

  it("has a cookie bound to the host where there is https", async () => {
    const secure = await createTestApp({ APP_URL: "https://coach.test" });
    try {
      const q = parents(secure);
      const student = await createStudent(secure, { birthMonth: 6, birthYear: 2015 });
      const mamma = q.newAddress();
      await q.agree(student, mamma);
      const { headers } = await q.open(await q.linkTo(mamma));
      const attributes = (headers.get("set-cookie") ?? "").split("; ");
      expect(attributes[0]).toMatch(/^__Host-parent=/);
      expect(attributes).toEqual(expect.arrayContaining(["Secure", "HttpOnly", "SameSite=Strict", "Path=/"]));
      const cookie = attributes[0] ?? "";
      expect((await secure.api("GET", "/api/parents/children", { cookie })).status).toBe(200);
      const unbound = cookie.replace("__Host-", "");
      expect((await secure.api("GET", "/api/parents/children", { cookie: unbound })).status).toBe(401);
    } finally {
      t.serveBy(t.app);
      await secure.close();
    }
  });

  it("closes by itself after 30 minutes without use", async () => {
    const { cookie } = await f.opened();
    for (let n = 0; n < 3; n++) {
      t.advance(30 * minuteMs - 1);
      expect((await list(cookie)).status).toBe(200);
    }
    t.advance(30 * minuteMs);
    expect(await json(await list(cookie))).toMatchObject(noSession);
    // And stays so.
    expect((await list(cookie)).status).toBe(401);
    await f.sweep();
    expect(await t.app.db.parentSession.count({ where: { lastUsedAt: { lt: t.app.now() } } })).toBe(0);
  });

  it("closes after 12 hours, however much it is used", async () => {
    const { cookie } = await f.opened();
    for (let n = 0; n < 24; n++) {
      t.advance(29 * minuteMs);
      expect((await list(cookie)).status).toBe(200);
    }
    t.advance(12 * hourMs - 24 * 29 * minuteMs - 1);
    expect((await list(cookie)).status).toBe(200);
    t.advance(1);
    expect(await json(await list(cookie))).toMatchObject(noSession);
  });

  it("is closed by who leaves it", async () => {
    const { cookie } = await f.opened();
    const left = await t.api("DELETE", "/api/parents/session", { cookie });
    expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await list(cookie)).status).toBe(401);
  });

  it("is nobody's without its cookie, and no student's", async () => {
    const { student, cookie } = await f.opened();
    expect((await list()).status).toBe(401);
    expect((await list(student.cookie)).status).toBe(401);
    expect((await list(`parent=${"a".repeat(43)}`)).status).toBe(401);
    expect((await list(cookie.replace("parent=", "session="))).status).toBe(401);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(401);
    expect((await t.api("POST", "/api/chat", { cookie, body: { message: "Hello" } })).status).toBe(401);
  });

  it("writes nothing for a page of another site", async () => {
    const { student, cookie } = await f.opened();
    const reply = await t.api("POST", `/api/parents/children/${student.id}/withdrawal`, {
      cookie,
      headers: { origin: "https://evil.example" },
    });
    expect(reply.status).toBe(403);
    expect((await f.familyOf(student)).stage).toBe("open");
  });

  it("shows the children of its address, and none of another's", async () => {
    const [{ student, mamma, cookie }, other] = [await f.opened(), await f.opened()];
    const second = await f.newChild();
    t.advance(1000);
    await f.agree(second, mamma, { photos: false });
    expect((await f.children(cookie)).map(({ id }) => id)).toEqual([student.id, second.id]);
    expect(await f.children(other.cookie)).toMatchObject([{ id: other.student.id }]);
    const [first, younger] = await f.children(cookie);
    expect(first).toMatchObject({
      ageGroup: "child",
      consentedAt: today,
      withdrawnAt: null,
      settings: { coach: true, photos: true, hours: null, minutesPerDay: null },
      hasOtherParents: false,
    });
    expect(younger).toMatchObject({ settings: { photos: false } });
  });

  it.each<[string, (cookie: string, student: Pick<Student, "id">) => Promise<Response>]>([
    ["settings", (cookie, { id }) => t.api("PUT", `/api/parents/children/${id}`, { cookie, body: calm })],
    ["withdrawal", (cookie, student) => f.withdraw(cookie, student)],
    ["deletion", (cookie, student) => f.requestDeletion(cookie, student)],
    ["taking a deletion back", (cookie, student) => f.cancelDeletion(cookie, student)],
  ])("has no %s of a student who is not a child of its address", async (_, act) => {
    const [{ cookie }, other] = [await f.opened(), await f.agreed()];
    const [before, lonely] = [await f.me(other.student), await createStudent(t)];
    for (const student of [other.student, lonely, { id: 999_999 }])
      expect((await act(cookie, student)).status).toBe(404);
    expect(await f.familyOf(other.student)).toEqual(before.family);
    expect(await t.app.db.deletionRequest.count({ where: { userId: other.student.id } })).toBe(0);
    expect((await act("", other.student)).status).toBe(401);
    expect((await act(other.student.cookie, other.student)).status).toBe(401);
  });

  it("has nothing more of a student of 14 who has given another address", async () => {
    const student = await createStudent(t);
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    const cookie = await f.openPage(mamma);
    expect(await f.children(cookie)).toHaveLength(1);
    await f.save(student, f.newAddress());
    expect(await f.children(cookie)).toEqual([]);
    expect((await f.withdraw(cookie, student)).status).toBe(404);
  });
});
