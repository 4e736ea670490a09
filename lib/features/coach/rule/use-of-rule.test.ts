import { findGrammar } from "@/lib/features/english/find-grammar";
import { sayOn } from "../activity";
import { allLessons } from "../lessons/all-lessons";
import { findSign } from "./match-sign";
import { signsOfLessons } from "./signs";
import { useOfRule } from "./use-of-rule";

const told = (lesson: string, message: string) =>
  useOfRule({ lesson, told: ["rule"], shown: 2 }, message, findGrammar(message), sayOn(0))?.lines.join(" ");

/** Of the rule, not of the whole sentence. */
const isHonest = /la regola/;

describe("a sentence that keeps the rule", () => {
  test.each([
    ["present-continuous", "I am playing football", "am playing"],
    ["present-continuous", "my brother isn't sleeping", "isn't sleeping"],
    ["past-simple", "Yesterday I played football", "I played"],
    ["third-person-s", "My sister plays tennis", "My sister plays"],
    ["do-and-does", "Does she like pizza?", "Does she like"],
    ["present-perfect", "I have already seen it", "have already seen"],
    ["since-for-ago", "I have lived here since 2010", "have lived here since 2010"],
    ["comparatives", "My dog is bigger than my cat", "bigger than"],
    ["superlatives", "She is the tallest in the class", "the tallest"],
    ["used-to", "I used to live in Rome", "used to live"],
    ["first-conditional", "If it rains, I will stay home", "If it rains, I will"],
    ["passive", "The house was built in 1990", "was built"],
    ["going-to", "i am going to visit my aunt", "am going to visit"],
    ["there-is-there-are", "There are two cats in the garden", "There are"],
  ])("%s: %s", (lesson, message, seen) => {
    expect(told(lesson, message)).toMatch(isHonest);
    expect(told(lesson, message)).toContain(`«${seen}»`);
  });
});

describe("a sentence that does not, or not for certain, is asked about and never praised", () => {
  test.each([
    ["present-continuous", "I am playing football every day"],
    ["past-simple", "I play football"],
    ["past-simple", "I played football tomorrow"],
    ["comparatives", "My dog is nice to my cat"],
    ["passive", "The house was big in 1990"],
    ["used-to", "I use to play tennis"],
    ["third-person-s", "I like football matches"],
    ["pronunciation-of-ed", "I walked to school"],
  ])("%s: %s", (lesson, message) => {
    const text = told(lesson, message) ?? "";
    expect(text).toMatch(/\?$/);
    expect(text).not.toMatch(/non trovo errori|giust|brav|corrett|bene(?!\?)/i);
  });
});

describe("what is no sentence of a student's own, or holds a mistake, is left to others", () => {
  test.each([
    ["third-person-s", "She go to school"],
    ["present-continuous", "I playing football"],
    ["present-continuous", "I am play football"],
    ["comparatives", "My dog is more big than my cat"],
    ["past-simple", "can you explain again"],
    ["past-simple", "I don't understand"],
    ["past-simple", "non ho capito"],
    ["past-simple", "what is the difference between did and do"],
    ["past-simple", "went"],
    ["no-such-lesson", "I played football"],
  ])("%s: %s", (lesson, message) => expect(told(lesson, message)).toBeUndefined());

  test("nothing without a lesson", () =>
    expect(useOfRule(undefined, "I played football", [], sayOn(0))).toBeUndefined());
});

describe("signs", () => {
  const english = new Map(allLessons.map(({ id, examples }) => [id, examples]));

  test("belong to lessons", () => {
    expect([...signsOfLessons.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  test.each([...signsOfLessons.keys()])("%s: seen in its own examples", (id) => {
    const examples = english.get(id) ?? [];
    const shows = signsOfLessons.get(id)?.shows ?? [];
    const seen = examples.filter((example) => findSign(example, shows) !== undefined);
    expect(seen.length / examples.length).toBeGreaterThanOrEqual(0.5);
  });
});
