import { sayOn } from "../activity";
import { continueExercise } from "./continue-exercise";
import { exerciseFrom } from "./begin-exercise";
import { findSheet } from "./find-sheet";
import { readTries } from "./read-tries";

function started(text: string) {
  const sheet = findSheet(text);
  if (!sheet) throw new Error("no exercise");
  return exerciseFrom(text, sheet);
}

const eventOf = (text: string, message: string) =>
  continueExercise(started(text), message, sayOn(1))?.event.kind;

const choice = "Choose.\n1. She ___ a nurse. A) are B) is C) am\n2. We ___ tired. A) are B) is C) am";
const articles = "Write a, an, the or –.\n1. I have ___ lunch at one.\n2. It's ___ owl and ___ big one.";

test.each(["B", "la b", "1. B", "1B", "1) b) is", "B) is"])(
  "the letter of an option is its words: %s",
  (message) => {
    expect(eventOf(choice, message)).toBe("right");
  },
);

test.each(["1. –", "1. /", "1) niente", "–", "nessun articolo"])(
  "nothing to write is an answer: %s",
  (message) => {
    expect(readTries(started(articles), message)).toMatchObject([{ at: 0, pieces: ["–"] }]);
  },
);

test("a letter that is a word to choose stands for itself, behind a number too", () => {
  expect(readTries(started(articles), "2. an, a")).toMatchObject([{ at: 1, pieces: ["an, a"] }]);
  expect(eventOf(articles, "1. a")).not.toBe("go");
});

test.each(["dig fa dug", "dig -> dug", "dig = dug", "1. dig: dug"])(
  "what stands behind the printed word: %s",
  (message) => {
    expect(
      readTries(started("write the past simple\n1. dig ____\n2. hide ____"), message)[0]?.pieces[0],
    ).toBe("dug");
  },
);

test.each(["cosa vuol dire are?", "nurse vuol dire infermiera?", "nurse è infermiera?", "che significa is"])(
  "a question about a word is no try: %s",
  (message) => {
    expect(readTries(started(choice), message)).toEqual([]);
  },
);

test("an answer in Italian to a named item is one", () => {
  const text = "Nations. Complete.\n1. Ana is Spanish. She's from ____ .\n2. Jan is Dutch. He's from ____ .";
  expect(readTries(started(text), "1. Spagna")).toMatchObject([{ at: 0, pieces: ["Spagna"] }]);
  expect(readTries(started(text), "1. non lo so")).toEqual([]);
});
