import { endTimes, hoursOfMode, isOfGroups, modeOf, savedWeek, weekOf, withStart } from "./week-hours";

test.each(["always", "never", "range"] as const)("a day that is set to %s is read as that", (mode) => {
  expect(modeOf(hoursOfMode(mode))).toBe(mode);
});

test("the same time twice is never, at any time of the day", () => {
  expect(modeOf({ from: "14:00", to: "14:00" })).toBe("never");
});

test("an end always lies after its start", () => {
  expect(withStart({ from: "14:00", to: "18:00" }, "18:00")).toEqual({ from: "18:00", to: "18:30" });
  expect(withStart({ from: "14:00", to: "18:00" }, "17:30")).toEqual({ from: "17:30", to: "18:00" });
  expect(withStart({ from: "14:00", to: "18:00" }, "23:30")).toEqual({ from: "23:30", to: "24:00" });
  expect(endTimes("23:00")).toEqual(["23:30", "24:00"]);
});

test("always on every day is no limit, and no limit is always on every day", () => {
  expect(savedWeek(weekOf(null))).toBeNull();
  const week = weekOf(null).with(6, hoursOfMode("never"));
  expect(savedWeek(week)).toEqual(week);
  expect(weekOf(week)).toBe(week);
});

test("a week is chosen in two while its school days are alike, and Saturday is as Sunday", () => {
  const always = weekOf(null);
  const never = hoursOfMode("never");
  expect(isOfGroups(always)).toBe(true);
  expect(isOfGroups(always.with(5, never).with(6, never))).toBe(true);
  expect(isOfGroups(always.with(6, never))).toBe(false);
  expect(isOfGroups(always.with(2, never))).toBe(false);
});
