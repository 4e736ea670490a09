import type { UserReply } from "@/lib/features/accounts/contract";
import { graceMinutes, type WeekHours } from "@/lib/features/family/rules";
import { family } from "@/lib/i18n/it";
import { conversations } from "../support/conversations";
import { parents } from "../support/parents";
import { createStudent, newSession, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

const minuteMs = 60_000;
const today = "2026-11-20T09:00:00.000Z"; // A Friday.
const crisis = "voglio morire, I don't want to live anymore";

let t: TestApp;
let p: ReturnType<typeof parents>;
let chat: ReturnType<typeof conversations>;
/** What was asked of the second readers of messages. */
let moderated: string[];
beforeAll(async () => {
  t = await createTestApp();
  p = parents(t);
});
beforeEach(() => {
  t.setClock(today);
  chat = conversations(t);
  moderated = [];
  t.app.ports.moderation = {
    name: "scripted",
    read: (text) => Promise.resolve(void moderated.push(text)).then(() => undefined),
  };
});
afterAll(() => t.close());

const daily = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => ({ from, to }));
const evenings = daily("07:00", "21:00");

/** A child of 11 whose parent has agreed and set limits; each call with a session that is good at its time. */
async function limited(
  settings: Parameters<typeof p.change>[2],
  fields: Parameters<typeof createStudent>[1] = {},
) {
  const student = await createStudent(t, {
    birthMonth: 6,
    birthYear: 2015,
    aiNoticeAt: null,
    isPro: true,
    ...fields,
  });
  const mamma = p.newAddress();
  await p.agree(student, mamma);
  const cookie = await p.openPage(mamma);
  const changed = await p.change(cookie, student, settings);
  if (changed.status !== 200) throw new Error(await changed.text());
  return { student, mamma };
}
const now = async (student: Student) => ({ ...student, cookie: await newSession(t.app, student.id) });
const say = async (student: Student, message = "I like my dog") =>
  json(await p.say(await now(student), message));
const saying = (code: string, error: string) => ({ status: 403, code, error });

describe("the hours a parent has chosen", () => {
  it.each([
    [
      "6:59",
      "2026-11-20T05:59:59.000Z",
      saying("QUIET_HOURS", "Adesso è tempo di pausa. Ci vediamo oggi alle 7."),
    ],
    ["7:00", "2026-11-20T06:00:00.000Z", { status: 200 }],
    ["20:59", "2026-11-20T19:59:59.000Z", { status: 200 }],
    [
      "21:01",
      "2026-11-20T20:01:00.000Z",
      saying("QUIET_HOURS", "Per oggi basta così. Ci vediamo domani alle 7."),
    ],
    [
      "23:00",
      "2026-11-20T22:00:00.000Z",
      saying("QUIET_HOURS", "Per oggi basta così. Ci vediamo domani alle 7."),
    ],
    [
      "0:30",
      "2026-11-20T23:30:00.000Z",
      saying("QUIET_HOURS", "Adesso è tempo di pausa. Ci vediamo oggi alle 7."),
    ],
    ["20:59 in summer", "2027-07-20T18:59:00.000Z", { status: 200 }],
    ["21:01 in summer", "2027-07-20T19:01:00.000Z", { status: 403, code: "QUIET_HOURS" }],
    // The clocks go forward on 28 March 2027, and back on 25 October 2026.
    ["20:59 on the day the clocks go forward", "2027-03-28T18:59:00.000Z", { status: 200 }],
    [
      "21:01 on the day the clocks go forward",
      "2027-03-28T19:01:00.000Z",
      { status: 403, code: "QUIET_HOURS" },
    ],
    ["7:00 on the day the clocks go forward", "2027-03-28T05:00:00.000Z", { status: 200 }],
    [
      "6:59 on the day the clocks go forward",
      "2027-03-28T04:59:00.000Z",
      { status: 403, code: "QUIET_HOURS" },
    ],
    ["20:59 on the day the clocks go back", "2027-10-31T19:59:00.000Z", { status: 200 }],
    ["21:01 on the day the clocks go back", "2027-10-31T20:01:00.000Z", { status: 403, code: "QUIET_HOURS" }],
    ["6:59 on the day the clocks go back", "2027-10-31T05:59:00.000Z", { status: 403, code: "QUIET_HOURS" }],
    ["7:00 on the day the clocks go back", "2027-10-31T06:00:00.000Z", { status: 200 }],
  ])("at %s", async (_, instant, reply) => {
    const { student } = await limited({ hours: evenings });
    t.setClock(instant);
    expect(await say(student)).toMatchObject(reply);
    const counted = await t.app.db.exchange.count({ where: { userId: student.id } });
    expect(counted).toBe("code" in reply ? 0 : 1);
  });

  it("on 25 October 2026, whose clocks go back", async () => {
    t.setClock("2026-10-20T09:00:00.000Z");
    const { student } = await limited({ hours: evenings });
    for (const [instant, status] of [
      ["2026-10-25T05:59:00.000Z", 403],
      ["2026-10-25T06:00:00.000Z", 200],
      ["2026-10-25T19:59:00.000Z", 200],
    ] as const) {
      t.setClock(instant);
      expect([instant, (await say(student)).status]).toEqual([instant, status]);
    }
  });

  it("name the day where it is not tomorrow, and say nothing of a day where there is none", async () => {
    const none = { from: "00:00", to: "00:00" };
    const weekdays = evenings.map((hours, day) => (day > 4 ? none : hours));
    const { student } = await limited({ hours: weekdays });
    t.setClock("2026-11-20T20:30:00.000Z");
    expect(await say(student)).toMatchObject(
      saying("QUIET_HOURS", "Per oggi basta così. Ci vediamo lunedì alle 7."),
    );
    const { student: other } = await limited({ hours: daily("15:30", "15:30") });
    expect(await say(other)).toMatchObject(saying("QUIET_HOURS", family.quietHours.never));
  });

  it("say half hours as they are", async () => {
    const { student } = await limited({ hours: daily("15:30", "19:00") });
    expect(await say(student)).toMatchObject(
      saying("QUIET_HOURS", "Adesso è tempo di pausa. Ci vediamo oggi alle 15:30."),
    );
  });

  it("hold for exercises, findings, photos and sounds, and for no help, profile, data or deletion", async () => {
    const { student } = await limited({ hours: evenings });
    const { cookie } = student;
    await t.api("POST", "/api/exercises", { cookie });
    const { id: exerciseId } = await t.app.db.exercise.findFirstOrThrow({ where: { userId: student.id } });
    t.setClock("2026-11-20T22:00:00.000Z");
    const late = await now(student);
    const call = async (method: string, path: string, body?: unknown) =>
      (await t.api(method, path, { cookie: late.cookie, body })).status;
    expect(await call("POST", `/api/exercises/${exerciseId}/answers`, { answer: "goes" })).toBe(403);
    expect(await call("POST", "/api/speech", { text: "Hello" })).toBe(403);
    expect(await call("POST", "/api/speech/script", { text: "Hello" })).toBe(403);
    expect(await call("PUT", `/api/users/${student.id}`, { displayName: "Nuova" })).toBe(200);
    expect(await call("GET", `/api/users/${student.id}/data`)).toBe(200);
    expect(await call("GET", `/api/chat/${student.id}`)).toBe(200);
    expect(await call("POST", "/api/feedback", { message: "Bello", category: "ui", rating: 5 })).toBe(201);
    expect(await call("POST", "/api/request-data-deletion")).toBe(200);
    expect(await call("DELETE", "/api/request-data-deletion")).toBe(200);
  });

  it("help a child in crisis at 23:00, at no cost, and tell nobody else of it", async () => {
    const { student } = await limited({ hours: evenings, minutesPerDay: 15 });
    t.setClock("2026-11-20T22:00:00.000Z");
    const reply = await say(student, crisis);
    expect(reply).toMatchObject({ status: 200, support: { level: "crisis" }, xpAwarded: 0 });
    expect(JSON.stringify(reply)).toContain("19696");
    expect(chat.tutor.turns).toEqual([]);
    expect(moderated).toEqual([]);
    expect(await say(student)).toMatchObject({ code: "QUIET_HOURS" });
  });

  it("help who may need some at 23:00 by words alone: no lesson comes with them", async () => {
    const { student } = await limited({ hours: evenings });
    t.setClock("2026-11-20T22:00:00.000Z");
    const reply = await say(
      student,
      "mi sono data uno schiaffo da sola perché ho preso 5, è stupido lo so, è stata una volta",
    );
    expect(reply).toMatchObject({ status: 200, support: { level: "gentle" } });
    expect(chat.tutor.turns).toEqual([]);
    expect(moderated).toEqual([]);
  });

  it("do not answer events either, when it is not the time", async () => {
    const { student } = await limited({ hours: evenings });
    t.setClock("2026-11-20T22:00:00.000Z");
    const response = await chat.stream(await now(student), "I like my dog");
    expect([response.status, (await response.json()) as unknown]).toEqual([
      403,
      expect.objectContaining({ code: "QUIET_HOURS" }),
    ]);
  });
});

describe("what is under way when the hours end", () => {
  const end = Date.parse("2026-11-20T20:00:00.000Z");
  const at = (minutes: number) => t.setClock(new Date(end + minutes * minuteMs).toISOString());

  it.each([
    [-10, 0, 200],
    [-10, 9.9, 200],
    [-1, 1, 200],
    [-10, 10, 403],
    [-11, 1, 403],
    [-30, 5, 403],
  ])("who wrote %i minutes from the end is answered %d after it with %i", async (wrote, later, status) => {
    const { student } = await limited({ hours: evenings });
    at(wrote);
    expect((await say(student)).status).toBe(200);
    at(later);
    expect((await say(student)).status).toBe(status);
  });

  it("is not kept going beyond ten minutes by what is said in them", async () => {
    const { student } = await limited({ hours: evenings });
    for (const minutes of [-2, 1, 5, 9]) {
      at(minutes);
      expect((await say(student)).status).toBe(200);
    }
    for (const minutes of [graceMinutes, 12, 15, 19]) {
      at(minutes);
      expect(await say(student)).toMatchObject({ status: 403, code: "QUIET_HOURS" });
    }
  });

  it("is not what was refused before the end, nor a call that only looks", async () => {
    const { student } = await limited({ hours: evenings });
    at(-3);
    await t.api("GET", `/api/chat/${student.id}`, { cookie: (await now(student)).cookie });
    at(1);
    expect((await say(student)).status).toBe(403);
  });

  it("is an exercise too", async () => {
    const { student } = await limited({ hours: evenings });
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const { id } = await t.app.db.exercise.findFirstOrThrow({ where: { userId: student.id } });
    const answer = async () =>
      t.api("POST", `/api/exercises/${id}/answers`, {
        cookie: (await now(student)).cookie,
        body: { answer: "zzz" },
      });
    at(-3);
    expect((await answer()).status).toBe(200);
    at(4);
    expect((await say(student)).status).toBe(200);
    expect((await answer()).status).toBe(200);
    at(10);
    expect((await answer()).status).toBe(403);
  });

  it("counts at midnight too, where the hours went up to it", async () => {
    const { student } = await limited({ hours: evenings.map(({ from }) => ({ from, to: "24:00" })) });
    t.setClock("2026-11-20T22:58:00.000Z");
    expect((await say(student)).status).toBe(200);
    t.setClock("2026-11-20T23:05:00.000Z");
    expect((await say(student)).status).toBe(200);
    t.setClock("2026-11-20T23:10:00.000Z");
    expect(await say(student)).toMatchObject({ code: "QUIET_HOURS" });
  });

  it("is what this child was at, and no other", async () => {
    const [{ student }, { student: other }] = [
      await limited({ hours: evenings }),
      await limited({ hours: evenings }),
    ];
    at(-2);
    expect((await say(other)).status).toBe(200);
    at(1);
    expect((await say(student)).status).toBe(403);
  });
});

describe("the minutes of a day", () => {
  const start = Date.parse(today);
  const at = (minutes: number) => t.setClock(new Date(start + minutes * minuteMs).toISOString());
  const minutesOf = ({ id }: Student) => t.app.db.activeMinute.count({ where: { userId: id } });

  it("are distinct ones with a write, as many as were chosen", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    for (let n = 0; n < 15; n++) {
      at(n * 3);
      expect((await say(student, `Message number ${n}`)).status).toBe(200);
    }
    expect((await say(student, "Once more in this minute")).status).toBe(200);
    expect(await minutesOf(student)).toBe(15);
    at(200);
    expect(await say(student)).toMatchObject(
      saying("DAY_DONE", "Per oggi hai finito i tuoi 15 minuti. Ci vediamo domani!"),
    );
    expect(await minutesOf(student)).toBe(15);
    t.setClock("2026-11-20T22:59:00.000Z");
    expect((await say(student)).status).toBe(403);
    t.setClock("2026-11-20T23:00:00.000Z"); // Midnight in Rome.
    expect((await say(student)).status).toBe(200);
  });

  it("that are used up leave help, profile and deletion open, and no exercise", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const { id } = await t.app.db.exercise.findFirstOrThrow({ where: { userId: student.id } });
    await t.app.db.activeMinute.createMany({
      data: Array.from({ length: 15 }, (_, n) => ({
        userId: student.id,
        minute: new Date(start - (n + 5) * minuteMs),
      })),
    });
    expect(await say(student)).toMatchObject({ code: "DAY_DONE" });
    expect(
      await json(
        await t.api("POST", `/api/exercises/${id}/answers`, {
          cookie: student.cookie,
          body: { answer: "zzz" },
        }),
      ),
    ).toMatchObject({ code: "DAY_DONE" });
    expect(await say(student, crisis)).toMatchObject({ status: 200, support: { level: "crisis" } });
    expect(
      (await t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body: { avatarId: "owl" } }))
        .status,
    ).toBe(200);
    expect((await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie })).status).toBe(200);
    expect(chat.tutor.turns).toEqual([]);
  });

  it("are not used up by looking", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    for (let n = 0; n < 3; n++) {
      at(n);
      for (const path of [
        "/api/auth/me",
        `/api/chat/${student.id}`,
        "/api/usage-stats",
        `/api/progress/${student.id}`,
      ])
        await t.api("GET", path, { cookie: student.cookie });
    }
    expect(await minutesOf(student)).toBe(0);
  });

  it("of 20 at once in the last minute count as one, and in a new one as none", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    await t.app.db.activeMinute.createMany({
      data: Array.from({ length: 14 }, (_, n) => ({
        userId: student.id,
        minute: new Date(start - (n + 5) * minuteMs),
      })),
    });
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const { id } = await t.app.db.exercise.findFirstOrThrow({ where: { userId: student.id } });
    const burst = () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          t.api("POST", `/api/exercises/${id}/answers`, { cookie: student.cookie, body: { answer: "?" } }),
        ),
      );
    const codes = async (replies: Response[]) =>
      new Set(await Promise.all(replies.map(async (reply) => (await json<{ code?: string }>(reply)).code)));
    expect(await codes(await burst())).not.toContain("DAY_DONE");
    expect(await minutesOf(student)).toBe(15);
    at(1);
    expect(await codes(await burst())).toEqual(new Set(["DAY_DONE"]));
    expect(await minutesOf(student)).toBe(15);
  });

  it("are those of the day in Rome: 23 or 25 hours long when the clocks change", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    for (const [first, last, next] of [
      ["2027-03-27T23:00:00.000Z", "2027-03-28T21:59:00.000Z", "2027-03-28T22:00:00.000Z"],
      ["2027-10-30T22:00:00.000Z", "2027-10-31T22:59:00.000Z", "2027-10-31T23:00:00.000Z"],
    ] as const) {
      await t.app.db.activeMinute.deleteMany({ where: { userId: student.id } });
      await t.app.db.activeMinute.createMany({
        data: Array.from({ length: 15 }, (_, n) => ({
          userId: student.id,
          minute: new Date(Date.parse(first) + n * minuteMs),
        })),
      });
      t.setClock(last);
      expect(await say(student)).toMatchObject({ status: 403, code: "DAY_DONE" });
      t.setClock(next);
      expect(await say(student)).toMatchObject({ status: 200 });
    }
  });

  it("are kept for no more than two days", async () => {
    const { student } = await limited({ minutesPerDay: 15 });
    await say(student);
    t.advance(49 * 60 * minuteMs);
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(await minutesOf(student)).toBe(0);
  });
});

describe("two parents who have chosen otherwise", () => {
  /** A child with two parents, each with a page. */
  async function ofTwo(one: Parameters<typeof p.change>[2], other: Parameters<typeof p.change>[2]) {
    const student = await createStudent(t, { birthMonth: 6, birthYear: 2015, aiNoticeAt: null, isPro: true });
    const [mamma, papa] = [p.newAddress(), p.newAddress()];
    await p.agree(student, mamma);
    await p.agree(student, papa);
    for (const [address, settings] of [
      [mamma, one],
      [papa, other],
    ] as const)
      expect((await p.change(await p.openPage(address), student, settings)).status).toBe(200);
    return { student, mamma, papa };
  }
  const familyOf = async (student: Student) =>
    (
      (await (
        await t.api("GET", "/api/auth/me", { cookie: (await now(student)).cookie })
      ).json()) as UserReply
    ).family;

  it("both have to let a child, whoever was first", async () => {
    const { student } = await ofTwo(
      { photos: false, hours: daily("07:00", "19:00") },
      { readAloud: false, hours: daily("15:00", "21:00") },
    );
    expect(await familyOf(student)).toMatchObject({
      allowed: { coach: true, photos: false, voice: true, readAloud: false },
      hours: daily("15:00", "19:00"),
    });
    t.setClock("2026-11-20T13:59:00.000Z");
    expect((await say(student)).status).toBe(403);
    t.setClock("2026-11-20T14:00:00.000Z");
    expect((await say(student)).status).toBe(200);
    t.setClock("2026-11-20T18:01:00.000Z");
    expect((await say(student)).status).toBe(403);
  });

  it("the fewer minutes count", async () => {
    const { student } = await ofTwo({ minutesPerDay: 120 }, { minutesPerDay: 15 });
    expect(await familyOf(student)).toMatchObject({ minutesPerDay: 15 });
    await t.app.db.activeMinute.createMany({
      data: Array.from({ length: 15 }, (_, n) => ({
        userId: student.id,
        minute: new Date(Date.parse(today) - (n + 5) * minuteMs),
      })),
    });
    expect(await say(student)).toMatchObject({
      code: "DAY_DONE",
      error: expect.stringContaining("15 minuti"),
    });
  });

  it("who takes the consent back switches everything off, and the other's agreement keeps the account", async () => {
    const { student, papa } = await ofTwo({ coach: true }, { coach: true });
    expect((await p.withdraw(await p.openPage(papa), student)).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: null,
    });
    expect(await say(student)).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
  });

  it("a switched-off coach says whose choice that is", async () => {
    const { student } = await ofTwo({ coach: false }, { coach: true });
    expect(await say(student)).toMatchObject(saying("NEEDS_CONSENT", family.scopeOff.coach));
    expect(await say(student, crisis)).toMatchObject({ status: 200, support: { level: "crisis" } });
    expect(chat.tutor.turns).toEqual([]);
  });

  it("a child gains nothing by giving another address, whose parent lets everything", async () => {
    const { student } = await ofTwo({ coach: false, minutesPerDay: 15 }, { minutesPerDay: 30 });
    await p.agree(student, p.newAddress());
    expect(await familyOf(student)).toMatchObject({ allowed: { coach: false }, minutesPerDay: 15 });
  });
});

describe("the limits of somebody of 14 to 17", () => {
  it("hold until they are of age", async () => {
    const student = await createStudent(t, { birthMonth: 11, birthYear: 2008, isPro: true });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const changed = await p.change(await p.openPage(mamma), student, { hours: evenings, coach: false });
    expect(changed.status).toBe(200);
    expect(await say(student)).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-11-30T22:30:00.000Z"); // 23:30 on the last evening in which they are 17.
    expect((await say(student)).status).toBe(403);
    t.setClock("2026-11-30T23:30:00.000Z");
    expect((await say(student)).status).toBe(200);
  });
});
