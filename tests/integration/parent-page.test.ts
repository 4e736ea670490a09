import type { UserReply } from "@/lib/features/accounts/contract";
import type { FamilyReply, ParentChild } from "@/lib/features/family/contract";
import { maxCodeTries, openThrottle } from "@/lib/features/family/rules";
import { family } from "@/lib/i18n/it";
import { templatesTo } from "../support/outbox";
import { everything, parents, wrongCode } from "../support/parents";
import { createStudent, exists, newSession, type Student } from "../support/students";
import { json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { until } from "../support/until";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const today = "2026-11-20T09:00:00.000Z";

let t: TestApp;
let p: ReturnType<typeof parents>;
let s: ReturnType<typeof subscribers>;
beforeAll(async () => {
  t = await createTestApp();
  [p, s] = [parents(t), subscribers(t)];
});
beforeEach(() => t.setClock(today));
afterAll(() => t.close());

const newChild = (fields: Parameters<typeof createStudent>[1] = {}) =>
  createStudent(t, { birthMonth: 6, birthYear: 2015, aiNoticeAt: null, ...fields });
/** A child whose parent has agreed to everything. */
async function agreed(fields?: Parameters<typeof createStudent>[1]) {
  const student = await newChild(fields);
  const mamma = p.newAddress();
  await p.agree(student, mamma);
  return { student, mamma };
}
/** And whose page is open. */
async function opened(fields?: Parameters<typeof createStudent>[1]) {
  const { student, mamma } = await agreed(fields);
  return { student, mamma, cookie: await p.openPage(mamma) };
}
const list = async (cookie?: string) => t.api("GET", "/api/parents/children", { cookie });
const me = async (student: Student) => {
  const cookie = await newSession(t.app, student.id);
  return (await (await t.api("GET", "/api/auth/me", { cookie })).json()) as UserReply;
};
const mailed = async (address: string, template: string) =>
  (await p.templates(address)).filter((name) => name === template).length;
const audited = (userId: number) =>
  t.app.db.auditEntry.findMany({ where: { targetUserId: userId }, orderBy: { id: "asc" } });
const badToken = { status: 400, code: "BAD_TOKEN" };
const noSession = { status: 401, code: "NO_SESSION" };

describe("the link to the page", () => {
  it("is mailed to a parent, and nobody is told whether an address is one", async () => {
    const { mamma } = await agreed();
    const stranger = p.newAddress();
    const unknown = await json(await p.askLink(stranger));
    const known = await json(await p.askLink(` ${mamma.toUpperCase()}`));
    expect(known).toEqual({ status: 200, message: family.linkSent });
    expect(unknown).toEqual(known);
    await until(async () => (await mailed(mamma, "parent-page-link")) === 1);
    expect(await p.templates(stranger)).toEqual([]);
  });

  it("is not mailed to who has not said yes yet", async () => {
    const mamma = p.newAddress();
    await p.save(await newChild(), mamma);
    await p.askLink(mamma);
    await p.linkTo((await agreed()).mamma); // Whoever asks later is answered later.
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
  });

  it("is good for 30 minutes, and no longer", async () => {
    const { mamma } = await agreed();
    t.advance(1000);
    const link = await p.linkTo(mamma);
    t.advance(30 * minuteMs - 1);
    expect((await p.open({ ...link, code: wrongCode(link.code) })).status).toBe(400);
    t.advance(1);
    expect(await json(await p.open(link))).toMatchObject({ ...badToken, error: family.badLink });
    const other = await p.linkTo(mamma);
    t.advance(30 * minuteMs - 1);
    expect((await p.open(other)).status).toBe(200);
  });

  it("is good once, of 50 uses at once too", async () => {
    const { mamma } = await agreed();
    const link = await p.linkTo(mamma);
    const replies = await Promise.all(Array.from({ length: 50 }, () => p.open(link)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply.status).toBe(400);
      expect(reply.headers.get("set-cookie")).toBeNull();
    }
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(1);
    expect(await json(await p.open(link))).toMatchObject(badToken);
  });

  it("is opened by the typed code only, and takes five", async () => {
    const { mamma } = await agreed();
    const link = await p.linkTo(mamma);
    expect((await p.open({ token: link.token, code: "" })).status).toBe(400);
    for (let n = 0; n < maxCodeTries; n++)
      expect((await p.open({ ...link, code: wrongCode(link.code) })).status).toBe(400);
    expect(await json(await p.open(link))).toMatchObject({ ...badToken, error: family.noTriesLeft });
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(0);
  });

  it("of an earlier mail ends with the next", async () => {
    const { mamma } = await agreed();
    const first = await p.linkTo(mamma);
    t.advance(1000);
    const second = await p.linkTo(mamma);
    expect((await p.open(first)).status).toBe(400);
    expect((await p.open(second)).status).toBe(200);
  });

  it("is mailed a few times an hour", async () => {
    const { mamma } = await agreed();
    const { max } = openThrottle.hour;
    for (let n = 0; n < max + 3; n++) expect((await p.askLink(mamma)).status).toBe(200);
    await until(async () => (await mailed(mamma, "parent-page-link")) >= max);
    await p.linkTo((await agreed()).mamma);
    expect(await mailed(mamma, "parent-page-link")).toBe(max);
    t.advance(hourMs + 1000);
    await p.linkTo(mamma);
  });

  it("leaves no token behind: neither its own nor the page's", async () => {
    const { mamma } = await agreed();
    const link = await p.linkTo(mamma);
    expect(await findTraces(t.app.db, [link.token])).toEqual([]);
    const response = await p.open(link);
    const token = /parent=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(await findTraces(t.app.db, [token, link.token])).toEqual([]);
  });
});

describe("the page", () => {
  it("is a cookie no page can read and no other site sends", async () => {
    const { mamma } = await agreed();
    const { headers } = await p.open(await p.linkTo(mamma));
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
    const { cookie } = await opened();
    for (let n = 0; n < 3; n++) {
      t.advance(30 * minuteMs - 1);
      expect((await list(cookie)).status).toBe(200);
    }
    t.advance(30 * minuteMs);
    expect(await json(await list(cookie))).toMatchObject(noSession);
    // And stays so.
    expect((await list(cookie)).status).toBe(401);
    await s.sweep();
    expect(await t.app.db.parentSession.count({ where: { lastUsedAt: { lt: t.app.now() } } })).toBe(0);
  });

  it("closes after 12 hours, however much it is used", async () => {
    const { cookie } = await opened();
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
    const { cookie } = await opened();
    const left = await t.api("DELETE", "/api/parents/session", { cookie });
    expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await list(cookie)).status).toBe(401);
  });

  it("is nobody's without its cookie, and no student's", async () => {
    const { student, cookie } = await opened();
    expect((await list()).status).toBe(401);
    expect((await list(student.cookie)).status).toBe(401);
    expect((await list(`parent=${"a".repeat(43)}`)).status).toBe(401);
    expect((await list(cookie.replace("parent=", "session="))).status).toBe(401);
    expect((await t.api("GET", "/api/auth/me", { cookie })).status).toBe(401);
    expect((await t.api("POST", "/api/chat", { cookie, body: { message: "Hello" } })).status).toBe(401);
  });

  it("writes nothing for a page of another site", async () => {
    const { student, cookie } = await opened();
    const reply = await t.api("POST", `/api/parents/children/${student.id}/withdrawal`, {
      cookie,
      headers: { origin: "https://evil.example" },
    });
    expect(reply.status).toBe(403);
    expect((await me(student)).family.stage).toBe("open");
  });

  it("shows the children of its address, and none of another's", async () => {
    const [{ student, mamma, cookie }, other] = [await opened(), await opened()];
    const second = await newChild();
    t.advance(1000);
    await p.agree(second, mamma, { photos: false });
    expect((await p.children(cookie)).map(({ id }) => id)).toEqual([student.id, second.id]);
    expect(await p.children(other.cookie)).toMatchObject([{ id: other.student.id }]);
    const [first, younger] = await p.children(cookie);
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
    ["withdrawal", (cookie, student) => p.withdraw(cookie, student)],
    ["deletion", (cookie, student) => p.requestDeletion(cookie, student)],
    ["taking a deletion back", (cookie, student) => p.cancelDeletion(cookie, student)],
  ])("has no %s of a student who is not a child of its address", async (_, act) => {
    const [{ cookie }, other] = [await opened(), await agreed()];
    const [before, lonely] = [await me(other.student), await createStudent(t)];
    for (const student of [other.student, lonely, { id: 999_999 }])
      expect((await act(cookie, student)).status).toBe(404);
    expect((await me(other.student)).family).toEqual(before.family);
    expect(await t.app.db.deletionRequest.count({ where: { userId: other.student.id } })).toBe(0);
    expect((await act("", other.student)).status).toBe(401);
    expect((await act(other.student.cookie, other.student)).status).toBe(401);
  });

  it("has nothing more of a student of 14 who has given another address", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const cookie = await p.openPage(mamma);
    expect(await p.children(cookie)).toHaveLength(1);
    await p.save(student, p.newAddress());
    expect(await p.children(cookie)).toEqual([]);
    expect((await p.withdraw(cookie, student)).status).toBe(404);
  });
});

const calm = {
  coach: true,
  photos: false,
  voice: true,
  readAloud: false,
  reports: false,
  alerts: true,
  hours: Array.from({ length: 7 }, () => ({ from: "07:00", to: "21:30" })),
  minutesPerDay: 45,
};

describe("what a parent chooses", () => {
  it("is kept, holds at once, is mailed to every parent, recorded, and shown to the child once", async () => {
    const { student, mamma, cookie } = await opened();
    const papa = p.newAddress();
    t.advance(1000);
    await p.agree(student, papa);
    await t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body: { hasSeenFamily: true } });
    expect((await me(student)).family.hasNews).toBe(false);
    t.advance(1000);
    const changed = await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body: calm });
    expect(await json<ParentChild>(changed)).toMatchObject({ status: 200, id: student.id, settings: calm });
    expect(await p.children(cookie)).toMatchObject([{ settings: calm }]);
    const { family: shown } = await me(student);
    expect(shown).toMatchObject({
      allowed: { coach: true, photos: false, voice: true, readAloud: false },
      hours: calm.hours,
      minutesPerDay: 45,
      hasNews: true,
    });
    for (const address of [mamma, papa]) expect(await mailed(address, "parent-settings-changed")).toBe(1);
    expect((await p.newest(mamma, "parent-settings-changed")).text).toContain("21:30");
    const entry = (await audited(student.id)).at(-1);
    expect(entry).toMatchObject({
      action: "parent_changed_settings",
      outcome: "ok",
      actor: expect.stringMatching(/^parent:[0-9a-f]{16}$/),
      details: {
        changed: expect.arrayContaining([
          "photos",
          "readAloud",
          "reports",
          "alerts",
          "hours",
          "minutesPerDay",
        ]),
      },
    });
    expect(JSON.stringify(entry)).not.toContain(mamma);
    expect(
      (
        await t.api("PUT", `/api/users/${student.id}`, {
          cookie: student.cookie,
          body: { hasSeenFamily: true },
        })
      ).status,
    ).toBe(200);
    expect((await me(student)).family.hasNews).toBe(false);
  });

  it("is no change where it is what it was: nobody is mailed", async () => {
    const { student, mamma, cookie } = await opened();
    const before = (await audited(student.id)).length;
    expect((await p.change(cookie, student, {})).status).toBe(200);
    expect(await mailed(mamma, "parent-settings-changed")).toBe(0);
    expect(await audited(student.id)).toHaveLength(before);
  });

  it.each<[string, object]>([
    ["hours that end before they begin", { hours: calm.hours.map(() => ({ from: "21:00", to: "07:00" })) }],
    ["hours that are none", { hours: calm.hours.map(() => ({ from: "25:00", to: "26:00" })) }],
    ["a quarter of an hour", { hours: calm.hours.map(() => ({ from: "07:15", to: "21:00" })) }],
    ["six days", { hours: calm.hours.slice(1) }],
    ["eight days", { hours: [...calm.hours, { from: "07:00", to: "21:00" }] }],
    ["14 minutes", { minutesPerDay: 14 }],
    ["0 minutes", { minutesPerDay: 0 }],
    ["121 minutes", { minutesPerDay: 121 }],
    ["135 minutes", { minutesPerDay: 135 }],
    ["-15 minutes", { minutesPerDay: -15 }],
    ["minutes as text", { minutesPerDay: "45" }],
    ["a switch as text", { coach: "true" }],
    ["a field nobody knows", { email: "x@y.it" }],
    ["a consent", { consentedAt: today }],
  ])("is refused with %s", async (_, more) => {
    const { student, cookie } = await opened();
    const body = { ...calm, ...more };
    expect((await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body })).status).toBe(400);
    expect((await me(student)).family).toMatchObject({ hours: null, minutesPerDay: null });
  });

  it.each([15, 120, null])("may be %j minutes a day", async (minutesPerDay) => {
    const { student, cookie } = await opened();
    expect((await p.change(cookie, student, { minutesPerDay })).status).toBe(200);
    expect((await me(student)).family.minutesPerDay).toBe(minutesPerDay);
  });

  it("may be a day without any time, and a whole one", async () => {
    const { student, cookie } = await opened();
    const hours = calm.hours.map((range, day) =>
      day === 0 ? { from: "00:00", to: "00:00" } : day === 1 ? { from: "00:00", to: "24:00" } : range,
    );
    expect((await p.change(cookie, student, { hours })).status).toBe(200);
    expect((await me(student)).family.hours).toEqual(hours);
    expect((await p.change(cookie, student, { hours: null })).status).toBe(200);
    expect((await me(student)).family.hours).toBeNull();
  });

  it("is agreed to where it is switched on for a child, and added to the record", async () => {
    const { student, cookie } = await opened();
    const scopes = async () =>
      (
        await t.app.db.consent.findMany({
          where: { userId: student.id, subject: "parental" },
          orderBy: { givenAt: "asc" },
        })
      ).map((consent) => consent.scopes);
    const [first = []] = await scopes();
    t.advance(1000);
    await p.change(cookie, student, { photos: false });
    t.advance(1000);
    await p.change(cookie, student, { minutesPerDay: 30 });
    const after = await scopes();
    expect(after[0]).toEqual(first);
    expect(after.at(-1)).not.toContain("photos");
    expect(after).toHaveLength(2); // Minutes are no scope.
  });

  it("tells how long the child has been at it today", async () => {
    const { student, cookie } = await opened();
    await p.change(cookie, student, { minutesPerDay: 30 });
    await p.say(student, "I like my dog");
    t.advance(minuteMs);
    await p.say(student, "And my cat");
    expect(await p.children(cookie)).toMatchObject([{ minutesToday: 2 }]);
  });

  it("of someone of age is what comes by mail, and nothing of theirs", async () => {
    const student = await createStudent(t, { birthMonth: 1, birthYear: 2000 });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const cookie = await p.openPage(mamma);
    const changed = await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body: calm });
    expect(await json(changed)).toMatchObject({
      status: 200,
      settings: { reports: false, coach: true, photos: true, minutesPerDay: null },
    });
    expect((await me(student)).family).toMatchObject({ allowed: { photos: true }, hours: null });
    expect(await json(await p.requestDeletion(cookie, student))).toMatchObject({
      status: 403,
      error: family.notForAdults,
    });
    expect(await t.app.db.deletionRequest.count({ where: { userId: student.id } })).toBe(0);
  });

  it("for a child is not a student's to choose, whose login the address is", async () => {
    // An account from before: nobody knew that it was a child's when the friend was given as a parent.
    const student = await createStudent(t, { birthMonth: null, birthYear: null, aiNoticeAt: null });
    const friend = await createStudent(t);
    await p.saveConfirmed(student, friend.email);
    const cookie = await p.openPage(friend.email);
    await t.api("PUT", `/api/users/${student.id}`, {
      cookie: student.cookie,
      body: { birthMonth: 6, birthYear: 2015 },
    });
    expect((await me(student)).family.stage).toBe("waiting");
    await p.change(cookie, student, { minutesPerDay: 120 });
    expect((await me(student)).family.stage).toBe("waiting");
    t.advance(1000);
    await p.inviteSelf(cookie, student);
    const answered = await p.confirm(await p.tokens(friend.email), everything);
    expect(await json(answered)).toMatchObject({ status: 400, error: family.studentAddress });
    expect((await me(student)).family.stage).toBe("waiting");
  });

  it("is no consent for a child where the parent has not given a name", async () => {
    const student = await createStudent(t, { birthMonth: null, birthYear: null, aiNoticeAt: null });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const cookie = await p.openPage(mamma);
    await t.api("PUT", `/api/users/${student.id}`, {
      cookie: student.cookie,
      body: { birthMonth: 6, birthYear: 2015 },
    });
    await p.change(cookie, student, { minutesPerDay: 120 });
    const nameless = await t.app.db.consent.count({
      where: { userId: student.id, subject: "parental", givenBy: null, isWithdrawal: false },
    });
    expect(nameless).toBe(0);
    expect((await me(student)).family.stage).toBe("waiting");
    t.advance(1000);
    expect((await p.inviteSelf(cookie, student)).status).toBe(200);
    expect((await p.confirm(await p.tokens(mamma), { ...everything, photos: false })).status).toBe(200);
    expect((await me(student)).family).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false },
    });
  });
});

describe("a consent that is taken back", () => {
  it("switches everything off at once, and the account waits 30 days", async () => {
    const { student, mamma, cookie } = await opened();
    const until = new Date(t.app.now().getTime() + 30 * dayMs).toISOString();
    expect(await json(await p.withdraw(cookie, student))).toMatchObject({
      status: 200,
      withdrawnAt: t.app.now().toISOString(),
    });
    expect((await me(student)).family).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: until,
      hasNews: true,
    });
    expect(await json(await p.say(student, "Hello"))).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    expect(await mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect((await audited(student.id)).map(({ action }) => action)).toContain("parent_withdrew");
    t.advance(1000);
    expect((await p.withdraw(cookie, student)).status).toBe(200);
    expect(await mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect((await me(student)).family.consentDueAt).toBe(until);
    t.setClock(new Date(Date.parse(until) - 2 * dayMs).toISOString());
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    t.setClock(until);
    await s.sweep();
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("is given again as it was the first time, and by nothing less", async () => {
    const { student, mamma, cookie } = await opened();
    await p.withdraw(cookie, student);
    expect((await p.change(cookie, student, { photos: false })).status).toBe(200);
    expect((await me(student)).family).toMatchObject({ stage: "waiting", allowed: { coach: false } });
    t.advance(1000);
    expect((await p.inviteSelf(cookie, student)).status).toBe(200);
    expect((await p.confirm(await p.tokens(mamma), { ...everything, photos: false })).status).toBe(200);
    expect((await p.inviteSelf(cookie, student)).status).toBe(409);
    expect((await me(student)).family).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false },
      consentDueAt: null,
    });
    const consents = await t.app.db.consent.findMany({
      where: { userId: student.id, subject: "parental" },
      orderBy: [{ givenAt: "asc" }, { id: "asc" }],
    });
    expect(consents.map(({ isWithdrawal }) => isWithdrawal)).toEqual([false, true, false]);
  });

  it("of 20 at once is taken back once", async () => {
    const { student, mamma, cookie } = await opened();
    const replies = await Promise.all(Array.from({ length: 20 }, () => p.withdraw(cookie, student)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect(await t.app.db.consent.count({ where: { userId: student.id, isWithdrawal: true } })).toBe(1);
  });

  it("tells the other parents, and leaves the account to those who agree", async () => {
    const { student, mamma } = await opened();
    const papa = p.newAddress();
    await p.agree(student, papa);
    await p.withdraw(await p.openPage(papa), student);
    for (const address of [mamma, papa]) expect(await mailed(address, "parent-consent-withdrawn")).toBe(1);
    expect((await me(student)).family).toMatchObject({
      stage: "open",
      allowed: { coach: false },
      consentDueAt: null,
    });
  });
});

describe("a deletion a parent asks for", () => {
  it("is carried out in seven days, and told to student and parents", async () => {
    const { student, mamma, cookie } = await opened();
    const reply = await json<ParentChild>(await p.requestDeletion(cookie, student));
    expect(reply).toMatchObject({ status: 200, deletion: { canCancel: true } });
    expect(await templatesTo(t, student.email)).toContain("deletion-requested");
    expect(await mailed(mamma, "parent-deletion-requested")).toBe(1);
    expect((await audited(student.id)).map(({ action }) => action)).toContain("parent_asked_deletion");
    expect((await p.requestDeletion(cookie, student)).status).toBe(200);
    expect(await mailed(mamma, "parent-deletion-requested")).toBe(1);
    t.setClock(reply.deletion?.eraseAfter ?? today);
    await s.sweep();
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("can be taken back, and that is told and recorded too", async () => {
    const { student, mamma, cookie } = await opened();
    await p.requestDeletion(cookie, student);
    const before = (await p.mails(mamma)).length;
    t.advance(1000);
    expect(await json(await p.cancelDeletion(cookie, student))).toMatchObject({
      status: 200,
      deletion: null,
    });
    expect(await templatesTo(t, student.email)).toContain("deletion-cancelled");
    expect((await audited(student.id)).at(-1)).toMatchObject({
      action: "parent_asked_deletion",
      details: { what: "taken back" },
    });
    expect(await p.mails(mamma)).toHaveLength(before + 1);
    t.advance(8 * dayMs);
    await s.sweep();
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
  });

  it("may be asked for by the parent of somebody of 14, too", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    expect((await p.requestDeletion(await p.openPage(mamma), student)).status).toBe(200);
  });
});

describe("the student sees", () => {
  const shown = async (student: Student, id = student.id) =>
    t.api("GET", `/api/family/${id}`, { cookie: await newSession(t.app, student.id) });

  it("who decides, with most of the address left out, and nobody else's", async () => {
    const { student, mamma } = await agreed();
    const other = await createStudent(t);
    const reply = await json<FamilyReply>(await shown(student));
    expect(reply).toMatchObject({
      status: 200,
      guardians: [{ isWithdrawn: false, reports: true, alerts: false }],
      invitation: null,
    });
    const [local = "", domain = ""] = mamma.split("@");
    expect(reply.guardians[0]?.email).toContain(domain);
    expect(reply.guardians[0]?.email).not.toContain(local);
    expect(JSON.stringify(reply)).not.toContain("Anna Rossi");
    expect((await shown(other, student.id)).status).toBe(404);
  });

  it("how an invitation stands", async () => {
    const student = await newChild();
    const mamma = p.newAddress();
    expect(await json(await shown(student))).toMatchObject({ guardians: [], invitation: null });
    await p.save(student, mamma);
    expect(await json(await shown(student))).toMatchObject({
      invitation: { email: mamma, sentAt: today, isStopped: false },
    });
    const { stop, token, code } = await p.tokens(mamma);
    await p.stop(stop);
    expect(await json(await shown(student))).toMatchObject({ invitation: { isStopped: true } });
    await p.confirm({ token, code }, everything);
    expect(await json(await shown(student))).toMatchObject({ invitation: null, guardians: [{}] });
  });
});
