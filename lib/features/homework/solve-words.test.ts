import { findGaps } from "./find-gaps";
import type { HomeworkItem } from "./homework-sheet";
import { readInstruction } from "./instruction";
import { solveItem } from "./solve-item";

const solve = (instruction: string, prompt: string) => {
  const task = readInstruction(instruction);
  const item: HomeworkItem = { number: 1, prompt, gaps: findGaps(prompt, task) };
  return solveItem(item, { instruction, wordBank: [], task })
    ?.gaps.map((forms) => forms.join(" | "))
    .join(" + ");
};

const modals = "Complete with must, mustn't, can, can't or should.";
const relatives = "Complete with who, which, where or whose.";
const questions = "Complete with the correct question word.";
const objects = "Complete with object pronouns.";

describe("words an instruction names", () => {
  test.each([
    ["Complete with a or an.", ["a", "an"]],
    ["Scegli in on at", ["in", "on", "at"]],
    ["must / have to / don't have to", ["must", "have to", "don't have to"]],
    ["Complete with there is, there are", ["there is", "there are"]],
    ["Prepositions: in, on, somewhat", []],
    ["Complete with the past simple.", []],
  ])("%s", (instruction, words) => {
    expect(readInstruction(instruction).words).toEqual(words);
  });
});

describe("a word to choose", () => {
  test.each([
    [modals, "You ____ wear a helmet, it's the law.", "must"],
    [modals, "You ____ smoke at school.", "mustn't | can't"],
    [modals, "I ____ swim, I never learned.", "can't"],
    [modals, "You look tired, you ____ go to bed.", "should"],
    ["How much or how many", "____ sugar do you want?", "How much"],
    ["can or can't", "Penguins ____ fly.", "can't"],
    ["must / don't have to / mustn't", "It's Sunday, you ____ get up early.", "don't have to"],
    [relatives, "The boy ____ lives next door is nice.", "who"],
    [relatives, "This is the book ____ I bought.", "which"],
    [relatives, "That's the school ____ I study.", "where"],
    [relatives, "The girl ____ phone rang is Anna.", "whose"],
    [questions, "____ do you live? In Rome.", "Where"],
    [questions, "____ are you sad? Because I'm tired.", "Why"],
    [questions, "____ does it cost? Ten euros.", "How much"],
    [questions, "____ is your teacher? Mr Smith.", "Who"],
    [questions, "____ do you get up? At seven.", "When | What time"],
    [objects, "I love Sara. I see ____ every day.", "her"],
    [objects, "Where are my keys? I can't find ____.", "them"],
    [objects, "We are here! Can you see ____?", "us"],
    ["Choose.", "Can you help ____ (we / us)?", "us"],
    ["Possessive pronouns", "This is my book. It's ____.", "mine"],
    ["my, your, his, her", "Tom is in ____ room.", "his"],
    ["myself, himself, herself", "She looked at ____ in the mirror.", "herself"],
    ["some, any", "Would you like ____ tea?", "some"],
    ["a, an, some or any", "I'd like ____ apple.", "an"],
    ["a, an, some or any", "Have you got ____ brothers?", "any"],
    ["a, an or the", "He is ____ best player.", "the"],
    ["much, many, a lot of", "There are ____ people here.", "many | a lot of"],
    ["a few, a little", "I have ____ friends.", "a few"],
    ["something, anything, someone, anyone", "I want ____ to eat.", "something"],
    ["too or enough", "He isn't old ____ to vote.", "enough"],
    ["so or such", "It was ____ a nice day.", "such"],
    ["just, already, yet", "I haven't finished ____.", "yet"],
    ["for, since, ago", "We've lived here ____ 2010.", "since"],
    ["for, since, ago", "I met him three years ____.", "ago"],
    ["this, that, these, those", "____ shoes over there are nice.", "Those"],
    ["do, does, don't, doesn't", "She ____ eat meat.", "doesn't"],
    ["there is or there are", "____ a park here.", "There is | There's"],
    ["there is or there are", "____ any eggs?", "Are there"],
    ["there is or there are", "____ not any bread", "There is | There isn't"],
    ["must, have to or has to", "She ____ study.", "must | has to"],
    ["was, were, wasn't, weren't", "____ you at home?", "Were"],
    ["Choose.", "I'm boring / bored.", "bored"],
    ["Choose.", "He drives careful / carefully.", "carefully"],
  ])("%s: %s", (instruction, prompt, wanted) => {
    expect(solve(instruction, prompt)).toBe(wanted);
  });
});

test.each([
  [modals, "You ____ go to the park."],
  [modals, "I ____ play tennis."],
  ["should or shouldn't", "You're ill. You ____ go to school."],
  ["can, don't have to", "It's Sunday, we ____ have fun."],
  ["must or mustn't", "You ____ drive at fifteen, it's the law."],
  [relatives, "The dog ____ bit me was big."],
  [questions, "____ is it? A cat."],
  [questions, "____ do you eat? I eat at school."],
  [questions, "____ is your favourite singer? Ultimo."],
  [modals, "You ____ do your homework."],
  [objects, "Tom and I know Luca. Do you know ____?"],
  ["my, your, his, her", "Tom and Anna like ____ dog."],
  ["some, any or no", "We can't eat, there is ____ bread."],
  ["a, an or the", "I saw ____ dog."],
  ["much, many, a few, a little", "I've got ____ friends."],
  ["this, that, these, those", "____ shoes are nice."],
  ["something, nothing", "I'm bored, there's ____ to do."],
  ["have got, has got, haven't got, hasn't got", "I ____ a pet, I'm allergic."],
  ["Choose.", "She is boring / bored."],
])("nobody can say: %s %s", (instruction, prompt) => {
  expect(solve(instruction, prompt)).toBeUndefined();
});

describe("a choice that the engine settles", () => {
  test.each([
    ["Choose.", "(Do you understand / Are you understanding) this exercise?", "Do you understand"],
    ["Choose.", "I'm looking forward to (see / seeing) you.", "seeing"],
    ["Choose.", "Be quiet, please! The baby (sleeps / is sleeping).", "is sleeping"],
    [
      "Inserisci a, an, the oppure – se non ci vuole.",
      "We have dinner at ____ eight o'clock.",
      "- | no article",
    ],
    [
      "Completa con le preposizioni (l'italiano ti aiuta)",
      "The car park is ____ (dietro) the shop.",
      "behind",
    ],
    ["Insert the possessive ('s or s')", "These are the ____ (boys) bags.", "boys'"],
  ])("%s %s", (instruction, prompt, answer) => {
    expect(solve(instruction, prompt)).toBe(answer);
  });

  test("leaves two adjectives alone, which may want an order", () => {
    expect(solve("Complete.", "Anna has got a ____ (big / old) jacket.")).toBeUndefined();
  });
});
