import { relatedAdjectives } from "./related-adjectives";
import { moreRelatedAdjectives } from "./related-adjectives-m-z";
import { relatedNouns } from "./related-nouns";
import { relatedVerbs } from "./related-verbs";

/** English words that mean nearly the same as a word, and the opposite; the commonest first. */
export type Related = { synonyms: string[]; opposites: string[] };

type Line = { word: string } & Related;

const listed = (field: string | undefined) => (field ? field.split(",").map((word) => word.trim()) : []);

export const readRelated = (): Line[] =>
  [relatedAdjectives, moreRelatedAdjectives, relatedVerbs, relatedNouns]
    .flatMap((table) => table.trim().split("\n"))
    .map((line) => {
      const [word = "", synonyms, opposites] = line.split("|");
      return { word, synonyms: listed(synonyms), opposites: listed(opposites) };
    });

let read: Line[] | undefined;
const lines = () => (read ??= readRelated());

const maxEach = 3;
const unlike = (word: string, words: string[]) =>
  [...new Set(words)].filter((one) => one !== word).slice(0, maxEach);

/** What is related to an English word in its base form; where it has no line of its own, by the lines that name it. */
export function relatedTo(word: string): Related {
  const own = lines().filter((line) => line.word === word);
  const near = lines().filter(({ synonyms }) => synonyms.includes(word));
  const against = lines().filter(({ opposites }) => opposites.includes(word));
  const synonyms = own.flatMap((line) => line.synonyms);
  const opposites = own.flatMap((line) => line.opposites);
  const first = near[0];
  return {
    synonyms: unlike(
      word,
      synonyms.length > 0 ? synonyms : near.flatMap((line) => [line.word, ...line.synonyms]),
    ),
    opposites: unlike(
      word,
      opposites.length > 0
        ? opposites
        : against.length > 0
          ? against.map((line) => line.word)
          : (first?.opposites ?? []),
    ),
  };
}
