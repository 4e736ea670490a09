import type { Topic } from "@/lib/features/topics/rules";
import { chooseTopics, englishLevel, levelFor } from "./rules";

const score = (topic: Topic, share: number) => ({ topic, score: share, observations: 3 });

describe("chooseTopics", () => {
  test("starts with what goes wrong most, and never names a topic twice", () => {
    const scores = [score("past-time", 0.1), score("since-for", 0.3), score("third-person-s", 0.5)];
    expect(chooseTopics(scores, 1, 0)).toEqual(["past-time", "since-for", "third-person-s"]);
    expect(chooseTopics(scores.slice(2), 1, 0)).toEqual(["third-person-s", "do-or-does", "a-or-an"]);
  });

  test("passes over what no exercise trains and what is always right", () => {
    const topics = chooseTopics([score("spelling", 0), score("capitals", 1)], 1, 0);
    expect(topics).toEqual(["third-person-s", "do-or-does", "a-or-an"]);
  });

  test("goes through the curriculum day by day, farther at a higher level", () => {
    const week = Array.from({ length: 7 }, (_, turn) => chooseTopics([], 1, turn));
    expect(new Set(week.flat()).size).toBe(7);
    for (const day of week) expect(new Set(day).size).toBe(3);
    const later = Array.from({ length: 30 }, (_, turn) => chooseTopics([], 20, turn)).flat();
    expect(later).toContain("if-when-will");
  });
});

test("the class says more of a student's English than the game, which stands in for it", () => {
  expect(englishLevel(null, 12)).toBe(12);
  expect([englishLevel("primary5", 12), englishLevel("middle2", 1), englishLevel("high1", 1)]).toEqual([
    1, 4, 10,
  ]);
  expect(levelFor(englishLevel("primary5", 40), undefined)).toBe(1);
});

test("exercises grow harder with the level, and easier where a topic is weak", () => {
  expect([1, 3, 4, 9, 10, 40].map((level) => levelFor(level, undefined))).toEqual([1, 1, 2, 2, 3, 3]);
  expect([levelFor(10, 0.2), levelFor(1, 0), levelFor(10, 0.7)]).toEqual([2, 1, 3]);
});
