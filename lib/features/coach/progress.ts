import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/verbs";
import type { TutorTurn } from "@/lib/ports/tutor";
import { holdsPhrase, wordsOf } from "./phrase";

/** A mistake of an earlier message that is not corrected yet. */
export type OpenFinding = {
  id: string;
  topic: string;
  quote: string;
  explanation: string;
  hints: string[];
  correction: string;
  secret: string;
  /** Real attempts at it so far. */
  attempts: number;
};

type Mistake = { topic: string; quote: string; correction: string };

const maxAnswerWords = 3;
const maxGuessWords = 2;
const minShared = 0.5;

const functionWords = new Set(
  `i you he she it we they my your his her our their the a an is are am was were be do does did not to of in on at and
  but for with have has had will can yesterday today last this that very`.split(/\s+/),
);

const lemma = (word: string) =>
  baseOfPast(word) ??
  baseOfParticiple(word) ??
  baseOfThird(word) ??
  baseOfIng(word) ??
  word.replace(/(?<=\w{2})(?:ed|s)$/, "");

const sharedPart = (wanted: string[], present: string[]) =>
  wanted.length === 0 ? 0 : wanted.filter((word) => present.includes(word)).length / wanted.length;

/** Whether a new mistake is an old one made again, in the same words or nearly. */
export const isSameMistake = (one: Mistake, other: Mistake) =>
  one.topic === other.topic &&
  (one.correction.toLowerCase() === other.correction.toLowerCase() ||
    sharedPart(wordsOf(one.quote), wordsOf(other.quote)) > minShared);

/** Whether the message puts an open mistake right: the correction itself, or the same change in other words. */
export function isResolvedBy(message: string, findings: Mistake[], open: OpenFinding): boolean {
  if (findings.some((finding) => isSameMistake(finding, open))) return false;
  const isPartOfRight = holdsPhrase(open.correction, open.quote);
  if (!isPartOfRight && holdsPhrase(message, open.quote)) return false;
  if (holdsPhrase(message, open.correction)) return true;
  const words = wordsOf(message);
  const wrong = wordsOf(open.quote);
  const right = wordsOf(open.correction);
  const added = right.filter((word) => !wrong.includes(word));
  const kept = right.filter((word) => wrong.includes(word));
  const removed = wrong.filter((word) => !right.includes(word));
  if (removed.some((word) => words.includes(word)) || findings.length > 0) return false;
  const hasAllAdded = added.length > 0 && added.every((word) => words.includes(word));
  if (hasAllAdded && words.length <= maxAnswerWords) return true;
  const content = kept.filter((word) => /\d/.test(word) || !functionWords.has(word));
  const hasContent = content.length === 0 || sharedPart(content, words) >= minShared;
  return added.some((word) => words.includes(word)) && sharedPart(kept, words) >= minShared && hasContent;
}

/** Whether an English message works on the sentence the open mistake stands in. */
export function isAttemptAt(message: string, open: OpenFinding, history: TutorTurn["history"]): boolean {
  const sentence =
    history.findLast(({ role, text }) => role === "student" && text.includes(open.quote))?.text ?? "";
  const content = (text: string) =>
    wordsOf(text)
      .filter((word) => !functionWords.has(word))
      .map(lemma);
  const known = new Set([...content(open.quote), ...content(sentence)]);
  const words = wordsOf(message);
  const isShort = words.length > 0 && words.length <= maxGuessWords;
  return isShort || content(message).some((word) => known.has(word));
}

/** What of the student's message puts it right, for praise in their own words: no more than that if more is wrong. */
export function ownWords(message: string, findings: Mistake[], open: OpenFinding): string {
  if (findings.length > 0 && holdsPhrase(message, open.correction)) return open.correction;
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
  return (sentences.find((sentence) => holdsPhrase(sentence, open.correction)) ?? message).slice(
    0,
    maxOwnWords,
  );
}

const maxOwnWords = 120;
