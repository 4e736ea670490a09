import { isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { fill, gapMark } from "./draft";
import type { Exercise } from "./exercise";
import { isNoAttempt } from "./no-attempt";

/** `almost`: right but for a capital, an apostrophe or one slip of spelling. */
export type Verdict = "right" | "almost" | "wrong" | "no_attempt";

export type Question = Pick<Exercise, "kind" | "prompt" | "words" | "accepted">;

const minWordLengthForTypo = 5;

/** One kind of quote, no commas and no closing mark, single spaces. */
const tidy = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”"«»]/g, "")
    .replace(/[,;]/g, " ")
    .replace(/(?<![\s.!?…])[\s.!?…]+$/u, "")
    .replace(/^[\s.…_-]+/u, "")
    .replace(/[.!?](?= )/g, "")
    .replace(/\s+/g, " ")
    .replace(/ '(?=(?:s|m|re|ve|ll|d)\b)/gi, "'")
    .trim();

const lower = (text: string) => text.toLowerCase();
const withoutApostrophes = (text: string) => text.replaceAll("'", "");
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean);

/** What may be typed: the gap alone or the whole sentence; "Look!" or a question before it may be left out. */
function fullAnswers({ prompt, accepted }: Question): string[] {
  if (!prompt.includes(gapMark)) return accepted;
  const sentences = accepted.map((answer) => fill(prompt, answer));
  const lastOnes = sentences.map((sentence) => sentence.replace(/^.*[!?] (?=\S)/, ""));
  return [...accepted, ...sentences, ...lastOnes];
}

/** Whether one may be typed for the other by a finger: a letter missing, added or changed, or two swapped. */
function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [rest, goal] = [typed.slice(from), meant.slice(from)];
  const isSwap = rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2);
  return isSwap || rest.slice(1) === goal || rest === goal.slice(1) || rest.slice(1) === goal.slice(1);
}

const isRealWord = (word: string) => isVerbForm(word) || isPluralNoun(word) || isCommonEnglish(word);

/** Endings carry the grammar, so that a slip leaves the last letter alone and makes no other word. */
const isSlipOfSpelling = (typed: string, meant: string) =>
  meant.length >= minWordLengthForTypo &&
  !meant.includes("'") &&
  typed.at(-1) === meant.at(-1) &&
  isOneTypo(typed, meant) &&
  !isRealWord(typed);

/** These are words of their own without their apostrophe. */
const otherWithoutApostrophe = /^(?:were|well|ill|hell|shell|wed|shed|id|lets)$/;

function isAlmost(answer: string, meant: string): boolean {
  const [typed, goal] = [wordsOf(lower(answer)), wordsOf(lower(meant))];
  if (typed.length !== goal.length) return false;
  let slips = 0;
  for (const [at, word] of typed.entries()) {
    const target = goal[at] ?? "";
    if (word === target) continue;
    const isApostrophe =
      withoutApostrophes(word) === withoutApostrophes(target) && !otherWithoutApostrophe.test(word);
    if (isApostrophe) continue;
    if (!isSlipOfSpelling(word, target)) return false;
    slips += 1;
  }
  return slips <= 1;
}

const capitalOnly = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a capital is no part of the word: the first letter of a sentence, the order of given words. */
function isSame(answer: string, meant: string, { kind, prompt }: Question): boolean {
  if (answer === meant) return true;
  if (kind === "order") return lower(answer) === lower(meant);
  if (kind !== "gap_fill") return false;
  const opensSentence = /(?:^|[.!?] )___/.test(prompt);
  return (opensSentence || meant.includes(" ")) && capitalOnly(answer) === capitalOnly(meant);
}

/** Whether a capital is what the gap asks for: its brackets hold the very word. */
function asksForCapital({ prompt, accepted }: Question): boolean {
  const given = /___ \(([^()]*)\)/.exec(prompt)?.[1] ?? "";
  return accepted.some((answer) => lower(answer) === lower(given) && /\p{Lu}/u.test(answer + given));
}

function checkChoice(question: Question, answer: string): Verdict {
  const { words, accepted } = question;
  const exact = words.find((word) => tidy(word) === answer);
  const [found, ...more] = exact ? [exact] : words.filter((word) => lower(tidy(word)) === lower(answer));
  if (found && more.length === 0) return accepted.includes(found) ? "right" : "wrong";
  return "wrong";
}

/** Judges what a student typed, tapped or put in order; the whole sentence counts as well as what fills the gap. */
export function checkAnswer(question: Question, answer: string): Verdict {
  const given = tidy(answer);
  const meant = fullAnswers(question).map(tidy);
  if (meant.some((one) => isSame(given, one, question))) return "right";
  if (question.words.every((word) => lower(word) !== lower(given)) && isNoAttempt(answer))
    return "no_attempt";
  if (question.kind === "choose") return checkChoice(question, given);
  if (asksForCapital(question)) return "wrong";
  return meant.some((one) => isAlmost(given, one)) ? "almost" : "wrong";
}
