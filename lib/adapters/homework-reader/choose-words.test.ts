import { areAlike, chooseWords, isSureToken } from "./choose-words";
import type { ReadWord } from "./words";

/** Words of one width each, from left to right. */
const reading = (text: string, confidence = 0.7): ReadWord[] =>
  text.split(" ").map((word, at) => ({
    text: word,
    confidence,
    bbox: { x0: at * 100, x1: at * 100 + 80, y0: 0, y1: 30 },
  }));
const textOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(" ");

test("of several readings the word is chosen that is one", () => {
  expect(textOf(chooseWords([reading("I slept weil"), reading("I slept well")]))).toBe("I slept well");
});

test("what two readings saw beats what one did", () => {
  const readings = [reading("He eats meal"), reading("He eats meat"), reading("He eats meat")];
  expect(textOf(chooseWords(readings))).toBe("He eats meat");
});

test("a mistake that is printed stays, where all saw it", () => {
  const readings = [reading("some informations"), reading("some informations"), reading("sone informations")];
  expect(textOf(chooseWords(readings))).toBe("some informations");
});

test("spaces are those of the reading that makes words of it", () => {
  const joined: ReadWord[] = [
    { text: "Thisisthe", confidence: 0.7, bbox: { x0: 0, x1: 280, y0: 0, y1: 30 } },
  ];
  expect(textOf(chooseWords([joined, reading("This is the")]))).toBe("This is the");
});

test("where the readings are as good as each other the first one stands", () => {
  expect(textOf(chooseWords([reading("a cat"), reading("a hat")]))).toBe("a cat");
  expect(chooseWords([[], []])).toEqual([]);
});

test("readings are alike when their words are, whatever their quotes", () => {
  expect(areAlike([reading("I don’t"), reading("I don't")])).toBe(true);
  expect(areAlike([reading("I do"), reading("I don't")])).toBe(false);
});

test.each([
  ["house", true],
  ["I'm", true],
  ["didn’t", true],
  ["(wait).", true],
  ["12", true],
  ["Brescia", true],
  ["weil", false],
  ["§", false],
  ["t's", false],
])("%s is printed in school books: %s", (token, isSure) => {
  expect(isSureToken(token)).toBe(isSure);
});
