import type { LocalSubscriptionRow } from "./local-data";
import { addMonths, invoicesOf, presentSubscription, rolled } from "./local-periods";

const startedAt = new Date("2027-01-31T10:00:00Z");
const row = (part: Partial<LocalSubscriptionRow> = {}): LocalSubscriptionRow => ({
  id: "sub",
  startedAt,
  periodsPaid: 1,
  chargeFails: false,
  endsWithPeriod: false,
  endedAt: null,
  refundedAt: null,
  ...part,
});
const at = (iso: string) => new Date(`${iso}T10:00:00Z`);

test.each([
  [1, "2027-02-28"],
  [2, "2027-03-31"],
  [3, "2027-04-30"],
  [13, "2028-02-29"],
  [-2, "2026-11-30"],
])("%i months after 31 January comes %s", (months, day) => {
  expect(addMonths(startedAt, months)).toEqual(at(day));
});

test("a month is charged when it begins, however long nobody asked", () => {
  expect(rolled(row(), at("2027-02-27")).periodsPaid).toBe(1);
  expect(rolled(row(), at("2027-02-28")).periodsPaid).toBe(2);
  const later = rolled(row(), at("2027-06-15"));
  expect(later.periodsPaid).toBe(5);
  expect(invoicesOf(later).map(({ periodStart }) => periodStart.toISOString().slice(0, 10))).toEqual([
    "2027-05-31",
    "2027-04-30",
    "2027-03-31",
    "2027-02-28",
    "2027-01-31",
  ]);
});

test("one that was cancelled ends when its month does, not when somebody asks", () => {
  const cancelled = row({ endsWithPeriod: true });
  expect(presentSubscription(cancelled, at("2027-02-27"))).toMatchObject({
    state: "active",
    endsAt: at("2027-02-28"),
  });
  const ended = rolled(cancelled, at("2027-05-01"));
  expect(ended).toMatchObject({ periodsPaid: 1, endedAt: at("2027-02-28") });
  expect(presentSubscription(ended, at("2027-05-01"))).toMatchObject({ state: "ended", endsAt: null });
  expect(rolled(ended, at("2027-06-01"))).toEqual(ended);
});

test("one whose card refuses is past due from the month it owes", () => {
  const refused = rolled(row({ chargeFails: true }), at("2027-03-10"));
  expect(refused.periodsPaid).toBe(1);
  expect(presentSubscription(refused, at("2027-03-10"))).toMatchObject({
    state: "past_due",
    periodStart: at("2027-02-28"),
    periodEnd: at("2027-03-31"),
  });
});
