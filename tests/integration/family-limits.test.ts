import { graceMinutes } from "@/lib/features/family/rules";
import { family } from "@/lib/i18n/it";
import { minuteMs } from "../support/families";
import { crisis, gentle } from "../support/help-messages";
import {
  evenings,
  saying,
  withLimitedChildren,
  type LimitedChildren,
  type WatchedChat,
} from "../support/limited-children";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { daily } from "../support/week-hours";

let t: TestApp;
let f: LimitedChildren;
let chat: WatchedChat;
withLimitedChildren((made) => ({ t, f, chat } = made));

describe("the hours a parent has chosen", () => {
  const untilSeven = saying("QUIET_HOURS", "Adesso è tempo di pausa. Ci vediamo oggi alle 7.");
  const untilTomorrow = saying("QUIET_HOURS", "Per oggi basta così. Ci vediamo domani alle 7.");

  it.each([
    ["6:59", "2026-11-20T05:59:59.000Z", untilSeven],
    ["7:00", "2026-11-20T06:00:00.000Z", { status: 200 }],
    ["20:59", "2026-11-20T19:59:59.000Z", { status: 200 }],
    ["21:01", "2026-11-20T20:01:00.000Z", untilTomorrow],
    ["23:00", "2026-11-20T22:00:00.000Z", untilTomorrow],
    ["0:30", "2026-11-20T23:30:00.000Z", untilSeven],
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
    const { student } = await f.limited({ hours: evenings });
    t.setClock(instant);
    expect(await f.say(student)).toMatchObject(reply);
    const counted = await t.app.db.exchange.count({ where: { userId: student.id } });
    expect(counted).toBe("code" in reply ? 0 : 1);
  });

  it("on 25 October 2026, whose clocks go back", async () => {
    t.setClock("2026-10-20T09:00:00.000Z");
    const { student } = await f.limited({ hours: evenings });
    for (const [instant, status] of [
      ["2026-10-25T05:59:00.000Z", 403],
      ["2026-10-25T06:00:00.000Z", 200],
      ["2026-10-25T19:59:00.000Z", 200],
    ] as const) {
      t.setClock(instant);
      expect([instant, (await f.say(student)).status]).toEqual([instant, status]);
    }
  });

  it("name the day where it is not tomorrow, and say nothing of a day where there is none", async () => {
    const none = { from: "00:00", to: "00:00" };
    const weekdays = evenings.map((hours, day) => (day > 4 ? none : hours));
    const { student } = await f.limited({ hours: weekdays });
    t.setClock("2026-11-20T20:30:00.000Z");
    expect(await f.say(student)).toMatchObject(
      saying("QUIET_HOURS", "Per oggi basta così. Ci vediamo lunedì alle 7."),
    );
    const { student: other } = await f.limited({ hours: daily("15:30", "15:30") });
    expect(await f.say(other)).toMatchObject(saying("QUIET_HOURS", family.quietHours.never));
  });

  it("say half hours as they are", async () => {
    const { student } = await f.limited({ hours: daily("15:30", "19:00") });
    expect(await f.say(student)).toMatchObject(
      saying("QUIET_HOURS", "Adesso è tempo di pausa. Ci vediamo oggi alle 15:30."),
    );
  });

  it("hold for exercises, findings, photos and sounds, and for no help, profile, data or deletion", async () => {
    const { student } = await f.limited({ hours: evenings });
    const exerciseId = await f.givenExercise(student);
    t.setClock("2026-11-20T22:00:00.000Z");
    const late = await f.signedIn(student);
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
    const { student } = await f.limited({ hours: evenings, minutesPerDay: 15 });
    t.setClock("2026-11-20T22:00:00.000Z");
    const reply = await f.say(student, crisis);
    expect(reply).toMatchObject({ status: 200, support: { level: "crisis" }, xpAwarded: 0 });
    expect(JSON.stringify(reply)).toContain("19696");
    expect(chat.tutor.turns).toEqual([]);
    expect(chat.moderated).toEqual([]);
    expect(await f.say(student)).toMatchObject({ code: "QUIET_HOURS" });
  });

  it("help who may need some at 23:00 by words alone: no lesson comes with them", async () => {
    const { student } = await f.limited({ hours: evenings });
    t.setClock("2026-11-20T22:00:00.000Z");
    const reply = await f.say(student, gentle);
    expect(reply).toMatchObject({ status: 200, support: { level: "gentle" } });
    expect(chat.tutor.turns).toEqual([]);
    expect(chat.moderated).toEqual([]);
  });

  it("do not answer events either, when it is not the time", async () => {
    const { student } = await f.limited({ hours: evenings });
    t.setClock("2026-11-20T22:00:00.000Z");
    const response = await chat.stream(await f.signedIn(student), "I like my dog");
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
    const { student } = await f.limited({ hours: evenings });
    at(wrote);
    expect((await f.say(student)).status).toBe(200);
    at(later);
    expect((await f.say(student)).status).toBe(status);
  });

  it("is not kept going beyond ten minutes by what is said in them", async () => {
    const { student } = await f.limited({ hours: evenings });
    for (const minutes of [-2, 1, 5, 9]) {
      at(minutes);
      expect((await f.say(student)).status).toBe(200);
    }
    for (const minutes of [graceMinutes, 12, 15, 19]) {
      at(minutes);
      expect(await f.say(student)).toMatchObject({ status: 403, code: "QUIET_HOURS" });
    }
  });

  it("is not what was refused before the end, nor a call that only looks", async () => {
    const { student } = await f.limited({ hours: evenings });
    at(-3);
    await t.api("GET", `/api/chat/${student.id}`, { cookie: (await f.signedIn(student)).cookie });
    at(1);
    expect((await f.say(student)).status).toBe(403);
  });

  it("is an exercise too", async () => {
    const { student } = await f.limited({ hours: evenings });
    const id = await f.givenExercise(student);
    const answer = async () =>
      t.api("POST", `/api/exercises/${id}/answers`, {
        cookie: (await f.signedIn(student)).cookie,
        body: { answer: "zzz" },
      });
    at(-3);
    expect((await answer()).status).toBe(200);
    at(4);
    expect((await f.say(student)).status).toBe(200);
    expect((await answer()).status).toBe(200);
    at(10);
    expect((await answer()).status).toBe(403);
  });

  it("counts at midnight too, where the hours went up to it", async () => {
    const { student } = await f.limited({ hours: evenings.map(({ from }) => ({ from, to: "24:00" })) });
    t.setClock("2026-11-20T22:58:00.000Z");
    expect((await f.say(student)).status).toBe(200);
    t.setClock("2026-11-20T23:05:00.000Z");
    expect((await f.say(student)).status).toBe(200);
    t.setClock("2026-11-20T23:10:00.000Z");
    expect(await f.say(student)).toMatchObject({ code: "QUIET_HOURS" });
  });

  it("is what this child was at, and no other", async () => {
    const [{ student }, { student: other }] = [
      await f.limited({ hours: evenings }),
      await f.limited({ hours: evenings }),
    ];
    at(-2);
    expect((await f.say(other)).status).toBe(200);
    at(1);
    expect((await f.say(student)).status).toBe(403);
  });
});

describe("the limits of somebody of 14 to 17", () => {
  it("hold until they are of age", async () => {
    const student = await createStudent(t, { birthMonth: 11, birthYear: 2008, isPro: true });
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    const changed = await f.change(await f.openPage(mamma), student, { hours: evenings, coach: false });
    expect(changed.status).toBe(200);
    expect(await f.say(student)).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-11-30T22:30:00.000Z"); // 23:30 on the last evening in which they are 17.
    expect((await f.say(student)).status).toBe(403);
    t.setClock("2026-11-30T23:30:00.000Z");
    expect((await f.say(student)).status).toBe(200);
  });
});
