import { findGrammar } from "@/lib/features/english/find-grammar";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { topicName } from "@/lib/i18n/it";
import type { TutorTurn } from "@/lib/ports/tutor";
import type { Intent } from "../intent/intent";
import { holdsPhrase, wordsOf } from "../phrase";
import { findingsInAnswer } from "./progress";

type History = TutorTurn["history"];

const maxTurnsBack = 30;
const minReasonWords = 2;
const minShareOfText = 0.75;
const minShared = 0.6;
const asksForReason = /(?:perché (?:proprio|ci vuole|si dice)|spiegheresti)(?=[^?]{0,300}\?$)/i;
const mayBeReason: Intent[] = ["other", "homework", "grammar-question"];

const sentBy = (history: History) => history.filter(({ role }) => role === "student").map(({ text }) => text);

/** The mistake the student has last made. */
function lastMistake(history: History) {
  for (const text of sentBy(history).slice(-maxTurnsBack).reverse()) {
    const [finding] = findingsInAnswer(text, findGrammar(text));
    if (finding) return finding;
  }
  return undefined;
}

/** What the student has last worked on, as it is called within a sentence; undefined before the first mistake. */
export function trainedName(history: History): string | undefined {
  const finding = lastMistake(history);
  return finding && asName(topicName(finding.topic));
}

/** "Perché?", "perché non ci va will?": the reason of the last mistake, if the question names nothing but its words. */
export function reasonAskedFor(message: string, history: History): string | undefined {
  const finding = asksWhy.test(message) ? lastMistake(history) : undefined;
  if (!finding) return undefined;
  const known = wordsOf(`${finding.quote} ${finding.correction}`);
  const named = wordsOf(message).filter((word) => isCommonEnglish(word) && !isItalianToo.test(word));
  if (!named.every((word) => known.includes(word))) return undefined;
  if (named.length === 0 && wordsOf(message).length > maxBareWhy) return undefined;
  const isSaid = (text: string) => history.some((turn) => turn.role === "coach" && turn.text.includes(text));
  return [finding.explanation, ...finding.hints].find((text) => !text.includes("?") && !isSaid(text));
}

const asksWhy = /^\s*(?:(?:ma|e|ok|allora|scusa)[\s,]+)*(?:perch[eé]|come mai)(?!\p{L})/iu;
/** Words of the question itself that English has too. */
const isItalianToo = /^(?:a|i|in|come|ma|me|mi|si|ci|va|no|so|do|per|un|la|e|o|non|il|al)$/;
const maxBareWhy = 4;

const asName = (heading: string) =>
  (heading.charAt(0).toLowerCase() + heading.slice(1)).replace(/[…:]/g, (sign) => (sign === ":" ? "," : ""));

/** The sentence of a message that holds, in its place, what was put right before in a word or two. */
export function wholeAtLast(message: string, history: History): string | undefined {
  const sent = sentBy(history).slice(-maxTurnsBack);
  return message.split(/(?<=[.!?])\s+|\n+/).find((sentence) =>
    sent.some((before, at) => {
      const isPutRight = findGrammar(before).some(({ correction }) => holdsPhrase(sentence, correction));
      return isPutRight && sent.slice(at + 1).some((piece) => isPieceOf(piece, sentence));
    }),
  );
}

type Solved = { quote: string };

/** Whether the last of several mistakes of a text is put right, and by the text itself or by a piece of it. */
export function textDone(message: string, history: History, solved: Solved[]): "whole" | "piece" | undefined {
  const text = sentBy(history)
    .slice(-maxTurnsBack)
    .find((sent) => solved.some(({ quote }) => sent.includes(quote)) && countMistakes(sent) > 1);
  if (text === undefined) return undefined;
  return isAsLongAs(message, text) ? "whole" : "piece";
}

/** Whether a text of several mistakes comes back whole, after they were put right one by one. */
export const isWholeText = (message: string, history: History) =>
  sentBy(history)
    .slice(-maxTurnsBack)
    .some((sent) => isAsLongAs(message, sent) && isAbout(message, sent) && countMistakes(sent) > 1);

/** Whether a message may be a text written anew, and not a piece of it. */
export const isAsLongAs = (message: string, text: string) =>
  wordsOf(message).length > minShareOfText * wordsOf(text).length;

function isAbout(message: string, text: string): boolean {
  const words = wordsOf(message);
  const before = wordsOf(text);
  return before.filter((word) => words.includes(word)).length > minShared * before.length;
}

const countMistakes = (text: string) => findGrammar(text).length;

const isPieceOf = (piece: string, sentence: string) =>
  wordsOf(piece).length < wordsOf(sentence).length && holdsPhrase(sentence, piece);

/** Whether the coach has asked for the reason and this is one, in the student's own words. */
export function isOwnReason(message: string, intent: Intent, history: History): boolean {
  const asked = history.findLast(({ role }) => role === "coach")?.text ?? "";
  return (
    asksForReason.test(asked) &&
    mayBeReason.includes(intent) &&
    !message.includes("?") &&
    wordsOf(message).length >= minReasonWords
  );
}
