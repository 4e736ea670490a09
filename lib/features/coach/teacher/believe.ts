import { findGrammar } from "@/lib/features/english/find-grammar";
import { secretOf, type Finding } from "@/lib/features/english/finding";
import { grammarRules, type Topic } from "@/lib/features/english/grammar-rules";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { guardSentence } from "../guard/guard";
import { secretOfFinding } from "../guard/secrets";
import { holdsPhrase, wordsOf } from "../phrase";
import { idsLike, type OpenFinding } from "../open-finding";
import { labelOf } from "./notes";
import type { Preface } from "./preface";

/** A mistake as it is stored, whoever found it. */
export type FoundMistake = Omit<Finding, "topic"> & { topic: Topic | "other"; source: "engine" | "tutor" };

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
const topics: ReadonlySet<string> = new Set([...grammarRules.map(({ topic }) => topic), "spelling"]);
const isTopic = (topic: string): topic is Topic => topics.has(topic);

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
  for (const error of isOwnEnglish ? preface.errors : []) {
    const mistake = mistakeIn(message, error);
    const isTaken = (one: { start: number; end: number }) =>
      mistake !== undefined && one.start < mistake.end && mistake.start < one.end;
    if (mistake && found.length < maxFound && !certain.some(isTaken) && !found.some(isTaken))
      found.push(mistake);
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

function mistakeIn(message: string, error: Preface["errors"][number]): FoundMistake | undefined {
  const quote = error.quote.trim();
  const correction = error.correction.trim();
  const start = quote && quote.length <= maxQuoteLength ? message.indexOf(quote) : -1;
  const isSame = wordsOf(quote).join(" ") === wordsOf(correction).join(" ");
  const isCapital = quote !== correction && quote.toLowerCase() === correction.toLowerCase();
  if (start < 0 || correction === "" || (isSame && !isCapital)) return undefined;
  const end = start + quote.length;
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
    topic: isTopic(error.topic) ? error.topic : "other",
    source: "tutor",
    start,
    end,
    explanation: why && tellsNothing(why) ? why : plainWhy,
    hints: hintsFor(error.topic, tellsNothing),
  };
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
