import { zonesOf } from "./find-zone";
import { readPassage } from "./read-passage";
import { zooQuestions, zooText } from "./zoo.test-text";

const zones = (questions: readonly string[]) => {
  const state = readPassage(`${zooText}\n${questions.map((one, at) => `${at + 1}. ${one}`).join("\n")}`);
  return state ? zonesOf(state) : [];
};

/** The sentence with the answer, counted from 1. */
const places = [1, 3, 2, 5, 7, 10, 11, 12];

test.each(zooQuestions.map((question, at) => [question, at] as const))("%s lies in its zone", (_, at) => {
  const zone = zones(zooQuestions)[at];
  expect(zone?.from).toBeLessThan(places[at] ?? 0);
  expect(zone?.to).toBeGreaterThanOrEqual((places[at] ?? 0) - 1);
  expect((zone?.to ?? 0) - (zone?.from ?? 0)).toBeLessThan(4);
});

test("Italian questions are looked up through the dictionary", () => {
  const [travel, tortoise] = zones(["come hanno viaggiato?", "quanti anni aveva la tartaruga?"]);
  expect(travel?.best).toBe(2);
  expect([9, 10]).toContain(tortoise?.best);
});

test("a question of one word is about the one before it", () => {
  expect(zones(["Who went to the zoo with Emma?", "When?"])[1]?.best).toBe(0);
});

test("an opinion and the whole text have no zone, nor has what is not in the text", () => {
  expect(zones(["Do you like zoos?", "What is the main idea of the text?"])).toEqual([undefined, undefined]);
  expect(zones(["What does quantum physics explain?"])).toEqual([undefined]);
});
