import { judgeAnswer } from "./judge-answer";
import { readPassage } from "./read-passage";
import { zooQuestions, zooText } from "./zoo.test-text";

const judge = (questions: readonly string[], at: number, answer: string, head = "") => {
  const state = readPassage(
    `${zooText}\n${head}\n${questions.map((one, place) => `${place + 1}. ${one}`).join("\n")}`,
  );
  if (!state) throw new Error("no passage");
  const verdict = judgeAnswer(state, at, answer);
  return verdict.kind === "partly" ? `partly ${verdict.missing}` : verdict.kind;
};

test.each([
  [1, "her grandfather", "found"],
  [1, "il nonno", "found"],
  [1, "Hugo", "elsewhere"],
  [1, "Luca", "absent"],
  [1, "Emma went to the zoo", "partly answer"],
  [2, "by train", "found"],
  [2, "in treno", "found"],
  [2, "by car", "absent"],
  [3, "because the zoo is far", "found"],
  [3, "because they were hungry", "absent"],
  [4, "i pinguini", "found"],
  [4, "the elephants", "partly near"],
  [5, "on a bench near the lake", "found"],
  [6, "his name is hugo", "found"],
  [7, "110", "found"],
  [7, "one hundred and ten", "found"],
  [7, "he was very old", "partly answer"],
  [8, "a toy penguin", "found"],
  [8, "a book", "absent"],
])("answer to question %i: %s is %s", (number, answer, verdict) => {
  expect(judge(zooQuestions, number - 1, answer)).toBe(verdict);
});

test("an answer that takes one thing of a list is told that there are more", () => {
  const text = `Anna lives in a village near Pisa with her family. On Monday she went to the market early in the morning. She bought apples, bread and cheese for her mother. The market was full of people and it was very noisy. Then she took the bus and went back home to help in the kitchen. In the afternoon she did her homework.`;
  const state = readPassage(`${text}\n1. What did Anna buy?\n2. When did she go to the market?`);
  expect(state && judgeAnswer(state, 0, "bread")).toMatchObject({ kind: "partly", missing: "more" });
  expect(state && judgeAnswer(state, 0, "apples, bread and cheese")).toMatchObject({ kind: "found" });
  expect(state && judgeAnswer(state, 1, "with the bus")).not.toMatchObject({ kind: "found" });
});

test.each([
  ["Is the zoo far from their village?", "yes", "found"],
  ["Is the zoo far from their village?", "no", "elsewhere"],
  ["Did Emma see lions?", "yes", "proof"],
  ["Did Emma see animals?", "yes, elephants", "proved"],
])("%s %s: %s", (question, answer, verdict) => {
  expect(judge([question], 0, answer)).toBe(verdict);
});

test.each([
  ["The journey took two hours.", "true", "found"],
  ["The journey took three hours.", "vero", "elsewhere"],
  ["The journey took three hours.", "f", "found"],
  ["Emma went with her mother.", "false", "proof"],
  ["Emma went with her mother.", "false, grandfather", "found"],
])("a statement, %s %s: %s", (statement, answer, verdict) => {
  expect(judge([statement], 0, answer, "True or false?")).toBe(verdict);
});

test.each([
  ["b", "found"],
  ["train", "found"],
  ["c) bus", "elsewhere"],
])("one of several options, %s: %s", (answer, verdict) => {
  expect(judge(["The journey was by\na) car b) train c) bus"], 0, answer)).toBe(verdict);
});

test("an answer that counts something else, or says yes where the text says no, is held against it", () => {
  const text = `Etna is a volcano in Sicily, near Catania. Last year the airport closed for two weeks because there was too much ash. Farmers grow grapes on the slopes of the mountain. In the end nobody was hurt.`;
  const state = readPassage(`${text}\nq1 How long was the airport closed?\nq2 Was anybody hurt?`);
  const missing = (at: number, answer: string) => state && judgeAnswer(state, at, answer);
  expect(missing(0, "for two years")).toMatchObject({ kind: "partly", missing: "unit" });
  expect(missing(0, "for two weeks")).toMatchObject({ kind: "found" });
  expect(missing(1, "yes three people were hurt")).toMatchObject({ kind: "partly", missing: "negation" });
});

test("what is a matter of opinion is not judged", () => {
  expect(judge(["Do you like zoos?"], 0, "no, they are sad")).toBe("unsure");
});
