import { addDays, cutoffs, monthsBefore } from "./rules";

const at = (iso: string) => new Date(iso);

test.each([
  ["2026-11-20T09:00:00.000Z", 12, "2025-11-20T09:00:00.000Z"],
  ["2026-11-20T09:00:00.000Z", 24, "2024-11-20T09:00:00.000Z"],
  ["2024-02-29T09:00:00.000Z", 12, "2023-02-28T09:00:00.000Z"],
  ["2026-03-31T00:00:00.000Z", 1, "2026-02-28T00:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 2, "2025-11-15T00:00:00.000Z"],
])("%s less %i months is %s", (instant, months, expected) => {
  expect(monthsBefore(at(instant), months)).toEqual(at(expected));
});

test("a photo is kept for 30 days, by the clock and not by the calendar", () => {
  expect(cutoffs(at("2026-11-20T09:00:00.000Z")).photo).toEqual(at("2026-10-21T09:00:00.000Z"));
});

test.each(["2026-11-20T09:00:00.000Z", "2028-02-29T00:00:00.000Z", "2027-03-01T12:00:00.000Z"])(
  "who was told when the notice of %s was due has been inactive for long enough once it is over",
  (instant) => {
    const told = at(instant);
    const lastUse = cutoffs(told).notice;
    const later = cutoffs(addDays(told, 30));
    expect(lastUse <= later.inactive).toBe(true);
    expect(told <= later.noticed).toBe(true);
  },
);
