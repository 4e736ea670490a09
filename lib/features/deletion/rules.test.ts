import { dueAt, eraseAfter } from "./rules";

test("a wish is carried out after seven days, and is late after thirty", () => {
  const asked = new Date("2026-11-22T10:30:00.000Z");
  expect(eraseAfter(asked)).toEqual(new Date("2026-11-29T10:30:00.000Z"));
  expect(dueAt(asked)).toEqual(new Date("2026-12-22T10:30:00.000Z"));
});
