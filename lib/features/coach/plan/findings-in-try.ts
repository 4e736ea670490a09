import type { Finding } from "@/lib/features/english/finding";
import { findEnglish } from "@/lib/features/english/sentence/language";
import { holdsPhrase, wordsOf } from "../phrase";
import type { Diagnosis } from "./turn";

const maxFragmentWords = 4;

/**
 * What is found in a message, without the subject that nobody misses in a piece of a sentence, and without the order of words where
 * a statement ends with a question mark because nobody is sure of it.
 */
export function findingsInTry({ message, findings, open }: Diagnosis): Finding[] {
  // "Doesn't like", in answer to the coach.
  const isPiece = open.length > 0 && wordsOf(message).length <= maxFragmentWords;
  const isUnsure = unsureStatement.test(message);
  return findings.filter(
    (one) =>
      (one.topic !== "missing-subject" || !(isPiece || isSaidWhole(message, one))) &&
      (one.topic !== "question-order" || !isUnsure),
  );
}

/** "I have eaten pizza?", "she has black hair?", all by itself: whether it is right is asked, and not what it says. */
const unsureStatement = /^\W*(?:i|he|she|it|we|they|my|his|her|our|their)['’]?\s[^.!?\n]{3,80}\?\W*$/iu;

/** "Didn't eat quindi we didn't eat popcorn": the piece comes first, and then its sentence. */
function isSaidWhole(message: string, { start }: Finding): boolean {
  const stretches = findEnglish(message);
  const at = stretches.findIndex(({ words }) => (words[0]?.start ?? 0) <= start && start < endOf(words));
  const piece = stretches[at]?.words ?? [];
  if (piece.length < 2 || piece.length > maxFragmentWords) return false;
  const said = message.slice(piece[0]?.start, endOf(piece));
  return stretches
    .slice(at + 1)
    .some(
      ({ words }) =>
        words.length > piece.length && holdsPhrase(message.slice(words[0]?.start, endOf(words)), said),
    );
}

const endOf = (words: readonly { end: number }[]) => words.at(-1)?.end ?? 0;
