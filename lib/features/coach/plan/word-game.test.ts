import { judgeGuess, riddleOf, unknownWordOf } from "./word-game";

const student = (text: string) => ({ role: "student" as const, text });
const guess = (question: string, text: string) => {
  const riddle = riddleOf([student(question)]);
  if (!riddle) throw new Error(`No riddle in ${question}`);
  return judgeGuess(text, riddle);
};

describe("judgeGuess", () => {
  test.each([
    ["come si dice zaino?", "backpack"],
    ["come si dice zaino?", "rucksack"],
    ["come si dice zaino?", "backpacks"],
    ["come si dice simpatica?", "friendly"],
    ["come si dice nonna", "grandma"],
    ["come si dice innamorato", "in love"],
    ["cosa vuol dire cheap?", "economica"],
    ["cosa vuol dire although", "anche se"],
    ["cosa vuol dire watch", "guardare"],
    ["traduci cheap", "costa poco"],
  ])("%s is answered by: %s", (question, text) => expect(guess(question, text)).toBe("right"));

  test.each([
    ["come si dice zaino?", "box"],
    ["cosa vuol dire actually", "attualmente"],
    ["cosa vuol dire cheap?", "veloce"],
  ])("%s is not answered by: %s", (question, text) => expect(guess(question, text)).toBe("wrong"));
});

describe("unknownWordOf", () => {
  const asked = student("come si dice sgabuzzino?");

  test("stays with a word our dictionary does not have, until there is a guess at it", () => {
    expect(unknownWordOf([asked])?.word).toBe("sgabuzzino");
    expect(unknownWordOf([asked, student("boh")])?.word).toBe("sgabuzzino");
    expect(unknownWordOf([asked, student("closet")])).toBeUndefined();
  });

  test("is none for a word we know", () =>
    expect(unknownWordOf([student("come si dice zaino?")])).toBeUndefined());
});
