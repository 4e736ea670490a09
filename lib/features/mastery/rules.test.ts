import { halfLifeMs, scoreTopics, strongTopics, weakTopics, type ObservationKind } from "./rules";

const now = new Date("2026-11-20T12:00:00Z");
const seen = (topic: string, kinds: ObservationKind[], ageMs = 0) =>
  kinds.map((kind) => ({ topic, kind, seenAt: new Date(now.getTime() - ageMs) }));

describe("scoreTopics", () => {
  test("is the share of what went right, a hinted correction counting half", () => {
    const [score] = scoreTopics(seen("plurals", ["mistake", "correction", "exercise_solved"]), now);
    expect(score).toEqual({ topic: "plurals", score: 1.5 / 2.5, observations: 3 });
  });

  test("weighs an observation half after its half-life", () => {
    const observations = [
      ...seen("plurals", ["exercise_missed"], halfLifeMs),
      ...seen("plurals", ["exercise_solved"]),
    ];
    expect(scoreTopics(observations, now)[0]?.score).toBeCloseTo(1 / 1.5);
  });

  test("an observation of the future, after the clock went back, weighs as one of now", () => {
    const observations = [
      ...seen("plurals", ["exercise_missed"], -halfLifeMs),
      ...seen("plurals", ["exercise_solved"]),
    ];
    expect(scoreTopics(observations, now)[0]?.score).toBe(0.5);
  });

  test("stays a number however old everything is", () => {
    const [score] = scoreTopics(seen("plurals", ["mistake"], halfLifeMs * 5000), now);
    expect(score?.score).toBe(0);
  });
});

describe("weak and strong topics", () => {
  test("nothing is claimed under three observations", () => {
    const scores = scoreTopics(
      [...seen("one", ["mistake", "mistake"]), ...seen("two", ["exercise_solved", "exercise_solved"])],
      now,
    );
    expect(weakTopics(scores)).toEqual([]);
    expect(strongTopics(scores)).toEqual([]);
  });

  test("the weakest and the strongest come first, the middle is neither", () => {
    const solved = (count: number) => Array<ObservationKind>(count).fill("exercise_solved");
    const missed = (count: number) => Array<ObservationKind>(count).fill("exercise_missed");
    const scores = scoreTopics(
      [
        ...seen("good", [...solved(4), ...missed(1)]),
        ...seen("best", solved(3)),
        ...seen("middle", [...solved(7), ...missed(3)]),
        ...seen("weak", [...solved(2), ...missed(2)]),
        ...seen("weakest", missed(3)),
      ],
      now,
    );
    expect(weakTopics(scores).map(({ topic }) => topic)).toEqual(["weakest", "weak"]);
    expect(strongTopics(scores).map(({ topic }) => topic)).toEqual(["best", "good"]);
  });
});
