import { isCommonAdjective } from "../adjectives";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
import { baseOfThird } from "../verbs";
import { endsClause, type Word } from "../words";

const irregularPlurals = new Set("people children men women feet teeth mice".split(" "));
/** Words in -s that are right before a noun: "news programmes", "sports shoes", "greens" alone never reaches here. */
const neverAdjectives = new Set(
  "news colds italians americans germans opens lights warms cools slows empties frees safes sweets colours".split(
    " ",
  ),
);
const moreAdjectives = new Set(
  `strong lovely brilliant excellent horrible terrible incredible exciting colourful curly generous polite cute violet
  traditional typical tasty scary romantic elegant enormous huge blond blonde elementary historical main various several
  crowded wonderful numerous foreign little sporty`.split(/\s+/),
);
/** "They are regulars", "we are equals": names of people and things as well. */
const alsoNouns = new Set(
  "favourite favorite special good orange popular light cold warm sweet dear".split(" "),
);
const isPlural = (word: string) =>
  irregularPlurals.has(word) ||
  (/[^s]s$/.test(word) && !/^(?:is|was|has|does|as|us|this|its|his)$/.test(word));

/** The adjective inside an invented plural: "reds" → "red". */
function singularOf(word: string): string | undefined {
  if (word === "others") return "other";
  if (!word.endsWith("s") || neverAdjectives.has(word) || baseOfThird(word)) return undefined;
  const adjective = word.slice(0, -1);
  return isCommonAdjective(adjective) || moreAdjectives.has(adjective) ? adjective : undefined;
}

/** "My shoes are blacks and white": after the verb, where nothing but an adjective fits. */
function afterBe(words: Word[], at: number, adjective: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const isIntensified = /^(?:very|so|too|really)$/.test(before);
  const verb = words[isIntensified ? at - 2 : at - 1]?.lower ?? "";
  const next = words[at + 1];
  const isOver =
    !next || endsClause(next.gap) || /^(?:and|but|because|with|in|for|at|than)$/.test(next.lower);
  if (!/^(?:are|were|aren't|weren't|they're|we're|you're|look)$/.test(verb) || !isOver) return undefined;
  return alsoNouns.has(adjective) ? undefined : matchWords(words, at, at, adjective);
}

export const pluralAdjectives = grammarRule({
  topic: "plural-adjectives",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const adjective = singularOf(lower);
      const next = words[at + 1];
      if (!adjective) return undefined;
      if (!next || next.gap !== " " || !isPlural(next.lower) || isCommonAdjective(next.lower))
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
  examples: [
    { wrong: "I like reds cars.", right: "I like red cars." },
    { wrong: "We have differents opinions.", right: "We have different opinions." },
    { wrong: "They are beautifuls girls.", right: "They are beautiful girls." },
    { wrong: "She has bigs eyes.", right: "She has big eyes." },
    { wrong: "My cats are blacks and white.", right: "My cats are black and white." },
    { wrong: "I met others people.", right: "I met other people." },
    { wrong: "He likes Italian and expensives shoes.", right: "He likes Italian and expensive shoes." },
  ],
});
