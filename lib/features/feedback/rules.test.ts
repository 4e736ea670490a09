import { answerDueAt } from "./rules";

describe("what a Pro user writes is to be answered", () => {
  test.each([
    ["on a Monday, by the end of Tuesday", "2026-11-23T09:00:00Z", "2026-11-24T22:59:59.999Z"],
    ["on a Thursday, by the end of Friday", "2026-11-26T09:00:00Z", "2026-11-27T22:59:59.999Z"],
    ["on a Friday, by the end of Monday", "2026-11-27T09:00:00Z", "2026-11-30T22:59:59.999Z"],
    ["on a Saturday, by the end of Monday", "2026-11-28T09:00:00Z", "2026-11-30T22:59:59.999Z"],
    ["on a Sunday, by the end of Monday", "2026-11-29T09:00:00Z", "2026-11-30T22:59:59.999Z"],
    // In Rome it is an hour later than in UTC, in summer two.
    [
      "in the last minute of a Sunday, by the end of Monday",
      "2026-11-29T22:59:59Z",
      "2026-11-30T22:59:59.999Z",
    ],
    ["in the first of a Monday, by the end of Tuesday", "2026-11-29T23:00:00Z", "2026-12-01T22:59:59.999Z"],
    ["in summer", "2026-07-01T09:00:00Z", "2026-07-02T21:59:59.999Z"],
    ["before the clocks go forward", "2026-03-27T09:00:00Z", "2026-03-30T21:59:59.999Z"],
    ["while they do", "2026-03-29T01:00:00Z", "2026-03-30T21:59:59.999Z"],
    ["before they go back", "2026-10-23T09:00:00Z", "2026-10-26T22:59:59.999Z"],
    ["while they do, in the hour there is twice", "2026-10-25T00:30:00Z", "2026-10-26T22:59:59.999Z"],
    ["at the end of a year", "2026-12-31T09:00:00Z", "2027-01-01T22:59:59.999Z"],
  ])("%s", (_, writtenAt, dueAt) => {
    expect(answerDueAt(new Date(writtenAt)).toISOString()).toBe(dueAt);
  });
});
