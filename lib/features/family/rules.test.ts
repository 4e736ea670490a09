import {
  ageOf,
  birthYears,
  familyOf,
  isWithin,
  mailboxOf,
  minutesSinceEnd,
  nextHours,
  type GuardianRules,
  type WeekHours,
} from "./rules";

const at = (instant: string) => new Date(instant);

/** In winter Rome is an hour ahead of UTC, in summer two. */
describe("the age of somebody of whom month and year are known", () => {
  it.each([
    ["13 on the last second of the month of their birthday", 11, 2012, "2026-11-30T22:59:59.999Z", 13],
    ["14 from the first second of the next", 11, 2012, "2026-11-30T23:00:00.000Z", 14],
    ["13 on the first day of that month", 11, 2012, "2026-10-31T23:00:00.000Z", 13],
    ["13 the whole month before", 11, 2012, "2026-10-15T12:00:00.000Z", 13],
    ["in summer by the clock of Rome: still July", 7, 2012, "2026-07-31T21:59:59.999Z", 13],
    ["in summer by the clock of Rome: August", 7, 2012, "2026-07-31T22:00:00.000Z", 14],
    ["of December only with the year that follows", 12, 2012, "2026-12-31T22:59:59.999Z", 13],
    ["of December, on New Year in Rome", 12, 2012, "2026-12-31T23:00:00.000Z", 14],
    ["of January in January", 1, 2012, "2027-01-15T12:00:00.000Z", 14],
    ["of January in February", 1, 2012, "2027-01-31T23:00:00.000Z", 15],
    ["9 in the month of their tenth birthday", 11, 2016, "2026-11-20T09:00:00.000Z", 9],
    ["10 a month later", 11, 2016, "2026-12-20T09:00:00.000Z", 10],
    ["17 in the month of their eighteenth birthday", 11, 2008, "2026-11-20T09:00:00.000Z", 17],
  ])("is %s", (_, birthMonth, birthYear, now, age) => {
    expect(ageOf({ birthMonth, birthYear }, at(now))).toBe(age);
  });

  it("is asked with years of a whole life, by the calendar of Rome", () => {
    expect(birthYears(at("2026-12-31T23:00:00.000Z"))[0]).toBe(2027);
    expect(birthYears(at("2026-12-31T22:59:00.000Z"))[0]).toBe(2026);
    expect(birthYears(at("2026-06-01T12:00:00.000Z")).at(-1)).toBe(1927);
  });
});

const always: WeekHours = Array.from({ length: 7 }, () => ({ from: "00:00", to: "24:00" }));
const daily = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => ({ from, to }));
/** The same with another range on some days, 0 being Monday. */
const week = (base: WeekHours, days: Record<number, { from: string; to: string }>): WeekHours =>
  base.map((hours, day) => days[day] ?? hours);

describe("what two parents let a child use", () => {
  const agreeing: GuardianRules = {
    coach: true,
    photos: true,
    voice: true,
    readAloud: true,
    isConsenting: true,
    isWithdrawn: false,
    hours: null,
    minutesPerDay: null,
  };
  const now = at("2026-11-20T09:00:00.000Z");
  const member = (age: number, guardians: Partial<GuardianRules>[], aiNoticeAt: Date | null = null) => ({
    birthMonth: 1,
    birthYear: 2026 - age,
    aiNoticeAt,
    guardians: guardians.map((guardian) => ({ ...agreeing, ...guardian })),
  });
  const off = { coach: false, photos: false, voice: false, readAloud: false };
  const on = { coach: true, photos: true, voice: true, readAloud: true };
  const reader = { isConsenting: false };
  const withdrawn = { isConsenting: false, isWithdrawn: true };

  it.each([
    [10, [], "waiting", off],
    [13, [], "waiting", off],
    [13, [reader], "waiting", off],
    [13, [{}], "open", on],
    [13, [{}, reader], "open", on],
    [13, [withdrawn], "waiting", off],
    [13, [{}, withdrawn], "open", off],
    [14, [], "notice", on],
    [14, [withdrawn], "notice", on],
    [17, [{ coach: false }], "notice", { ...on, coach: false }],
    [17, [{ ...withdrawn, coach: false }], "notice", on],
    [18, [{ coach: false }], "notice", on],
    [18, [], "notice", on],
  ] as const)("at %i with %j the account is %s", (age, guardians, stage, allowed) => {
    expect(familyOf(member(age, [...guardians]), now)).toMatchObject({ stage, allowed });
  });

  it("is open to who has read the page on the AI, and still by their parents' switches", () => {
    expect(familyOf(member(15, [], now), now)).toMatchObject({ stage: "open", allowed: on });
    expect(familyOf(member(15, [{ photos: false }], now), now)).toMatchObject({
      stage: "open",
      allowed: { ...on, photos: false },
    });
  });

  it("is nothing until they have told their age, not even with a parent who agrees", () => {
    const unknown = { ...member(13, [{}], now), birthMonth: null, birthYear: null };
    expect(familyOf(unknown, now)).toMatchObject({ stage: "age", allowed: off });
  });

  it("is what both let them, whoever comes first", () => {
    const strict = { photos: false, hours: daily("15:00", "19:00"), minutesPerDay: 30 };
    const other = { voice: false, hours: daily("07:00", "18:30"), minutesPerDay: 90 };
    for (const pair of [
      [strict, other],
      [other, strict],
    ]) {
      expect(familyOf(member(12, pair), now)).toEqual({
        stage: "open",
        allowed: { coach: true, photos: false, voice: false, readAloud: true },
        hours: daily("15:00", "18:30"),
        minutesPerDay: 30,
      });
    }
  });

  it("is limited by the one who has set limits", () => {
    const limits = { hours: daily("07:00", "21:00"), minutesPerDay: 45 };
    expect(familyOf(member(12, [{}, limits]), now)).toMatchObject(limits);
    expect(familyOf(member(12, [limits, {}]), now)).toMatchObject(limits);
    expect(familyOf(member(12, [{}, {}]), now)).toMatchObject({ hours: null, minutesPerDay: null });
  });

  it.each([
    ["hours that do not meet", { from: "08:00", to: "10:00" }, { from: "15:00", to: "19:00" }],
    ["hours that touch", { from: "08:00", to: "15:00" }, { from: "15:00", to: "19:00" }],
    ["no time at all on one side", { from: "07:00", to: "07:00" }, { from: "00:00", to: "24:00" }],
  ])("is no time at all with %s", (_, one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const guardians = [first, second].map((range) => ({ hours: week(always, { 4: range ?? one }) }));
      const { hours } = familyOf(member(12, guardians), now);
      expect(hours && isWithin(hours, now)).toBe(false);
      expect(hours?.[4]?.from).toBe(hours?.[4]?.to);
      expect(hours && isWithin(hours, at("2026-11-21T09:00:00.000Z"))).toBe(true);
    }
  });

  it("is not what a parent has set whose say is over", () => {
    const limits = { hours: daily("07:00", "08:00"), minutesPerDay: 15 };
    const free = { hours: null, minutesPerDay: null };
    expect(familyOf(member(17, [{ ...limits, ...withdrawn }]), now)).toMatchObject(free);
    expect(familyOf(member(18, [limits]), now)).toMatchObject(free);
    expect(familyOf(member(17, [limits]), now)).toMatchObject(limits);
  });
});

describe("the hours of a day", () => {
  const evenings = daily("07:00", "21:00");

  it.each([
    ["6:59", "2026-11-20T05:59:59.999Z", false],
    ["7:00", "2026-11-20T06:00:00.000Z", true],
    ["20:59", "2026-11-20T19:59:59.999Z", true],
    ["21:00", "2026-11-20T20:00:00.000Z", false],
    ["21:01", "2026-11-20T20:01:00.000Z", false],
    ["6:59 in summer", "2026-07-20T04:59:59.999Z", false],
    ["7:00 in summer", "2026-07-20T05:00:00.000Z", true],
    ["20:59 in summer", "2026-07-20T18:59:00.000Z", true],
    ["21:01 in summer", "2026-07-20T19:01:00.000Z", false],
  ])("at %s in Rome", (_, now, expected) => {
    expect(isWithin(evenings, at(now))).toBe(expected);
  });

  it("are those of the weekday in Rome, where a new one begins before midnight in UTC", () => {
    const notOnSaturday = week(always, { 5: { from: "00:00", to: "00:00" } });
    expect(isWithin(notOnSaturday, at("2026-11-20T22:59:59.999Z"))).toBe(true); // Friday, 23:59.
    expect(isWithin(notOnSaturday, at("2026-11-20T23:00:00.000Z"))).toBe(false);
    expect(isWithin(notOnSaturday, at("2026-11-21T22:59:59.999Z"))).toBe(false);
    expect(isWithin(notOnSaturday, at("2026-11-21T23:00:00.000Z"))).toBe(true); // Sunday.
  });

  it("go up to midnight where they say 24:00, and are all day from 00:00", () => {
    for (const now of ["2026-11-20T22:59:59.999Z", "2026-11-20T23:00:00.000Z", "2026-11-20T12:00:00.000Z"])
      expect(isWithin(always, at(now))).toBe(true);
  });

  describe("on 28 March 2027, whose clocks skip from 2:00 to 3:00", () => {
    it.each([
      ["6:59", "2027-03-28T04:59:00.000Z", false],
      ["7:00", "2027-03-28T05:00:00.000Z", true],
      ["20:59", "2027-03-28T18:59:00.000Z", true],
      ["21:01", "2027-03-28T19:01:00.000Z", false],
      ["20:59 the evening before", "2027-03-27T19:59:00.000Z", true],
      ["21:01 the evening before", "2027-03-27T20:01:00.000Z", false],
      ["7:00 the morning before", "2027-03-27T06:00:00.000Z", true],
      ["7:00 the morning after", "2027-03-29T05:00:00.000Z", true],
    ])("at %s", (_, now, expected) => {
      expect(isWithin(evenings, at(now))).toBe(expected);
    });

    it("hours from within the skipped one begin with the next, and those within it never do", () => {
      const sunday = (from: string, to: string) => week(always, { 6: { from, to } });
      expect(isWithin(sunday("02:30", "04:00"), at("2027-03-28T00:59:59.999Z"))).toBe(false); // 1:59.
      expect(isWithin(sunday("02:30", "04:00"), at("2027-03-28T01:00:00.000Z"))).toBe(true); // 3:00.
      expect(isWithin(sunday("02:00", "03:00"), at("2027-03-28T00:59:59.999Z"))).toBe(false);
      expect(isWithin(sunday("02:00", "03:00"), at("2027-03-28T01:00:00.000Z"))).toBe(false);
    });
  });

  describe("on 25 October 2026, whose clocks go through 2:00 twice", () => {
    it.each([
      ["6:59", "2026-10-25T05:59:00.000Z", false],
      ["7:00", "2026-10-25T06:00:00.000Z", true],
      ["20:59", "2026-10-25T19:59:00.000Z", true],
      ["21:01", "2026-10-25T20:01:00.000Z", false],
      ["20:59 the evening before", "2026-10-24T18:59:00.000Z", true],
      ["21:01 the evening before", "2026-10-24T19:01:00.000Z", false],
      ["7:00 the morning before", "2026-10-24T05:00:00.000Z", true],
      ["7:00 the morning after", "2026-10-26T06:00:00.000Z", true],
    ])("at %s", (_, now, expected) => {
      expect(isWithin(evenings, at(now))).toBe(expected);
    });

    it("what the clock shows counts both times", () => {
      const hours = week(always, { 6: { from: "02:00", to: "03:00" } });
      for (const now of ["2026-10-25T00:00:00.000Z", "2026-10-25T01:00:00.000Z", "2026-10-25T01:59:59.999Z"])
        expect(isWithin(hours, at(now))).toBe(true);
      expect(isWithin(hours, at("2026-10-24T23:59:59.999Z"))).toBe(false);
      expect(isWithin(hours, at("2026-10-25T02:00:00.000Z"))).toBe(false);
    });
  });
});

describe("the time to finish", () => {
  const evenings = daily("07:00", "21:00");

  it.each([
    ["20:59", "2026-11-20T19:59:59.999Z", undefined],
    ["21:00", "2026-11-20T20:00:00.000Z", 0],
    ["21:01", "2026-11-20T20:01:30.000Z", 1],
    ["21:09", "2026-11-20T20:09:59.999Z", 9],
    ["21:10", "2026-11-20T20:10:00.000Z", undefined],
    ["6:59", "2026-11-20T05:59:00.000Z", undefined],
  ])("at %s", (_, now, since) => {
    expect(minutesSinceEnd(evenings, at(now))).toBe(since);
  });

  it("does not come where there was no time", () => {
    expect(minutesSinceEnd(daily("07:00", "07:00"), at("2026-11-20T06:05:00.000Z"))).toBeUndefined();
  });

  it("is ten minutes after midnight where the hours of the day before went up to it", () => {
    const untilMidnight = week(daily("07:00", "21:00"), { 4: { from: "07:00", to: "24:00" } });
    expect(minutesSinceEnd(untilMidnight, at("2026-11-20T23:00:00.000Z"))).toBe(0);
    expect(minutesSinceEnd(untilMidnight, at("2026-11-20T23:09:59.999Z"))).toBe(9);
    expect(minutesSinceEnd(untilMidnight, at("2026-11-20T23:10:00.000Z"))).toBeUndefined();
  });
});

describe("the next hours", () => {
  const evenings = daily("07:00", "21:00");

  it.each([
    ["before those of today", "2026-11-20T05:00:00.000Z", { days: 0, weekday: 4, from: "07:00" }],
    ["after those of today", "2026-11-20T20:01:00.000Z", { days: 1, weekday: 5, from: "07:00" }],
    ["on a Sunday evening", "2026-11-22T20:01:00.000Z", { days: 1, weekday: 0, from: "07:00" }],
    [
      "after midnight in Rome, of the same day",
      "2026-11-20T23:00:00.000Z",
      { days: 0, weekday: 5, from: "07:00" },
    ],
    ["before the clocks go forward", "2027-03-27T22:30:00.000Z", { days: 1, weekday: 6, from: "07:00" }],
    ["before the clocks go back", "2026-10-24T21:30:00.000Z", { days: 1, weekday: 6, from: "07:00" }],
  ])("%s", (_, now, expected) => {
    expect(nextHours(evenings, at(now))).toEqual(expected);
  });

  it("pass over days without any", () => {
    const none = { from: "00:00", to: "00:00" };
    const weekdays = week(evenings, { 5: none, 6: none });
    expect(nextHours(weekdays, at("2026-11-20T20:01:00.000Z"))).toEqual({
      days: 3,
      weekday: 0,
      from: "07:00",
    });
  });

  it("are a week away where they are on one day only", () => {
    const fridays = week(daily("00:00", "00:00"), { 4: { from: "15:00", to: "16:00" } });
    expect(nextHours(fridays, at("2026-11-20T16:00:00.000Z"))).toEqual({
      days: 7,
      weekday: 4,
      from: "15:00",
    });
    expect(nextHours(fridays, at("2026-11-20T13:00:00.000Z"))).toEqual({
      days: 0,
      weekday: 4,
      from: "15:00",
    });
  });

  it("are never where no day has any", () => {
    expect(nextHours(daily("07:00", "07:00"), at("2026-11-20T05:00:00.000Z"))).toBeUndefined();
  });
});

it("a mailbox is one whatever stands behind a plus sign", () => {
  expect(mailboxOf("anna+scuola@casa.example")).toBe("anna@casa.example");
  expect(mailboxOf("anna@casa.example")).toBe("anna@casa.example");
});
