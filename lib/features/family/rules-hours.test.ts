import { always, daily, week } from "@/tests/support/week-hours";
import { isWithin, minutesSinceEnd, nextHours } from "./rules";

const at = (instant: string) => new Date(instant);

const evenings = daily("07:00", "21:00");

/** In winter Rome is an hour ahead of UTC, in summer two. */
describe("the hours of a day", () => {
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
