import { readRewriting } from "./read-items";
import { readInstruction } from "./instruction";
import { withWholeGap } from "./rewriting";
import { solveEachGap } from "./solve-item";

/** What the only item of a sheet becomes; undefined where nothing is certain. */
function solved(instruction: string, prompt: string) {
  const sheet = readRewriting(`${instruction}\n1. ${prompt}`);
  const [item] = sheet?.items ?? [];
  if (!sheet || !item) return undefined;
  return solveEachGap(withWholeGap(item, readInstruction(instruction), instruction), sheet)[0];
}

describe("items that are written anew", () => {
  test.each([
    ["Make questions.", "She likes pizza.", ["Does she like pizza?"]],
    ["Make questions.", "They went to school.", ["Did they go to school?"]],
    ["Trasforma in domande.", "I am tired.", ["Am I tired?", "Are you tired?"]],
    ["Rewrite in the negative form.", "He can swim.", ["He can't swim.", "He cannot swim."]],
    ["Rewrite in the negative form.", "We have a car.", ["We don't have a car.", "We do not have a car."]],
    ["Negative form.", "I have some milk.", ["I don't have any milk.", "I do not have any milk."]],
    [
      "Rewrite with the subject in brackets.",
      "I do my homework every day (she)",
      ["She does her homework every day.", "She does my homework every day."],
    ],
    [
      "Put the adverb in the right place.",
      "We don't eat fish. (often)",
      [
        "We don't often eat fish.",
        "We often don't eat fish.",
        "Often we don't eat fish.",
        "We don't eat fish often.",
      ],
    ],
    ["Metti al plurale.", "child", ["children"]],
    ["Rewrite with 's or s'.", "the car of my parents", ["my parents' car"]],
    ["Put the adverb in the right place.", "She is happy. (always)", ["She is always happy."]],
    ["Write sentences with the present simple.", "Anna / play / tennis", ["Anna plays tennis."]],
    ["Write questions with the past simple.", "you / see / it / ?", ["Did you see it?"]],
    ["Question tags", "They went home, ____?", ["didn't they", "did they not"]],
  ])("%s %s", (instruction, prompt, answers) => {
    expect(solved(instruction, prompt)).toEqual(answers);
  });

  test.each([
    ["two clauses", "Make questions.", "She sings and he plays."],
    ["a present that may be a past", "Make questions.", "They put it there."],
    ["the pronoun is not certain", "Question tags", "Alex is here, ____?"],
  ])("declines where %s", (_, instruction, prompt) => {
    expect(solved(instruction, prompt)).toBeUndefined();
  });
});
