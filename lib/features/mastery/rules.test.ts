import type { Topic } from "@/lib/features/topics/rules";
import { halfLifeMs, scoreTopics, strongTopics, weakTopics, type ObservationKind } from "./rules";

const now = new Date("2026-11-20T12:00:00Z");
const seen = (topic: Topic, kinds: ObservationKind[], ageMs = 0) =>
  kinds.map((kind) => ({ topic, kind, seenAt: new Date(now.getTime() - ageMs) }));

describe("scoreTopics", () => {
  test("is the share of what went right, a hinted correction counting half", () => {
    const [score] = scoreTopics(seen("plural-nouns", ["mistake", "correction", "exercise_solved"]), now);
    expect(score).toEqual({ topic: "plural-nouns", score: 1.5 / 2.5, observations: 3 });
  });

  test("weighs an observation half after its half-life", () => {
    const observations = [
      ...seen("plural-nouns", ["exercise_missed"], halfLifeMs),
      ...seen("plural-nouns", ["exercise_solved"]),
    ];
    expect(scoreTopics(observations, now)[0]?.score).toBeCloseTo(1 / 1.5);
  });

  test("an observation of the future, after the clock went back, weighs as one of now", () => {
    const observations = [
      ...seen("plural-nouns", ["exercise_missed"], -halfLifeMs),
      ...seen("plural-nouns", ["exercise_solved"]),
    ];
    expect(scoreTopics(observations, now)[0]?.score).toBe(0.5);
  });

  test("stays a number however old everything is", () => {
    const [score] = scoreTopics(seen("plural-nouns", ["mistake"], halfLifeMs * 5000), now);
    expect(score?.score).toBe(0);
  });
});

describe("weak and strong topics", () => {
  test("nothing is claimed under three observations", () => {
    const scores = scoreTopics(
      [
        ...seen("a-or-an", ["mistake", "mistake"]),
        ...seen("capitals", ["exercise_solved", "exercise_solved"]),
      ],
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
        ...seen("future", [...solved(4), ...missed(1)]),
        ...seen("past-time", solved(3)),
        ...seen("pronouns", [...solved(7), ...missed(3)]),
        ...seen("adverbs", [...solved(2), ...missed(2)]),
        ...seen("spelling", missed(3)),
      ],
      now,
    );
    expect(weakTopics(scores).map(({ topic }) => topic)).toEqual(["spelling", "adverbs"]);
    expect(strongTopics(scores).map(({ topic }) => topic)).toEqual(["past-time", "future"]);
  });
});
