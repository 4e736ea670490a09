import { findGrammar } from "@/lib/features/english/find-grammar";
import type { Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import type { TutorTurn } from "@/lib/ports/tutor";
import { contentOf, isFunctionWord } from "../content-words";
import { distance } from "../distance";
import { holdsPhrase, wordsOf } from "../phrase";

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
const minLikeLength = 4;
const minShared = 0.5;
const minKept = 0.6;

/** Topics whose mistake can be put right by more words than the one we know. */
const hasManyRights = /^(?:false-friends|like-very-much|missing-subject)$/;

export const maxFragmentWords = 4;

/** "doesn't like", in answer to the coach: nobody misses the subject there. */
export const findingsInAnswer = <Found extends { topic: string }>(message: string, findings: Found[]) =>
  findings.filter(({ topic }) => wordsOf(message).length > maxFragmentWords || topic !== "missing-subject");

/**
 * "My brother has 15?", in answer to the coach about a statement: the mark is a doubt, and the order is none of a
 * question. What stands wrong in the statement itself is found all the same.
 */
export function findingsInTry(message: string, findings: Finding[], sentence: string): Finding[] {
  const inAnswer = findingsInAnswer(message, findings);
  const isDoubt = /\?\s*$/.test(message) && !sentence.endsWith("?") && !opensQuestion.test(message);
  if (!isDoubt || !inAnswer.some(isAboutOrder)) return inAnswer;
  const kept = inAnswer.filter((finding) => !isAboutOrder(finding));
  const isNew = ({ start, end }: Finding) => !kept.some((one) => start < one.end && one.start < end);
  const stated = findingsInAnswer(message, findGrammar(message.replace(/(?<![?\s])[?\s]+$/, "")));
  return [...kept, ...stated.filter(isNew)];
}

const isAboutOrder = ({ topic }: { topic: string }) => topic === "question-order";
const opensQuestion = /^\W*(?:wh\w+|how)\b/i;

const sharedPart = (wanted: string[], present: string[]) =>
  wanted.length === 0 ? 0 : wanted.filter((word) => present.includes(word)).length / wanted.length;

/** Whether a new mistake is an old one made again, in the same words or nearly. */
export const isSameMistake = (one: Mistake, other: Mistake) =>
  one.topic === other.topic &&
  (one.correction.toLowerCase() === other.correction.toLowerCase() ||
    sharedPart(wordsOf(one.quote), wordsOf(other.quote)) > minShared);

/** Whether a new mistake stands where an old one stood: the same words are still being worked on. */
export function isSamePlace(one: Mistake, other: Mistake): boolean {
  const rights = wordsOf(one.correction);
  const content = contentOf(other.correction);
  return (
    one.topic !== other.topic &&
    (content.length > 0
      ? contentOf(one.correction).some((word) => content.includes(word))
      : wordsOf(other.correction).every((word) => rights.includes(word)))
  );
}

/** Whether the message puts an open mistake right: the correction itself, or the same change in other words. */
export function isResolvedBy(message: string, findings: Mistake[], open: OpenFinding): boolean {
  const isPartOfRight = holdsPhrase(open.correction, open.quote);
  const isStill = !isPartOfRight && holdsPhrase(message, open.quote);
  if (!isStill && holdsPhrase(message, open.correction)) return true;
  if (isStill || findings.some((finding) => isSameMistake(finding, open))) return false;
  const words = wordsOf(message);
  const wrong = wordsOf(open.quote);
  const right = wordsOf(open.correction);
  const added = right.filter((word) => !wrong.includes(word) && !/^(?:years?|months?|old)$/.test(word));
  const kept = right.filter((word) => wrong.includes(word));
  const removed = wrong.filter((word) => !right.includes(word));
  if (removed.some((word) => words.includes(word)) || findings.length > 0) return false;
  const hasAllAdded = added.length > 0 && added.every((word) => words.includes(word));
  // "Translate it please" holds the "it" that was missing, and puts nothing right.
  const isOnlyAnswer = words.every((word) => right.includes(word) || !isCommonEnglish(word));
  if (hasAllAdded && isOnlyAnswer && words.length <= maxAnswerWords) return true;
  const content = kept.filter((word) => /\d/.test(word) || !isFunctionWord(word));
  const hasContent = content.length === 0 || sharedPart(content, words) >= minShared;
  return hasAllAdded && sharedPart(kept, words) >= minShared && hasContent;
}

/** Whether the student's sentence comes back, with nothing left to find in it, in other words than those we know. */
export function isRightOtherwise(
  message: string,
  findings: Mistake[],
  open: OpenFinding,
  history: TutorTurn["history"],
): boolean {
  if (findings.length > 0 || holdsPhrase(message, open.quote)) return false;
  const sentence = sentenceAround(open.quote, history);
  if (isRestOfRight(message, open)) return true;
  if (!hasManyRights.test(open.topic)) return false;
  const before = wordsOf(sentence).filter((word) => open.topic !== "like-very-much" || !isHowMuch(word));
  const words = wordsOf(message);
  if (before.length === 0 || sharedPart(before, words) <= minKept) return false;
  const hasMoreWords = words.length > before.length;
  return open.topic === "missing-subject"
    ? hasMoreWords || sentence.endsWith("?")
    : !/\bvery (?:like|love)|\b(?:like|love)s? (?:very|much)\b/i.test(message);
}

/** "likes football very much", of "He like very much football": right, once what stands before it is put back. */
function isRestOfRight(message: string, { quote, correction }: Mistake): boolean {
  const wrong = wordsOf(quote);
  const words = wordsOf(message);
  // "Come si scrive?" begins like "come here", and is Italian.
  if (2 * countEnglishWords(message) <= words.length) return false;
  const isChanged = wordsOf(correction).every((word) => wrong.includes(word) || words.includes(word));
  const parts = correction.split(/\s+/);
  const cut = parts.findIndex((_, at) => at > 0 && beginsWith(words, wordsOf(parts.slice(at).join(" "))));
  return isChanged && cut > 0 && findGrammar([...parts.slice(0, cut), message].join(" ")).length === 0;
}

const beginsWith = (words: string[], start: string[]) => start.every((word, at) => words[at] === word);

const isHowMuch = (word: string) => /^(?:very|much)$/.test(word);

/** What the student wrote around a mistake. */
export const sentenceAround = (quote: string, history: TutorTurn["history"]) =>
  history
    .findLast(({ role, text }) => role === "student" && text.includes(quote))
    ?.text.split(/(?<=[.!?])\s+|\n+/)
    .find((sentence) => sentence.includes(quote)) ?? "";

/** Whether a message works on the sentence the open mistake stands in. */
export function isAttemptAt(message: string, open: OpenFinding, history: TutorTurn["history"]): boolean {
  const sentence =
    history.findLast(({ role, text }) => role === "student" && text.includes(open.quote))?.text ?? "";
  const known = new Set([...contentOf(open.quote), ...contentOf(sentence)]);
  const words = wordsOf(message);
  const own = wordsOf(open.quote);
  const isShort = words.length > 0 && words.length <= maxGuessWords;
  const isNear = words.some((word) => own.some((quoted) => isLike(word, quoted)));
  const isEnglish = countEnglishWords(message) > 0;
  return isNear || (isEnglish && (isShort || contentOf(message).some((word) => known.has(word))));
}

const isLike = (word: string, other: string) =>
  word.length >= minLikeLength && other.length >= minLikeLength && distance(word, other) <= 2;

/** Whether an open mistake belongs to an earlier try at one that is put right now, and so is done with as well. */
export function isOfEarlierTry(
  message: string,
  open: OpenFinding,
  solved: OpenFinding,
  history: TutorTurn["history"],
): boolean {
  const sentAt = ({ quote }: OpenFinding) =>
    history.findIndex(({ role, text }) => role === "student" && text.includes(quote));
  const tried = sentenceAround(open.quote, history);
  return (
    sentAt(open) > sentAt(solved) &&
    !holdsPhrase(message, open.quote) &&
    isAttemptAt(tried, solved, history) &&
    sharedPart(contentOf(tried), contentOf(message)) > minKept
  );
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
