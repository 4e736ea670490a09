import { isDescribing } from "../lexicon/adjective-classes";
import { isPluralNoun } from "../lexicon/nouns";
import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { baseOfThird } from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";

const irregularPlurals = new Set("people children men women feet teeth mice".split(" "));
/** Words in -s that are right before a noun: "news programmes", "sports shoes", "greens" alone never reaches here. */
const neverAdjectives = new Set(
  "news rights colds italians americans germans opens lights warms cools slows empties frees safes sweets colours".split(
    " ",
  ),
);
/** "They are regulars", "we are equals": names of people and things as well. */
const alsoNouns = new Set(
  "equal vegan public regular local native foreign favourite favorite special good orange popular light cold warm sweet dear".split(
    " ",
  ),
);
/** "Blues guitarists": the music, and no colour. */
const musical =
  /^(?:songs|numbers|shouters|tunes|tracks|hits|standards|records|artists|players|singers|musicians|bands|guitarists|clubs|fans|legends)$/;
const isPlural = (word: string) =>
  irregularPlurals.has(word) ||
  (/[^s]s$/.test(word) && !/^(?:is|was|has|does|as|us|this|its|his)$/.test(word));

/** The adjective inside an invented plural: "reds" → "red". */
function singularOf(word: string): string | undefined {
  if (word === "others" || word === "bests") return word.slice(0, -1);
  if (word.endsWith("ys") && isDescribing(word.slice(0, -1))) return word.slice(0, -1);
  if (!word.endsWith("s") || neverAdjectives.has(word) || baseOfThird(word)) return undefined;
  const adjective = word.slice(0, -1);
  return isDescribing(adjective) ? adjective : undefined;
}

/** "Italians songs", "my shoes are news": nouns of their own, but not in this place. */
function ofNation(words: Word[], at: number): string | undefined {
  const { lower = "" } = words[at] ?? {};
  const next = words[at + 1];
  const isBeforeNoun = next?.gap === " " && isPluralNoun(next.lower) && baseOfThird(next.lower) === undefined;
  if (/^(?:italians|americans|germans)$/.test(lower) && isBeforeNoun) return lower.slice(0, -1);
  const isAfterThings =
    /^(?:are|were)$/.test(words[at - 1]?.lower ?? "") && isPluralNoun(words[at - 2]?.lower ?? "");
  return lower === "news" && isAfterThings && (!next || endsClause(next.gap)) ? "new" : undefined;
}

/** "My shoes are blacks and white": after the verb, where nothing but an adjective fits. */
function afterBe(words: Word[], at: number, adjective: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const isIntensified = /^(?:very|so|too|really)$/.test(before);
  const verb = words[isIntensified ? at - 2 : at - 1]?.lower ?? "";
  const next = words[at + 1];
  const isOver =
    !next ||
    endsClause(next.gap) ||
    /^(?:and|but|because|with|in|for|at|than|from|to|of|today|now|when)$/.test(next.lower);
  if (!/^(?:are|were|aren't|weren't|they're|we're|you're|look)$/.test(verb) || !isOver) return undefined;
  const isOfThings =
    isPluralNoun(words[at - 2]?.lower ?? "") && /^(?:cold|warm|light|popular|sweet)$/.test(adjective);
  if (isOfThings && verb !== "look") return matchWords(words, at, at, adjective);
  return (alsoNouns.has(adjective) || isPluralNoun(words[at]?.lower ?? "")) && !isIntensified
    ? undefined
    : matchWords(words, at, at, adjective);
}

export const pluralAdjectives = grammarRule({
  topic: "plural-adjectives",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const next = words[at + 1];
      const adjective = singularOf(lower) ?? ofNation(words, at);
      if (!adjective || (lower === "blues" && musical.test(next?.lower ?? ""))) return undefined;
      if (!next || next.gap !== " " || !isPlural(next.lower) || isDescribing(next.lower))
        return afterBe(words, at, adjective);
      return matchWords(words, at, at + 1, `${adjective} ${next.text}`);
    }),
  explanation:
    "In inglese gli aggettivi non hanno plurale: restano uguali con uno o con cento. La -s del plurale la prende solo il nome.",
  hints: [
    "Quali parole qui portano il segno del plurale, e dovrebbero portarlo tutte?",
    "In italiano l'aggettivo si accorda con il nome; in inglese non segue il numero.",
    "Lascia la -s soltanto al nome e riporta l'aggettivo alla sua unica forma.",
  ],
});
