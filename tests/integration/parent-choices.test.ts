import type { UserReply } from "@/lib/features/accounts/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { family } from "@/lib/i18n/it";
import { calm, minuteMs, today, withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { createStudent } from "../support/students";
import { json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("what a parent chooses", () => {
  it("is kept, holds at once, is mailed to every parent, recorded, and shown to the child once", async () => {
    const { student, mamma, cookie } = await f.opened();
    const papa = f.newAddress();
    t.advance(1000);
    await f.agree(student, papa);
    await f.put(student, { seenFamilyAt: (await f.familyOf(student)).changedAt });
    expect((await f.familyOf(student)).hasNews).toBe(false);
    t.advance(1000);
    const changed = await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body: calm });
    expect(await json<ParentChild>(changed)).toMatchObject({ status: 200, id: student.id, settings: calm });
    expect(await f.children(cookie)).toMatchObject([{ settings: calm }]);
    const { family: shown } = await f.me(student);
    expect(shown).toMatchObject({
      allowed: { coach: true, photos: false, voice: true, readAloud: false },
      hours: calm.hours,
      minutesPerDay: 45,
      changedAt: t.app.now().toISOString(),
      hasNews: true,
    });
    for (const address of [mamma, papa]) expect(await f.mailed(address, "parent-settings-changed")).toBe(1);
    expect((await f.newest(mamma, "parent-settings-changed")).text).toContain("21:30");
    const entry = (await f.audited(student)).at(-1);
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
    expect((await f.put(student, { seenFamilyAt: shown.changedAt })).status).toBe(200);
    expect((await f.familyOf(student)).hasNews).toBe(false);
  });

  it("is news still where it came after what the child was shown", async () => {
    const { student, cookie } = await f.opened();
    const { changedAt: seenFamilyAt } = await f.familyOf(student);
    t.advance(1000);
    await f.change(cookie, student, { minutesPerDay: 30 });
    t.advance(1000);
    const saved = await json<UserReply>(await f.put(student, { seenFamilyAt }));
    expect(saved).toMatchObject({ status: 200, family: { minutesPerDay: 30, hasNews: true } });
    await f.put(student, { seenFamilyAt: saved.family.changedAt });
    expect((await f.familyOf(student)).hasNews).toBe(false);
  });

  it("is seen no later than now, and stays seen", async () => {
    const { student } = await f.opened();
    const seenAfter = async (seenFamilyAt: string) => {
      expect((await f.put(student, { seenFamilyAt })).status).toBe(200);
      const row = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
      return row.familySeenAt?.toISOString();
    };
    const now = t.app.now().toISOString();
    expect(await seenAfter("0001-01-01T00:00:00Z")).toBe("0001-01-01T00:00:00.000Z");
    expect(await seenAfter("2026-11-19T09:00:00Z")).toBe("2026-11-19T09:00:00.000Z");
    expect(await seenAfter("9999-12-31T23:59:59Z")).toBe(now);
    expect(await seenAfter("2026-11-19T09:00:00Z")).toBe(now);
  });

  it.each(["ieri", "2026-11-20", "2026-02-30T09:00:00Z", "0000-01-01T00:00:00Z", true, null])(
    "is not seen at %j",
    async (seenFamilyAt) => {
      const { student } = await f.opened();
      expect((await f.put(student, { seenFamilyAt })).status).toBe(400);
      expect((await f.familyOf(student)).hasNews).toBe(true);
    },
  );

  it("is no change where it is what it was: nobody is mailed", async () => {
    const { student, mamma, cookie } = await f.opened();
    const before = (await f.audited(student)).length;
    expect((await f.change(cookie, student, {})).status).toBe(200);
    expect(await f.mailed(mamma, "parent-settings-changed")).toBe(0);
    expect(await f.audited(student)).toHaveLength(before);
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
    const { student, cookie } = await f.opened();
    const body = { ...calm, ...more };
    expect((await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body })).status).toBe(400);
    expect(await f.familyOf(student)).toMatchObject({ hours: null, minutesPerDay: null });
  });

  it.each([15, 120, null])("may be %j minutes a day", async (minutesPerDay) => {
    const { student, cookie } = await f.opened();
    expect((await f.change(cookie, student, { minutesPerDay })).status).toBe(200);
    expect((await f.familyOf(student)).minutesPerDay).toBe(minutesPerDay);
  });

  it("may be a day without any time, and a whole one", async () => {
    const { student, cookie } = await f.opened();
    const hours = calm.hours.map((range, day) =>
      day === 0 ? { from: "00:00", to: "00:00" } : day === 1 ? { from: "00:00", to: "24:00" } : range,
    );
    expect((await f.change(cookie, student, { hours })).status).toBe(200);
    expect((await f.familyOf(student)).hours).toEqual(hours);
    expect((await f.change(cookie, student, { hours: null })).status).toBe(200);
    expect((await f.familyOf(student)).hours).toBeNull();
  });

  it("is agreed to where it is switched on for a child, and added to the record", async () => {
    const { student, cookie } = await f.opened();
    const scopes = async () => (await f.parental(student)).map((consent) => consent.scopes);
    const [first = []] = await scopes();
    t.advance(1000);
    await f.change(cookie, student, { photos: false });
    t.advance(1000);
    await f.change(cookie, student, { minutesPerDay: 30 });
    const after = await scopes();
    expect(after[0]).toEqual(first);
    expect(after.at(-1)).not.toContain("photos");
    expect(after).toHaveLength(2); // Minutes are no scope.
  });

  it("tells how long the child has been at it today", async () => {
    const { student, cookie } = await f.opened();
    await f.change(cookie, student, { minutesPerDay: 30 });
    await f.say(student, "I like my dog");
    t.advance(minuteMs);
    await f.say(student, "And my cat");
    expect(await f.children(cookie)).toMatchObject([{ minutesToday: 2 }]);
  });

  it("of someone of age is what comes by mail, and nothing of theirs", async () => {
    const student = await createStudent(t, { birthMonth: 1, birthYear: 2000 });
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    const cookie = await f.openPage(mamma);
    const changed = await t.api("PUT", `/api/parents/children/${student.id}`, { cookie, body: calm });
    expect(await json(changed)).toMatchObject({
      status: 200,
      settings: { reports: false, coach: true, photos: true, minutesPerDay: null },
    });
    expect(await f.familyOf(student)).toMatchObject({ allowed: { photos: true }, hours: null });
    expect(await json(await f.requestDeletion(cookie, student))).toMatchObject({
      status: 403,
      error: family.notForAdults,
    });
    expect(await t.app.db.deletionRequest.count({ where: { userId: student.id } })).toBe(0);
  });

  it("for a child is not a student's to choose, whose login the address is", async () => {
    // An account from before: nobody knew that it was a child's when the friend was given as a parent.
    const student = await createStudent(t, { birthMonth: null, birthYear: null, aiNoticeAt: null });
    const friend = await createStudent(t);
    await f.saveConfirmed(student, friend.email);
    const cookie = await f.openPage(friend.email);
    await f.put(student, { birthMonth: 6, birthYear: 2015 });
    expect((await f.familyOf(student)).stage).toBe("waiting");
    await f.change(cookie, student, { minutesPerDay: 120 });
    expect((await f.familyOf(student)).stage).toBe("waiting");
    t.advance(1000);
    await f.inviteSelf(cookie, student);
    const answered = await f.confirm(await f.tokens(friend.email), everything);
    expect(await json(answered)).toMatchObject({ status: 400, error: family.studentAddress });
    expect((await f.familyOf(student)).stage).toBe("waiting");
  });

  it("is no consent for a child where the parent has not given a name", async () => {
    const student = await createStudent(t, { birthMonth: null, birthYear: null, aiNoticeAt: null });
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    const cookie = await f.openPage(mamma);
    await f.put(student, { birthMonth: 6, birthYear: 2015 });
    await f.change(cookie, student, { minutesPerDay: 120 });
    const nameless = await t.app.db.consent.count({
      where: { userId: student.id, subject: "parental", givenBy: null, isWithdrawal: false },
    });
    expect(nameless).toBe(0);
    expect((await f.familyOf(student)).stage).toBe("waiting");
    t.advance(1000);
    expect((await f.inviteSelf(cookie, student)).status).toBe(200);
    expect((await f.confirm(await f.tokens(mamma), { ...everything, photos: false })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false },
    });
  });
});
