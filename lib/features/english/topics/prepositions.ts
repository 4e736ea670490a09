import { findListenWait } from "./prepositions/listen-wait";
import {
  countWords,
  findOnLine,
  lineOf,
  phrase,
  replaceOnLine,
  type Line,
  type LineMatch,
} from "../sentence/phrase-line";
import { findGerunds } from "./prepositions/gerunds";
import { placePrepositions } from "./prepositions/places";
import { timePrepositions } from "./prepositions/times";
import { pairsByAdjective } from "./prepositions/by-adjective";
import { everydayPairs } from "./prepositions/everyday-pairs";
import { morePairs } from "./prepositions/more-pairs";
import { prepositionPairs, type PrepositionPair } from "./prepositions/pairs";
import { genderOfName } from "../lexicon/genders";
import { isPlace } from "../lexicon/places";
import { grammarRule, ofKind, textOf, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { ingOf, isBase, participleOf, pastOf, thirdPerson } from "../lexicon/verbs";
import { isInfinitive } from "../lexicon/vocabulary";
import type { Word } from "../lexicon/words";

/** The preposition is missing, one too many, or followed by the wrong form of a verb; else it is the wrong one. */
type Kind = "missing" | "extra" | "gerund";
type Rule = { pattern: RegExp; right: string; kind?: Kind; isName?: true };

const adverbs = "(?: (?:only|mostly|mainly|also|always|often|really|very much|a lot|so|just|directly))?";

/** "Depend" → "depend|depends|depended|depending"; in "fall in love" the first word changes. */
function formsOf(verb: string): string {
  const [, first = "", rest = ""] = /^(\w+)((?:\W.*)?)$/.exec(verb) ?? [];
  if (!first || verb.includes("[")) return verb;
  const forms = [first, thirdPerson(first), pastOf(first), participleOf(first), ingOf(first)];
  return `(?:${[...new Set(forms)].join("|")})${rest}`;
}

/** "The answer to", "a visit to": nouns keep their prepositions. */
const notNoun = `(?<!(?<![\\w'-])(?:a|an|the|my|your|his|her|our|their|this|that|any|no|some|in|of|right|wrong|correct|short|long|big|great|first|last|next|good|quick|every|each|another|into|personal|direct|close|physical|eye|two|best|possible|only|nice|[a-z]+'s) )`;

function kindOf(wrong: string, right: string): Kind | undefined {
  if (right === "") return "extra";
  return wrong === "" ? "missing" : undefined;
}

/** "It was told to us": in the passive "to" names the receiver. */
const notPassive = `(?!(?<=(?<![\\w'-])(?:is|are|was|were|be|been|being) (?:(?:never|always|often|also|only|first) )?)(?:told|[a-z]+ed) )`;

function ruleOf({ head, isVerb, wrong, right, tail }: PrepositionPair): Rule[] {
  const words = isVerb
    ? `${notNoun}${right ? "" : notPassive}${formsOf(head)}${right && !wrong.includes("-") ? adverbs : ""}`
    : `(?:${head})`;
  const present = wrong.filter((one) => one !== "-").join("|");
  const rules: Rule[] = [];
  if (present) {
    const pattern = phrase(`(?<head>${words}) (?:${present}) (?<tail>${tail})`);
    rules.push({ pattern, right, kind: kindOf(present, right) });
  }
  if (wrong.includes("-"))
    rules.push({ pattern: phrase(`(?<head>${words}) (?<tail>${tail})`), right, kind: kindOf("", right) });
  return rules;
}

const anyWord = "[\\w'-]+";
/** What stands before may be anything, and nothing where the sentence begins. */
const headOf = (head = "") => (head === anyWord ? `(?:(?<head>${head}) )?` : head && `(?<head>${head}) `);

const rules: Rule[] = [
  ...prepositionPairs.flatMap(ruleOf),
  ...[...placePrepositions, ...timePrepositions].map(({ head, wrong, right, tail, isName }) => ({
    pattern: phrase(`${headOf(head)}${wrong}(?<tail>${tail})`),
    right,
    kind: kindOf(wrong, right),
    isName,
  })),
];

/** "Afraid to ride", "arrived to find": a verb after "to". */
function isPurpose(line: Line, { from, to }: LineMatch): boolean {
  const at = line.words.findIndex(({ lower }, place) => place > from && place < to && lower === "to");
  const next = line.words[at + 1]?.lower ?? "";
  return (
    at > 0 &&
    (isBase(next) || isInfinitive(next) || next === "be") &&
    !/^(?:music|school|work|sports?)$/.test(next)
  );
}

const isSomebody = (word: Word | undefined) =>
  word !== undefined &&
  (genderOfName(word) !== undefined ||
    (/^\p{Lu}\p{Ll}/u.test(word.text) && !isPlace(word.lower) && !notNames.test(word.lower)));
const notNames =
  /^(?:italian|english|french|spanish|german|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|i)$/;

function applyRule(line: Line, { pattern, right, kind, isName }: Rule): Match<Kind>[] {
  return findOnLine(line, pattern).flatMap((found) => {
    const { head = "", tail = "" } = found.match.groups ?? {};
    const { from, to } = found;
    if (isName && !isSomebody(line.words[to])) return [];
    if (right && isPurpose(line, found)) return [];
    const size = tail.trim() ? countWords(tail.trim()) : 0;
    const kept = head ? textOf(line.words, from, from + countWords(head) - 1) : "";
    // The tail is often long ("the third of may"): its first word is enough to show where the preposition goes.
    const last = Math.min(to, to - size + 1);
    const after = size > 0 ? textOf(line.words, last, last) : "";
    const correction = [kept, right, after].filter(Boolean).join(" ");
    return correction === textOf(line.words, from, last)
      ? []
      : replaceOnLine(line, { from, to: last }, correction).map((match) => ({ ...match, kind }));
  });
}

const findMorePairs = swapFinder(swapsOf([morePairs, pairsByAdjective, everydayPairs].join("\n")));

/** Where two rules claim the same words, the earlier one wins. */
const withoutOverlaps = (matches: Match<Kind>[]) =>
  matches.filter(
    ({ start, end }, at) => !matches.slice(0, at).some((other) => start < other.end && other.start < end),
  );

export const prepositions = grammarRule({
  topic: "prepositions",
  find: ({ words }) => {
    const line = lineOf(words);
    return withoutOverlaps([
      ...(ofKind("missing", findListenWait(words)) ?? []),
      ...(ofKind("gerund", findGerunds(line)) ?? []),
      ...findMorePairs(words),
      ...rules.flatMap((rule) => applyRule(line, rule)),
    ]);
  },
  explanation:
    "Le preposizioni non si traducono dall'italiano: ogni verbo o aggettivo inglese ha la sua, alcuni non ne vogliono e altri ne vogliono una che in italiano non c'è. Vanno imparate insieme alla parola.",
  hints: [
    "Questa preposizione viene dall'italiano: in inglese quale vuole questa parola?",
    "Impara la coppia intera: parola più preposizione. Prova a ricordare una canzone o una frase in cui l'hai sentita.",
    "Cambia soltanto la preposizione in quel punto: sostituisci quella parolina con un'altra.",
  ],
  kinds: {
    missing: {
      explanation:
        "Le preposizioni non si traducono dall'italiano: alcune parole inglesi ne vogliono una dove in italiano non c'è. Vanno imparate insieme alla parola.",
      hints: [
        "In italiano qui non c'è nessuna preposizione: e in inglese?",
        "Qualche parola inglese non si lega da sola a quello che segue: fra le due serve una parolina.",
        "Aggiungi una preposizione in quel punto, e lascia il resto com'è.",
      ],
    },
    extra: {
      explanation:
        "Le preposizioni non si traducono dall'italiano: alcune parole inglesi non ne vogliono nessuna dove l'italiano la mette.",
      hints: [
        "In italiano qui ci vuole una preposizione: serve anche in inglese?",
        "Qualche parola inglese si lega direttamente a quello che segue.",
        "Conta le paroline in quel punto: ce n'è una di troppo.",
      ],
    },
    gerund: {
      explanation:
        "Dopo una preposizione (e dopo before, after, without, instead of) il verbo inglese non resta all'infinito: prende -ing.",
      hints: [
        "Dopo una preposizione, quale forma del verbo vuole l'inglese?",
        "L'italiano qui mette l'infinito; l'inglese tratta il verbo come se fosse un nome.",
        "Tieni la preposizione che quella parola vuole, e dai al verbo la forma in -ing.",
      ],
    },
  },
});
