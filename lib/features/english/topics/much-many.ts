import { quantitySwaps } from "./much-many/quantities";
import { isDescribing } from "../lexicon/adjective-classes";
import { isCommonAdjective } from "../lexicon/adjectives";
import type { Word } from "../lexicon/words";
import { endsPhrase } from "../sentence/phrase-line";
import { isPluralNoun } from "../lexicon/nouns";
import { uncountables } from "../lexicon/quantities";
import { atEachWord, grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { baseOfThird, verbOrNoun } from "../lexicon/verbs";

const irregularPlurals = new Set("people children men women feet teeth mice".split(" "));
/** Never counted after how much and how many. */
const neverCounted = new Set(
  `snow rain luck fun space help sugar salt cheese meat pasta food juice tea energy sunshine wind freedom patience air electricity
  rubbish plastic paper happiness love stuff blood oil flour petrol chocolate coffee wine beer jam fruit soup honey noise
  art work power violence pollution confusion health shopping sleep stress attention respect peace courage imagination practice
  gold wood sand grass smoke dust mud fog ice garbage waste damage trouble light gas petrol software clothing ketchup mayonnaise cream yoghurt hair vocabulary grammar patience progress`.split(
    /\s+/,
  ),
);
const isUncountable = (word: string) => uncountables.has(word) || neverCounted.has(word);
const noPlural =
  /(?:ss|us|is|ics)$|^(?:news|always|sometimes|as|this|was|has|does|perhaps|its|his|hers|yours|ours|theirs|besides|series|series|less|thanks|as)$|(?:to|after|back|for|up|down)wards$|(?:outdoors|indoors|upstairs|downstairs|nowadays)$/;

/** Whether the word surely is a plural noun: "costs" or "needs" after much may be verbs. */
function isPlural(word: string): boolean {
  if (irregularPlurals.has(word)) return true;
  if (isPluralNoun(word) && baseOfThird(word) === undefined) return true;
  if (!word.endsWith("s") || noPlural.test(word) || word.includes("'")) return false;
  const base = baseOfThird(word);
  return (
    base === undefined ||
    (verbOrNoun.has(base) &&
      /^(?:book|dream|drink|friend|answer|plan|plant|photo|trip|joke|shop|show)$/.test(base))
  );
}

const be = /^(?:is|are|was|were|am|be|been|it's|i'm|he's|she's|they're|we're|you're)$/;

/** "The film was too much difficult": an adjective after "be", and no noun behind it. */
function isTooMuchOf(words: Word[], at: number): boolean {
  const [adjective = "", after] = [words[at + 1]?.lower, words[at + 2]];
  const isLast = endsPhrase(after) || after?.lower === "to";
  const isThere = /^(?:there|here)$/.test(words[at - 3]?.lower ?? "");
  const isSaidOfSomething = be.test(words[at - 2]?.lower ?? "") && !isThere;
  return isLast && isSaidOfSomething && (isCommonAdjective(adjective) || isDescribing(adjective));
}

const findSwaps = swapFinder(swapsOf(quantitySwaps));

/** "How much people know about it": how much of it they know. */
const isKnown = (verb: Word | undefined) =>
  /^(?:know|like|love|spend|earn|pay|use|eat|drink|care|need|want|learn|sleep|talk|enjoy|hate|trust|understand|weigh)$/.test(
    verb?.lower ?? "",
  );

/** "Much difficult words", but not "much bigger houses". */
const isMuchOfMany = (words: Word[], at: number) =>
  isDescribing(words[at + 1]?.lower ?? "") &&
  !/er$/.test(words[at + 1]?.lower ?? "") &&
  words[at + 2]?.gap === " " &&
  isPlural(words[at + 2]?.lower ?? "") &&
  isPluralNoun(words[at + 2]?.lower ?? "");

const findNumbers = (words: Word[]) =>
  atEachWord<"adjective">(words, (lower, at) => {
    const next = words[at + 1];
    const before = words[at - 1]?.lower ?? "";
    if (!next || next.gap !== " ") return undefined;
    if (lower === "much" && before === "how" && next.lower === "people" && isKnown(words[at + 2]))
      return undefined;
    if (lower === "much" && before !== "very" && before !== "that" && isPlural(next.lower))
      return matchWords(words, at, at + 1, `many ${next.text}`);
    if (lower === "much" && before !== "very" && before !== "that" && isMuchOfMany(words, at))
      return matchWords(words, at, at, "many");
    if (lower === "much" && before === "too" && isTooMuchOf(words, at))
      return ofKind("adjective", matchWords(words, at - 1, at + 1, `too ${next.text}`));
    const isAlone = !words[at + 2] || words[at + 2]?.gap !== " " || !/s$/.test(words[at + 2]?.lower ?? "");
    if (lower !== "many" || !isUncountable(next.lower) || !isAlone) return undefined;
    const isMeasured = /^(?:how|so|too)$/.test(before);
    return matchWords(words, at, at + 1, `${isMeasured ? "much" : "a lot of"} ${next.text}`);
  });

/** What the table's corrections are about. */
function kindOf(correction: string) {
  const lower = correction.toLowerCase();
  if (lower === "any") return "any" as const;
  if (/^(?:such|what)\b/.test(lower)) return "such" as const;
  return /\b(?:all|whole|everything|everyone|each)\b/.test(lower) ? ("all" as const) : undefined;
}

/** Where a line of the table claims the same words, it knows more. */
function find(words: Word[]): Match<"adjective" | "all" | "any" | "such">[] {
  const swaps = findSwaps(words).map((match) => ({ ...match, kind: kindOf(match.correction) }));
  const others = findNumbers(words).filter(
    ({ start, end }) => !swaps.some((swap) => start < swap.end && swap.start < end),
  );
  return [...swaps, ...others];
}

export const muchMany = grammarRule({
  topic: "much-many",
  find: ({ words }) => find(words),
  explanation:
    "Many va con i nomi che si contano (al plurale), much con quelli che non si contano. Nelle frasi affermative va bene a lot of per tutti e due.",
  hints: [
    "Il nome che segue si può contare oppure no?",
    "Prova a metterci davanti un numero: se funziona è numerabile e vuole una parola, altrimenti ne vuole un'altra.",
    "Numerabile plurale e non numerabile hanno quantificatori diversi: cambia quella parola e lascia il nome.",
  ],
  kinds: {
    all: {
      explanation:
        "«Tutto» ha più parole in inglese: una per le cose, una per le persone, una per «tutto intero»; all da solo va davanti a un nome al plurale o che non si conta.",
      hints: [
        "Qui «tutto» vuol dire ogni cosa, ogni persona, o una cosa intera?",
        "All non sta da solo alla fine della frase, e non sta fra il possessivo e il nome.",
        "Scegli la parola che va bene per cose, per persone o per una cosa intera, e guarda dove la metti.",
      ],
    },
    any: {
      explanation:
        "Some va nelle frasi affermative; nelle domande e nelle frasi negative di solito serve l’altra parola.",
      hints: [
        "È una frase affermativa, negativa o una domanda?",
        "«Qualche» in inglese cambia quando si domanda o si nega.",
        "Cambia solo quella parolina con quella delle domande e delle negazioni.",
      ],
    },
    such: {
      explanation:
        "So sta davanti a un aggettivo da solo; se dopo c’è anche un nome si usa un’altra parola. E un’esclamazione su un nome comincia con what.",
      hints: [
        "Dopo questa parola c’è solo un aggettivo, o anche un nome?",
        "«Così» e «che» davanti a un nome in inglese hanno una parola loro.",
        "Cambia solo la prima parola, e lascia stare l’aggettivo e il nome.",
      ],
    },
    adjective: {
      explanation:
        "Davanti a un aggettivo basta too per dire che qualcosa è troppo; much sta solo davanti a un nome che non si conta.",
      hints: [
        "La parola che viene dopo è un nome o un aggettivo?",
        "In italiano «troppo» è una parola sola, e davanti a un aggettivo lo è anche in inglese.",
        "Togli la parola che parla di quantità, e rileggi.",
      ],
    },
  },
});
