import { certainCause, hintsAtHarm } from "./certain-cause";
import { classifier } from "./classifier/classify";
import file from "./classifier/generated/weights.json";
import { fromFile } from "./classifier/weights";
import { grossWordsIn } from "./is-fit-for-children";
import { boundaryIn, supportIn } from "./judge-odds";
import { graver, type AlertCause, type SafetyReading } from "./rules";
import { sharesPersonalData } from "./personal-details";
import { holdsPlainDanger, spellsPlainDanger } from "./plain-danger";
import { spelledOut, withoutQuotations } from "./plain-text";

const classify = classifier(fromFile(file));

/**
 * What a student's message holds beside a lesson, in Italian, English or both, however it is spelled: a need of help, a
 * boundary, both or neither.
 */
export function readSafety(message: string): SafetyReading {
  if (!/\p{L}/u.test(message)) return {};
  if (spellsPlainDanger(spelledOut(message))) return { support: { level: "crisis", cause: "distress" } };
  const odds = classify(message);
  const outside = withoutQuotations(message);
  // A cry between two sentences of homework is no quieter for them.
  const plain = outside.split(/[.!?\n]+/).filter(holdsPlainDanger);
  const words = wordsIn(message);
  const support = plain.reduce(
    (gravest, sentence) =>
      graver(gravest, supportIn(classify(sentence), { words: wordsIn(sentence), isPlain: true })),
    supportIn(odds, { words, isPlain: plain.length > 0 }),
  );
  const boundary =
    boundaryIn(odds, { words }) ??
    grossWordsIn(message) ??
    (sharesPersonalData(message) ? "personal-data" : undefined);
  return { ...(support && { support }), ...(boundary && { boundary }) };
}

const withOdds = (message: string) => ({ support: readSafety(message).support, odds: classify(message) });

/** The cause that a parent may be told of, if a message leaves no doubt. */
export const readCertainCause = (message: string): AlertCause | undefined =>
  certainCause(message, withOdds(message));

/** Whether one of these messages may be about harm by others. */
export const readHarm = (messages: readonly string[]): boolean =>
  messages.some((message) => hintsAtHarm(withOdds(message)));

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
