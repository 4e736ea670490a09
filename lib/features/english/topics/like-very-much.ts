import { phraseOpeners } from "../sentence/noun-phrase";
import { parted, reallyParted } from "./like-very-much/parted-object";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isBase } from "../lexicon/verbs";
import { follows, setOf, type Word } from "../lexicon/words";

const liking =
  /^(?:like|love|hate|enjoy|adore|appreciate|dislike|admire|miss)(?:s|d|ed|es)?$|^(?:lik|lov|hat|ador|appreciat|admir)ing$|^enjoy(?:ed|ing)$|^missing$/;
const degrees = [
  ["very", "much"],
  ["so", "much"],
  ["too", "much"],
  ["a", "lot"],
  ["really", "much"],
] as const;
/** What follows "like very much" without being what is liked. */
const notLiked = setOf(
  "of to and but or because so if when that which who as for in on at with more less too now today yesterday indeed either please thanks how what where about these",
);

function likedMuch(words: Word[], at: number): Match[] {
  const degree = degrees.find((pair) => pair.every((part, index) => words[at + 1 + index]?.lower === part));
  const object = words[at + 3];
  if (!degree || !follows(words[at + 1]) || !follows(object)) return [];
  const isWish = words
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:would|wouldn't|.+'d)$/.test(lower));
  const isAction = object.lower === "to" && isBase(words[at + 4]?.lower ?? "") && !isWish;
  if (notLiked.has(object.lower) && !isAction) return [];
  if (/^(?:i'd|'d|would|i|you|we|they)$/.test(object.lower)) return [];
  // "I like too much chocolate" may speak of how much one eats.
  if (degree[0] === "too" && !phraseOpeners.has(object.lower)) return [];
  return matchWords(words, at, at + 2, `really ${textOf(words, at, at)}`);
}

function find(words: Word[], lower: string, at: number): Match[] {
  if (liking.test(lower) && !phraseOpeners.has(words[at - 1]?.lower ?? "")) {
    const liked = likedMuch(words, at);
    if (liked.length > 0) return liked;
    const really = reallyParted(words, at);
    if (really.length > 0) return really;
  }
  return parted(words, at);
}

export const likeVeryMuch = grammarRule({
  topic: "like-very-much",
  find: ({ words }) => atEachWord(words, (lower, at) => find(words, lower, at)),
  explanation:
    "In inglese il verbo e il suo oggetto restano attaccati: le parole che dicono quanto o come (molto, bene, insieme, sempre, ieri) non si mettono in mezzo. Vanno dopo l'oggetto, oppure alcune prima del verbo.",
  hints: [
    "Tra il verbo e la cosa di cui parli hai messo un'altra espressione: in inglese possono stare separati?",
    "Verbo e oggetto in inglese vanno tenuti vicini, come due amici per mano.",
    "Sposta l'espressione che dice quanto o come: in fondo, dopo l'oggetto, oppure usa un avverbio davanti al verbo.",
  ],
});
