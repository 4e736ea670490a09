import { minuteMs, today } from "../support/families";
import { crisis } from "../support/help-messages";
import {
  saying,
  withLimitedChildren,
  type LimitedChildren,
  type WatchedChat,
} from "../support/limited-children";
import { json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: LimitedChildren;
let chat: WatchedChat;
withLimitedChildren((made) => ({ t, f, chat } = made));

describe("the minutes of a day", () => {
  const start = Date.parse(today);
  const at = (minutes: number) => t.setClock(new Date(start + minutes * minuteMs).toISOString());

  it("are distinct ones with a write, as many as were chosen", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
    for (let n = 0; n < 15; n++) {
      at(n * 3);
      expect((await f.say(student, `Message number ${n}`)).status).toBe(200);
    }
    expect((await f.say(student, "Once more in this minute")).status).toBe(200);
    expect(await f.minutesOf(student)).toBe(15);
    at(200);
    expect(await f.say(student)).toMatchObject(
      saying("DAY_DONE", "Per oggi hai finito i tuoi 15 minuti. Ci vediamo domani!"),
    );
    expect(await f.minutesOf(student)).toBe(15);
    t.setClock("2026-11-20T22:59:00.000Z");
    expect((await f.say(student)).status).toBe(403);
    t.setClock("2026-11-20T23:00:00.000Z"); // Midnight in Rome.
    expect((await f.say(student)).status).toBe(200);
  });

  it("that are used up leave help, profile and deletion open, and no exercise", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
    const id = await f.givenExercise(student);
    await f.useMinutes(student, 15);
    expect(await f.say(student)).toMatchObject({ code: "DAY_DONE" });
    expect(
      await json(
        await t.api("POST", `/api/exercises/${id}/answers`, {
          cookie: student.cookie,
          body: { answer: "zzz" },
        }),
      ),
    ).toMatchObject({ code: "DAY_DONE" });
    expect(await f.say(student, crisis)).toMatchObject({ status: 200, support: { level: "crisis" } });
    expect((await f.put(student, { avatarId: "owl" })).status).toBe(200);
    expect((await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie })).status).toBe(200);
    expect(chat.tutor.turns).toEqual([]);
  });

  it("are not used up by looking", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
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
    expect(await f.minutesOf(student)).toBe(0);
  });

  it("of 20 at once in the last minute count as one, and in a new one as none", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
    await f.useMinutes(student, 14);
    const id = await f.givenExercise(student);
    const burst = () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          t.api("POST", `/api/exercises/${id}/answers`, { cookie: student.cookie, body: { answer: "?" } }),
        ),
      );
    const codes = async (replies: Response[]) =>
      new Set(await Promise.all(replies.map(async (reply) => (await json<{ code?: string }>(reply)).code)));
    expect(await codes(await burst())).not.toContain("DAY_DONE");
    expect(await f.minutesOf(student)).toBe(15);
    at(1);
    expect(await codes(await burst())).toEqual(new Set(["DAY_DONE"]));
    expect(await f.minutesOf(student)).toBe(15);
  });

  it("are those of the day in Rome: 23 or 25 hours long when the clocks change", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
    for (const [first, last, next] of [
      ["2027-03-27T23:00:00.000Z", "2027-03-28T21:59:00.000Z", "2027-03-28T22:00:00.000Z"],
      ["2027-10-30T22:00:00.000Z", "2027-10-31T22:59:00.000Z", "2027-10-31T23:00:00.000Z"],
    ] as const) {
      await t.app.db.activeMinute.deleteMany({ where: { userId: student.id } });
      await f.useMinutes(student, 15, first);
      t.setClock(last);
      expect(await f.say(student)).toMatchObject({ status: 403, code: "DAY_DONE" });
      t.setClock(next);
      expect(await f.say(student)).toMatchObject({ status: 200 });
    }
  });

  it("are kept for no more than two days", async () => {
    const { student } = await f.limited({ minutesPerDay: 15 });
    await f.say(student);
    t.advance(49 * 60 * minuteMs);
    await f.sweep();
    expect(await f.minutesOf(student)).toBe(0);
  });
});
