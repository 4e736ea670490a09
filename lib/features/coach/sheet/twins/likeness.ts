import { isWholeGap } from "@/lib/features/homework/homework-sheet";
import type { ItemState } from "../../exercise/exercise-state";
import { wordsOf } from "../../phrase";
import type { SolvedTwin } from "./read-twins";

const isAsking = (text: string) => /\?|^____/.test(text);
const isDenying = (text: string) => /\bnot\b|n't/i.test(text);

/** How a word changes: "big" and "fat" double a letter, "happy" and "funny" lose their y. */
function changeOf(given: string, answer: string): string {
  const form = answer.toLowerCase().replace(/^the /, "");
  const word = given.toLowerCase();
  if (/^(?:more|most) /.test(form)) return "long";
  if (form.startsWith(word + (word.at(-1) ?? ""))) return "doubled";
  if (!form.startsWith(word)) return /y$/.test(word) && /ie/.test(form) ? "y" : "other";
  return form.slice(word.length);
}

const helpers: readonly [RegExp, string][] = [
  [/\b(?:will|won't)\b/i, "will"],
  [/\b(?:can|can't)\b/i, "can"],
  [/\b(?:have|has|haven't|hasn't)\b/i, "have"],
  [/\b(?:did|didn't)\b/i, "did"],
  [/\b(?:does|doesn't)\b/i, "does"],
  [/\b(?:do|don't)\b/i, "do"],
  [/\b(?:was|were|wasn't|weren't)\b/i, "was"],
  [/\b(?:am|is|are|isn't|aren't)\b/i, "is"],
];
const isAnswer = (text: string) => /\b(?:yes|no),/i.test(text);
const isYes = (text: string) => /\byes,/i.test(text);
/** The word that helps the verb of a sentence written anew. */
const helperOf = (text: string) => helpers.find(([words]) => words.test(text))?.[1];

/** How near a solved sentence is to an item: asking and denying like it, the same words to choose from, the same change. */
export function likenessTo(item: ItemState, printed: readonly string[]): (twin: SolvedTwin) => number {
  const own = new Set(wordsOf(item.prompt));
  const offered = new Set(
    [...printed, ...item.gaps.flatMap(({ options }) => options ?? [])].map((word) => word.toLowerCase()),
  );
  const answers = item.solution.flatMap(([first = ""]) => first);
  const given = item.gaps.find((gap) => gap.given)?.given ?? "";
  const change = given && answers[0] ? changeOf(given, answers[0]) : undefined;
  const helper = isWholeGap(item) ? helperOf(answers[0] ?? "") : undefined;
  const asks = isAsking(item.prompt) || answers.some((one) => one.endsWith("?"));
  const denies = isDenying(`${item.prompt} ${answers.join(" ")}`);
  return ({ prompt, solved, choices = "", given: base = "", answer = "" }) => {
    const words = choices
      .toLowerCase()
      .replace(/[()]/g, "")
      .split(/ [/–] /);
    return (
      (isAsking(solved) === asks ? 3 : 0) +
      (isDenying(`${prompt} ${solved}`) === denies ? 3 : 0) +
      Math.min(wordsOf(prompt).filter((word) => own.has(word)).length, 2) +
      3 * words.filter((word) => offered.has(word)).length +
      (choices && answers.some((one) => words.includes(one.toLowerCase())) ? 2 : 0) +
      (change !== undefined && base && changeOf(base, answer) === change ? 5 : 0) +
      (isAnswer(prompt) && isAnswer(item.prompt)
        ? (isYes(prompt) === isYes(item.prompt) ? 2 : 0) +
          (helperOf(prompt) === helperOf(item.prompt) ? 4 : 0)
        : 0) +
      (helper !== undefined && helperOf(solved) === helper ? 6 : 0) +
      (given && base ? sharedEnd(given, base) : 0)
    );
  };
}

/** How many letters two words end with alike, two at most. */
function sharedEnd(one: string, other: string): number {
  if (one.at(-1) !== other.at(-1)) return 0;
  return one.at(-2) === other.at(-2) ? 2 : 1;
}
