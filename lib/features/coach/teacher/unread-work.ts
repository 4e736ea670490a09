import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isInstruction } from "@/lib/features/homework/split-sheet";
import { readDrillWish } from "../drill/read-drill-wish";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { wordsOf } from "../phrase";
import type { Preface } from "./preface";

const drawnGaps = /_{2,}|\.{4,}|…{2,}/g;
/** The number or letter of a sentence; within a line a number alone may be any number. */
const numberMarks = /(?:^|\n|[\s:](?=\d{1,2}\s?[.):]))\(?(\d{1,2})(?:\s?[.):-]|\s)\s*(?=\S)/g;
const bareMarks = /(?:^|[\s:])\(?(\d{1,2})(?:\s?[.):-]|\s)\s*(?=\S)/g;
const letterMarks = /(?:^|[\s:])\(?([a-h])\s?[.):]\s*(?=\S)/gi;
const translated = /(?<!\p{L})(?:tradu|translat)/iu;
const minEnglish = 2;
const minWords = 3;
const minWordsNumbered = 2;

/**
 * How many answers a message seems to ask for that sets something to be solved, whatever its form: gaps in English, numbered
 * sentences, sentences below an instruction or to be translated; 0 for any other. For what no reader of ours makes an
 * exercise of.
 */
export function countUnread(message: string): number {
  const gaps = [...message.matchAll(drawnGaps)].length;
  const isGapped = gaps > 0 && countEnglishWords(message) >= minEnglish;
  const sentences = numberedIn(message, isGapped);
  const numbered = sentences.length;
  if (isGapped) return numbered > 1 ? numbered : gaps;
  if (numbered > 1) return sentences.some(asksCoach) ? 0 : numbered;
  const at = [message.indexOf("\n"), message.indexOf(":")].filter((place) => place > 0);
  const isAsked = at.some((place) => {
    const head = message.slice(0, place);
    const isSet = wordsOf(message.slice(place + 1)).length >= minWords;
    return isSet && (translated.test(head) || isInstruction(head));
  });
  return isAsked ? 1 : 0;
}

/** A list that asks something of the coach itself is one of the student's own: "1) come si dice tavolo 2) ho scritto I goed". */
const asksCoach = (sentence: string) =>
  isQuestionAboutEnglish(sentence) || readDrillWish(sentence) !== undefined;

/** The sentences that are numbered from 1, or lettered from a. */
function numberedIn(message: string, isGapped: boolean): string[] {
  const byNumber = run(message, isGapped ? bareMarks : numberMarks, numbers);
  const byLetter = run(message, letterMarks, Array.from("abcdefgh"));
  return byLetter.length > byNumber.length ? byLetter : byNumber;
}

function run(message: string, marks: RegExp, names: readonly string[]): string[] {
  const found = [...message.matchAll(marks)];
  const sentences: string[] = [];
  for (const [place, { 0: mark, 1: name, index }] of found.entries()) {
    const text = message.slice(index + mark.length, found[place + 1]?.index);
    if (name?.toLowerCase() === names[sentences.length] && wordsOf(text).length >= minWordsNumbered)
      sentences.push(text);
  }
  return sentences;
}

const numbers = Array.from({ length: 60 }, (_, at) => String(at + 1));

/** Of how many answers a preface speaks. */
export const countTold = ({ items, secret }: Pick<Preface, "items" | "secret">): number =>
  secret.length + items.reduce((sum, { answers }) => sum + Math.max(answers.length, 1), 0);
