import { grammarRules } from "@/lib/features/english/grammar-rules";
import { coachQuestions } from "../intent/coach-questions";
import { clues } from "./clues";
import { closers } from "./closers";
import { exercise } from "./exercise";
import { mistake } from "./mistake";
import { pronunciationHints } from "./pronunciation";
import { reactions } from "./reactions";
import { remarks } from "./remarks";
import { smallStepsFor } from "./small-steps";
import { talk } from "./talk";
import { themes } from "./themes";
import { expand } from "./picker";

const { rewrite, reorder, twinTask, whyThat, useRule, ...mistakeStatements } = mistake;
const { fill, finishedTask, ...exerciseStatements } = exercise;

const poolsOf = (...groups: Record<string, readonly string[] | undefined>[]) =>
  groups.flatMap((group) => Object.values(group)).flatMap((pool) => pool ?? []);
const textsOf = (phrases: string[]) => phrases.flatMap((phrase) => expand(phrase).map(({ text }) => text));

const statements = textsOf([
  ...poolsOf(mistakeStatements, exerciseStatements, clues, talk, remarks, reactions),
  ...pronunciationHints.flatMap(({ hints }) => hints),
  ...coachQuestions.flatMap(({ answers }) => answers),
]);
const questions = textsOf([
  ...poolsOf(closers, { rewrite, reorder, twinTask, whyThat, useRule, fill, finishedTask }),
  ...themes.flatMap((theme) => theme.questions),
  ...coachQuestions.flatMap(({ backs }) => backs),
]);

test("statements ask nothing, questions ask once, at their end", () => {
  expect(statements.filter((text) => text.includes("?"))).toEqual([]);
  expect(questions.filter((text) => text.indexOf("?") !== text.length - 1)).toEqual([]);
});

test("no choice is left open, no blank stands that nobody fills", () => {
  const blanks =
    /^(?:quote|now|own|name|word|clue|opening|first|last|letters|parts|vowels|other|number|prompt|list|wrong|right)$/;
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
