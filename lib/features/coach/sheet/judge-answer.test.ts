import { judgeAnswer } from "./judge-answer";
import { readSheet } from "./read-sheet";

/** What is said of an answer to the one item of a sheet, gap by gap; empty where nothing could be an answer. */
function verdictsOn(page: string, ...answers: string[]): string[] {
  const sheet = readSheet(page);
  const [item] = sheet?.items ?? [];
  if (!sheet || !item) throw new Error("no item");
  const part = sheet.parts[item.part] ?? { wordBank: [] };
  return judgeAnswer({ item, part, answers, unsolved: sheet.items }).gaps.map(({ verdict }) => verdict);
}

const past = "Complete with the past simple.\n1. They ____ (play) football in the park last Sunday.";
const two = "Complete with the past simple.\n1. She ____ (buy) a bike and ____ (ride) it home.";
const articles = "Complete with a, an or the.\n1. I have got ____ apple.";
const order = "Put the words in order.\n1. is / than / English / easier / German";
const italian = "Traduci in italiano.\n1. I am hungry.\n2. She is tired.";
const plural = "Write the plural.\n1. child";

it.each([
  ["the form", past, ["played"], ["right"]],
  ["the whole sentence in its box", past, ["They played football in the park last Sunday."], ["right"]],
  ["a slip of the pen", past, ["plaied"], ["almost"]],
  ["another form", past, ["plays"], ["wrong"]],
  ["keys hit at random", past, ["asdf"], []],
  ["begging", past, ["boh"], []],
  ["two gaps, one by one", two, ["bought", "rided"], ["right", "wrong"]],
  ["one gap alone", two, ["", "rode"], ["right"]],
  ["an article that is no shrug", articles, ["a"], ["wrong"]],
  ["a form a child makes up", plural, ["childs"], ["wrong"]],
  ["words in order", order, ["English is easier than German"], ["right"]],
  ["a question without its sign", order, ["is English easier than German"], ["unsure"]],
  ["a sentence of another language", italian, ["ho fame"], ["unsure"]],
])("judges %s", (_title, page, answers, verdicts) => {
  expect(verdictsOn(page, ...answers)).toEqual(verdicts);
});

it("names a try by its words, whatever their spelling", () => {
  const sheet = readSheet(past);
  const [item] = sheet?.items ?? [];
  if (!sheet || !item) throw new Error("no item");
  const keyOf = (answer: string) =>
    judgeAnswer({ item, part: { wordBank: [] }, answers: [answer], unsolved: sheet.items }).tryKey;
  expect(keyOf("Plays")).toBe(keyOf(" plays "));
  expect(keyOf("plays")).not.toBe(keyOf("play"));
  expect(keyOf("played")).toBeUndefined();
});
