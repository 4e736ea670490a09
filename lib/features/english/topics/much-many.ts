import { isDescribing } from "../lexicon/adjective-classes";
import { isCommonAdjective } from "../lexicon/adjectives";
import type { Word } from "../lexicon/words";
import { endsPhrase } from "../sentence/phrase-line";
import { isPluralNoun } from "../lexicon/nouns";
import { uncountables } from "../lexicon/quantities";
import { atEachWord, grammarRule, matchWords, ofKind } from "../sentence/rule";
import { baseOfThird, verbOrNoun } from "../lexicon/verbs";

const irregularPlurals = new Set("people children men women feet teeth mice".split(" "));
/** Never counted after how much and how many. */
const neverCounted = new Set(
  `snow rain luck fun space help sugar salt cheese meat pasta food juice tea energy sunshine wind freedom patience air electricity
  rubbish plastic paper happiness love stuff blood oil flour petrol chocolate coffee wine beer jam fruit soup honey noise
  art work power violence pollution confusion health shopping sleep stress attention respect peace courage imagination practice
  gold wood sand grass ketchup mayonnaise cream yoghurt hair vocabulary grammar patience progress`.split(
    /\s+/,
  ),
);
const isUncountable = (word: string) => uncountables.has(word) || neverCounted.has(word);
const noPlural =
  /(?:ss|us|is|ics)$|^(?:news|always|sometimes|as|this|was|has|does|perhaps|its|his|hers|yours|ours|theirs|besides|series|series|less|thanks|as)$/;

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

export const muchMany = grammarRule({
  topic: "much-many",
  find: ({ words }) =>
    atEachWord<"adjective">(words, (lower, at) => {
      const next = words[at + 1];
      const before = words[at - 1]?.lower ?? "";
      if (!next || next.gap !== " ") return undefined;
      if (lower === "much" && before !== "very" && before !== "that" && isPlural(next.lower))
        return matchWords(words, at, at + 1, `many ${next.text}`);
      if (lower === "much" && before === "too" && isTooMuchOf(words, at))
        return ofKind("adjective", matchWords(words, at - 1, at + 1, `too ${next.text}`));
      const isAlone = !words[at + 2] || words[at + 2]?.gap !== " " || !/s$/.test(words[at + 2]?.lower ?? "");
      if (lower !== "many" || !isUncountable(next.lower) || !isAlone) return undefined;
      const isMeasured = /^(?:how|so|too)$/.test(before);
      return matchWords(words, at, at + 1, `${isMeasured ? "much" : "a lot of"} ${next.text}`);
    }),
  explanation:
    "Many va con i nomi che si contano (al plurale), much con quelli che non si contano. Nelle frasi affermative va bene a lot of per tutti e due.",
  hints: [
    "Il nome che segue si può contare oppure no?",
    "Prova a metterci davanti un numero: se funziona è numerabile e vuole una parola, altrimenti ne vuole un'altra.",
    "Numerabile plurale e non numerabile hanno quantificatori diversi: cambia quella parola e lascia il nome.",
  ],
  kinds: {
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
