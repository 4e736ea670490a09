import { evidenceOf, recordTopics } from "./evidence";
import type { Evidence, Observation, ObservationKind } from "./rules";

const kinds: Record<string, ObservationKind> = {
  "+": "exercise_solved",
  "-": "exercise_missed",
  m: "mistake",
  c: "correction",
};

/** "2+ 5-": an exercise solved on the second day of November, one missed on the fifth; at eight in the evening. */
const seen = (record: string): Observation[] =>
  record
    .split(" ")
    .filter(Boolean)
    .map((one) => ({
      topic: "past-time",
      kind: kinds[one.slice(-1)] ?? "mistake",
      seenAt: new Date(Date.UTC(2026, 10, Number(one.slice(0, -1)), 19)),
    }));

describe("the evidence of a topic", () => {
  test.each<[string, string, Evidence]>([
    ["nothing", "", "none"],
    ["two right alone", "2+ 9+", "seen"],
    ["two mistakes", "2m 3m", "seen"],
    ["three mistakes", "2m 3m 4m", "training"],
    ["mistakes put right after hints", "2m 2c 3m 3c", "training"],
    ["the last three right alone, in a day", "1m 2+ 2+ 2+", "understood"],
    ["the last three right alone, two days apart", "2+ 3+ 4+", "understood"],
    ["two right alone after a mistake", "1m 2+ 3+", "training"],
    ["right alone again after three days", "1m 2+ 5+", "remembered"],
    ["right alone after two days only", "1m 2+ 4+", "training"],
    ["right, and wrong after that", "2+ 5+ 9+ 10-", "training"],
    ["right, and a mistake of one's own after that", "2+ 5+ 9+ 10m", "training"],
    ["right again, but with a mistake in between", "2+ 3- 9+", "training"],
    ["right again, with help in between", "2+ 3c 9+", "training"],
    ["remembered after a mistake was overcome", "2+ 3- 9+ 12+", "remembered"],
  ])("of %s (%s) is what it proves", (_, record, evidence) => {
    expect(evidenceOf(seen(record))).toBe(evidence);
  });

  test("counts days as Rome does", () => {
    const at = (iso: string): Observation => ({
      topic: "future",
      kind: "exercise_solved",
      seenAt: new Date(iso),
    });
    const mistake: Observation = { ...at("2026-11-01T08:00:00Z"), kind: "mistake" };
    // Half past midnight in Rome on the fifth.
    const last = at("2026-11-04T23:30:00Z");
    expect(evidenceOf([mistake, at("2026-11-02T22:30:00Z"), last])).toBe("remembered");
    expect(evidenceOf([mistake, at("2026-11-02T23:30:00Z"), last])).toBe("training");
  });
});

test("the records of topics count each kind, whatever order they come in", () => {
  const now = new Date("2026-11-20T09:00:00Z");
  const [record, ...others] = recordTopics(seen("9+ 5+ 2m 1m 2c 3-"), now);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    topic: "past-time",
    observations: 6,
    evidence: "remembered",
    lastSeenAt: new Date("2026-11-09T19:00:00Z"),
    seen: { mistake: 2, correction: 1, exercise_solved: 2, exercise_missed: 1 },
  });
});
