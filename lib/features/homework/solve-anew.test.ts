import { readRewriting } from "./read-items";
import { readInstruction } from "./instruction";
import { withWholeGap } from "./rewriting";
import { solveEachGap } from "./solve-item";
import { solveOrder } from "./solve-order";

/** What is found for each gap of the only item of a sheet as it is typed. */
function solved(instruction: string, prompt: string) {
  const sheet = readRewriting(`${instruction}\n1. ${prompt}`);
  const [item] = sheet?.items ?? [];
  if (!sheet || !item) return undefined;
  return solveEachGap(withWholeGap(item, sheet.task ?? readInstruction(instruction), instruction), sheet);
}

describe("items that are typed like a message", () => {
  test.each([
    ["present continuous", "look! the dog ____ (dig) in dads garden", ["is digging", "'s digging"]],
    ["add question tags", "they dont eat meat, ____?", ["do they"]],
    ["add question tags", "paolo lives in rome, ____?", ["doesn't he", "does he not"]],
    ["trasforma al passivo", "galileo discovered the moons", ["The moons were discovered by Galileo."]],
  ])("%s: %s", (instruction, prompt, forms) => {
    expect(solved(instruction, prompt)).toEqual([forms]);
  });
});

describe("sentences of which more than one form is right", () => {
  test.each([
    ["Correct the mistakes.", "My cousin have a parrot.", ["My cousin has a parrot."]],
    [
      "Correct the mistakes.",
      "Yesterday we was at the beach.",
      ["Yesterday we were at the beach.", "We were at the beach yesterday."],
    ],
    [
      "Write the questions for these answers.",
      "Marta studies IN THE KITCHEN.",
      ["Where does Marta study?", "Where does she study?"],
    ],
    ["Write the questions for these answers.", "DAVIDE lost the keys.", ["Who lost the keys?"]],
    [
      "Reported speech.",
      '"Can you drive?" Nina asked me.',
      [
        "Nina asked me if I could drive.",
        "Nina asked me whether I could drive.",
        "Nina asked if I could drive.",
        "Nina asked whether I could drive.",
      ],
    ],
    [
      "Complete the second sentence so that it means the same.",
      "Maybe Leo will win. Leo ____ win.",
      ["might", "may", "could", "Leo might", "Leo may", "Leo could"],
    ],
  ])("%s %s", (instruction, prompt, forms) => {
    expect(solved(instruction, prompt)).toEqual([forms]);
  });

  test.each([
    ["no sign for an item", "Complete with have got, affirmative or negative.", "Rita ____ a bike."],
    ["two mistakes", "Correct the mistakes.", "She don't knows he have a cat."],
    ["words that nothing marks", "Write the questions for these answers.", "Marta studies in the kitchen."],
    ["a comparison without an opposite", "Rewrite so that it means the same.", "It rained all day. We ____."],
  ])("declines where there are %s", (_, instruction, prompt) => {
    expect(solved(instruction, prompt)).toEqual([undefined]);
  });
});

describe("scattered words", () => {
  test.each([
    [
      "in / my / always / reads / aunt / evening / the",
      ["My aunt always reads in the evening.", "In the evening my aunt always reads."],
    ],
    ["got / brown / he / eyes / has / small", ["He has got small brown eyes."]],
    ["do / how / you / often / sing / ?", ["How often do you sing?"]],
    ["not / should / you / be / rude", ["You should not be rude."]],
  ])("%s", (words, sentences) => {
    expect(solveOrder(words.split(" / "), words.includes("?") ? undefined : "statement")).toEqual(sentences);
  });
});
