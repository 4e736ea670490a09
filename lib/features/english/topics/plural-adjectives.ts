import { isCommonAdjective } from "../adjectives";
import { atEachWord, grammarRule, matchWords } from "../rule";

const irregularPlurals = new Set("people children men women feet teeth mice".split(" "));
/** Words in -s that are right before a noun: "news programmes", "sports shoes", "greens" alone never reaches here. */
const neverAdjectives = new Set("news colds italians americans germans opens".split(" "));
const isPlural = (word: string) =>
  irregularPlurals.has(word) ||
  (/[^s]s$/.test(word) && !/^(?:is|was|has|does|as|us|this|its|his)$/.test(word));

/** The adjective inside an invented plural: "reds" → "red". */
function singularOf(word: string): string | undefined {
  if (word === "others") return "other";
  if (!word.endsWith("s") || neverAdjectives.has(word)) return undefined;
  const adjective = word.slice(0, -1);
  return isCommonAdjective(adjective) ? adjective : undefined;
}

export const pluralAdjectives = grammarRule({
  topic: "plural-adjectives",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const adjective = singularOf(lower);
      const next = words[at + 1];
      if (!adjective || !next || next.gap !== " " || !isPlural(next.lower) || isCommonAdjective(next.lower))
        return undefined;
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
    { wrong: "I met others people.", right: "I met other people." },
    { wrong: "He likes Italian and expensives shoes.", right: "He likes Italian and expensive shoes." },
  ],
});
