import { romeDay, startOfRomeDay } from "@/lib/calendar";
import {
  daysOf,
  isMonthlyTime,
  lastDays,
  lastMonth,
  monthKey,
  nextMonthlyDay,
  onDemandKeys,
  thisMonth,
} from "./rules";

const day = (iso: string) => new Date(`${iso}T00:00:00.000Z`);

describe("the time for monthly reports", () => {
  it.each([
    ["2026-12-01T06:59:59Z", false],
    ["2026-12-01T07:00:00Z", true],
    ["2026-12-02T00:30:00Z", true],
    ["2026-12-07T22:59:59Z", true],
    ["2026-12-07T23:00:00Z", false],
    ["2026-11-30T23:30:00Z", false], // Half past midnight on the 1st in Rome.
    ["2027-04-01T05:59:59Z", false],
    ["2027-04-01T06:00:00Z", true],
  ])("at %s: %s", (instant, isTime) => expect(isMonthlyTime(new Date(instant))).toBe(isTime));
});

it.each([
  ["2026-12-01", "2026-11-01", "2026-11-30", "2026-11"],
  ["2027-01-07", "2026-12-01", "2026-12-31", "2026-12"],
  ["2028-03-01", "2028-02-01", "2028-02-29", "2028-02"],
])("on %s the last month was from %s to %s", (today, from, to, key) => {
  expect(lastMonth(day(today))).toEqual({ from: day(from), to: day(to) });
  expect(monthKey(lastMonth(day(today)))).toBe(key);
});

it("this month is until today, and the next report leaves on the 1st", () => {
  expect(thisMonth(day("2026-11-22"))).toEqual({ from: day("2026-11-01"), to: day("2026-11-22") });
  expect(nextMonthlyDay(day("2026-12-31"))).toEqual(day("2027-01-01"));
});

it.each([
  ["2027-01-03", "2026-12-28"],
  ["2026-10-26", "2026-10-20"], // The clocks go back within.
  ["2028-03-01", "2028-02-24"],
])("the week up to %s begins on %s, and has seven days in a row", (today, first) => {
  const days = daysOf(lastDays(day(today)));
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(day(first));
  expect(days.at(-1)).toEqual(day(today));
  expect(new Set(days.map(String)).size).toBe(7);
});

it("three reports may be sent on a day", () => {
  expect(onDemandKeys(day("2026-11-22"))).toEqual(["2026-11-22/1", "2026-11-22/2", "2026-11-22/3"]);
});

it.each(["2026-11-22", "2026-07-01", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"])(
  "%s begins in Rome with the first instant of that day",
  (iso) => {
    const start = startOfRomeDay(day(iso));
    expect(romeDay(start)).toEqual(day(iso));
    expect(romeDay(new Date(start.getTime() - 1))).toEqual(new Date(day(iso).getTime() - 24 * 3600_000));
  },
);
