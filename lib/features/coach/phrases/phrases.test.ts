import { advicesOf, grammarRules } from "@/lib/features/english/grammar-rules";
import { coachQuestions } from "../intent/coach-questions";
import { clues } from "./clues";
import { closers } from "./closers";
import { allLessons } from "../lessons/all-lessons";
import { exercise, itemQuestions } from "./exercise";
import { mistake } from "./mistake";
import { pronunciationHints } from "./pronunciation";
import { reactions } from "./reactions";
import { remarks } from "./remarks";
import { choiceOpenings, smallStepOpenings, smallStepsFor } from "./small-steps";
import { topicSteps } from "./topic-steps";
import { talk } from "./talk";
import { themes } from "./themes";
import { expand } from "./picker";

const { rewrite, reorder, rewriteText, rewriteWhole, twinTask, whyThat, useRule, ...mistakeStatements } =
  mistake;
const { fill, finishedTask, ...exerciseStatements } = exercise;

const poolsOf = (...groups: Record<string, readonly string[] | undefined>[]) =>
  groups.flatMap((group) => Object.values(group)).flatMap((pool) => pool ?? []);
const textsOf = (phrases: string[]) => phrases.flatMap((phrase) => expand(phrase).map(({ text }) => text));

const { reorder: inAnotherOrder, ...inAnyOrder } = mistake;

const statements = textsOf([
  ...poolsOf(mistakeStatements, exerciseStatements, clues, talk, remarks, reactions),
  ...pronunciationHints.flatMap(({ hints }) => hints),
  ...coachQuestions.flatMap(({ answers }) => answers),
]);
const questions = textsOf([
  ...poolsOf(closers, {
    rewrite,
    reorder,
    rewriteText,
    rewriteWhole,
    twinTask,
    whyThat,
    useRule,
    fill,
    finishedTask,
  }),
  ...themes.flatMap((theme) => theme.questions),
  ...coachQuestions.flatMap(({ backs }) => backs),
]);

test("statements ask nothing, questions ask once, at their end", () => {
  expect(statements.filter((text) => text.includes("?"))).toEqual([]);
  expect(questions.filter((text) => text.indexOf("?") !== text.length - 1)).toEqual([]);
});

const smallQuestions = [
  ...topicSteps.flatMap(([, steps]) => steps),
  ...smallStepsFor("", "two words"),
].flatMap(({ ask, yes }) => [`${ask}?`, yes ?? ""]);
const rules = grammarRules.flatMap(advicesOf).flatMap(({ explanation, hints }) => [explanation, ...hints]);
const lessons = allLessons.flatMap(({ name, explanation, easier, negative, question, task }) => [
  name,
  explanation,
  easier,
  negative?.rule ?? "",
  question?.rule ?? "",
  task,
]);
const everything = [
  ...statements,
  ...questions,
  ...smallQuestions,
  ...textsOf(Object.values(itemQuestions).flat()),
  ...smallStepOpenings,
  ...choiceOpenings,
  ...rules,
  ...lessons,
];

test("a preposition and its article are one word, whatever stands in a blank", () => {
  const inItalian = (text: string) => text.replace(/\*[^*]*\*|"[^"]*"/g, "");
  const apart =
    /(?<![\p{L}'])(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l'|\{name\}|\{list\})(?![\p{L}])|(?<!\p{L})(?:di|a|da|in|su) l'/iu;
  expect(everything.map(inItalian).filter((text) => apart.test(text))).toEqual([]);
});

test("words are moved only where their order is wrong", () => {
  const moves = /\bspost\p{L}+|\briordin\p{L}+|(?:altro|che) (?:ordine|posto)/iu;
  const general = textsOf(poolsOf(inAnyOrder, exerciseStatements, closers, talk, remarks, reactions));
  expect(general.filter((text) => moves.test(text))).toEqual([]);
  expect(textsOf([...inAnotherOrder]).filter((text) => !moves.test(text))).toEqual([]);
});

test("what is in English stands in «» or between asterisks, and begins with a capital", () => {
  const shown = statements.flatMap((text) =>
    [...text.matchAll(/\*([^*]+)\*/g)].map(([, words = ""]) => words),
  );
  const whole = shown.filter((words) => /^\S+ \S+ \S+ \S/.test(words) || words.includes("{"));
  expect(whole.filter((words) => !/^(?:\p{Lu}|\{(?:opening|wrong|right)\}$)/u.test(words))).toEqual([]);
  expect(statements.filter((text) => /(?<!\*)\{(?:opening|clue)\}/.test(text))).toEqual([]);
});

test("no choice is left open, no blank stands that nobody fills", () => {
  const blanks =
    /^(?:quote|now|own|name|count|word|words|form|clue|opening|first|last|letters|parts|vowels|other|number|prompt|list|wrong|right|why)$/;
  for (const text of [...statements, ...questions]) {
    expect(text).not.toMatch(/[[\]|]|\s{2}/);
    for (const [, name = ""] of text.matchAll(/\{(\w*)\}/g)) expect(name).toMatch(blanks);
  }
});

test("nobody is called good or bad, boy or girl", () =>
  expect(
    [...statements, ...questions].filter((text) =>
      /(?<!\p{L})(?:bravo|brava|bravissim[oa]|sicuro di|pronta|devi)(?!\p{L})/iu.test(text),
    ),
  ).toEqual([]));

test.each(grammarRules.map(({ topic }) => topic))("%s has small questions of its own", (topic) => {
  const asks = smallStepsFor(topic, "some words").map(({ ask }) => ask);
  const anyTopic = smallStepsFor("no such topic", "some words").map(({ ask }) => ask);
  expect(asks.length).toBeGreaterThan(anyTopic.length);
  for (const ask of asks) expect(ask).not.toMatch(/[?.!]/);
});
