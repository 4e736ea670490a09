import { findGrammar } from "@/lib/features/english/find-grammar";
import { secretOf, type Finding } from "@/lib/features/english/finding";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { mistakeTopicOf, type MistakeTopic } from "@/lib/features/topics/rules";
import { guardSentence } from "../guard/guard";
import { secretOfFinding } from "../guard/secrets";
import { holdsPhrase, wordsOf } from "../phrase";
import { idsLike, sentenceAt, type OpenFinding } from "../open-finding";
import { labelOf } from "./notes";
import { placeOf } from "./place-of";
import type { Preface } from "./preface";

/** A mistake as it is stored, whoever found it. */
export type FoundMistake = Omit<Finding, "topic"> & { topic: MistakeTopic; source: "engine" | "tutor" };

type Said = {
  message: string;
  /** What the engine is certain of in the message. */
  certain: readonly Finding[];
  open: readonly OpenFinding[];
  /** Open mistakes the message may take off: it says that there is none, and their rule is not certain. */
  disputedIds: readonly string[];
  preface: Preface;
  /** Whether the message's English is the student's own: what stands in an exercise is not. */
  isOwnEnglish: boolean;
};

const maxFound = 10;
const maxQuoteLength = 200;

/**
 * What a tutor's preface is believed: mistakes it found where the words stand in the message and the engine finds nothing
 * in what is to be right; open ones put right where their words are gone; open ones that are none where the student has
 * said so. In what it is certain of, the engine stands.
 */
export function believe({ message, certain, open, disputedIds, preface, isOwnEnglish }: Said): {
  found: FoundMistake[];
  fixedIds: string[];
  droppedIds: string[];
} {
  const found: FoundMistake[] = [];
  const errors = isOwnEnglish ? preface.errors.filter((error) => !isQuoted(message, error, open)) : [];
  for (const [at, error] of errors.entries()) {
    // Told twice with the same words, it is made twice.
    const nth = errors.slice(0, at).filter(({ quote }) => quote === error.quote).length;
    const mistake = mistakeIn(message, { ...error, nth }, [...certain, ...found]);
    if (mistake && found.length < maxFound) found.push(mistake);
  }
  const wrong = [...certain, ...found];
  const isFixed = ({ quote, correction }: OpenFinding) =>
    (!holdsPhrase(message, quote) || holdsPhrase(correction, quote)) &&
    !wrong.some((one) => one.quote === quote || one.correction === correction);
  const hasEnglish = countEnglishWords(message) > 0;
  const fixed = open.filter((one, at) => hasEnglish && preface.fixed.includes(labelOf(at)) && isFixed(one));
  const fixedIds = [...new Set(fixed.flatMap((one) => idsLike(open, one)))];
  const dropped = open.filter(
    ({ id }, at) =>
      preface.dropped.includes(labelOf(at)) && disputedIds.includes(id) && !fixedIds.includes(id),
  );
  return { found, fixedIds, droppedIds: [...new Set(dropped.flatMap((one) => idsLike(open, one)))] };
}

const minEnglish = 0.5;

/** "Che cosa non va in in your website?": an open mistake that is asked about is not made again. */
function isQuoted(message: string, error: Preface["errors"][number], open: readonly OpenFinding[]): boolean {
  const isOpen = open.some(
    ({ quote, correction }) => isPartOf(quote, error.quote) && isPartOf(correction, error.correction),
  );
  const around = sentenceAt(message, placeOf(message, error.quote) ?? 0).replace(error.quote, " ");
  return isOpen && countEnglishWords(around) < minEnglish * wordsOf(around).length;
}

const isPartOf = (one: string, other: string) => holdsPhrase(one, other) || holdsPhrase(other, one);

type Place = { start: number; end: number };
type Told = Preface["errors"][number] & { nth: number };
type Change = Place & { quote: string; correction: string };

function mistakeIn(message: string, error: Told, taken: readonly Place[]): FoundMistake | undefined {
  const change = changeIn(message, error);
  const beside = change && besideTaken(change, taken);
  if (!beside) return undefined;
  const { quote, correction, start, end } = beside;
  const right = message.slice(0, start) + correction + message.slice(end);
  const isWrongStill = findGrammar(right).some(
    (finding) => finding.start < start + correction.length && start < finding.end,
  );
  if (isWrongStill) return undefined;
  const secret = secretOf(message, start, end, correction);
  const kept = { quote, correction, secret };
  const tellsNothing = (text: string) => guardSentence(text, [secretOfFinding(kept)]);
  const why = error.why.trim();
  return {
    ...kept,
    topic: mistakeTopicOf(error.topic),
    source: "tutor",
    start,
    end,
    explanation: why && tellsNothing(why) ? why : plainWhy,
    hints: hintsFor(error.topic, tellsNothing),
  };
}

/** What a tutor wants changed, where it stands. */
function changeIn(message: string, error: Told): Change | undefined {
  const quote = error.quote.trim();
  const correction = error.correction.trim();
  const start = quote.length <= maxQuoteLength ? placeOf(message, quote, error.nth) : undefined;
  const isSame = withoutMarks(quote) === withoutMarks(correction);
  if (start === undefined || correction === "" || isSame) return undefined;
  return { quote, correction, start, end: start + quote.length };
}

/** Capitals and apostrophes are mistakes, a missing full stop in a chat is none. */
const withoutMarks = (text: string) =>
  text
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();

/**
 * A change without the words it shares with what is taken, where they stay as they are: "will to go" and "go in Spain" are
 * two mistakes. Undefined where something of what is taken is itself to be changed: that is the same mistake.
 */
function besideTaken(change: Change, taken: readonly Place[]): Change | undefined {
  const isTaken = ({ start, end }: Place) => taken.some((one) => one.start < end && start < one.end);
  let { quote, correction, start, end } = change;
  for (const first of quote.split(/(?<=\s)(?=\S)/).slice(0, -1)) {
    if (!isTaken({ start, end: start + first.length }) || !correction.startsWith(first)) break;
    [quote, correction, start] = [
      quote.slice(first.length),
      correction.slice(first.length),
      start + first.length,
    ];
  }
  for (const last of quote
    .split(/(?<=\S)(?=\s)/)
    .slice(1)
    .reverse()) {
    if (!isTaken({ start: end - last.trimStart().length, end }) || !correction.endsWith(last)) break;
    [quote, correction, end] = [
      quote.slice(0, -last.length),
      correction.slice(0, -last.length),
      end - last.length,
    ];
  }
  return quote && correction && !isTaken({ start, end }) ? { quote, correction, start, end } : undefined;
}

const plainWhy = "Qui c'è qualcosa che in inglese si dice in un altro modo.";
const plainHints: [string, string, string] = [
  "Leggi questo pezzo ad alta voce: c'è una parola da cambiare, da togliere, da aggiungere o da spostare?",
  "Pensa alla frase intera: chi fa l'azione, quando, e che parole ci stanno intorno?",
  "Scrivila in un altro modo, anche più semplice, e guarda se suona meglio.",
];

/** The ladder of the rule where the tutor names one of ours. */
function hintsFor(topic: string, isSafe: (text: string) => boolean): [string, string, string] {
  const ladder = grammarRules.find((rule) => rule.topic === topic)?.hints;
  return ladder?.every(isSafe) ? ladder : plainHints;
}
