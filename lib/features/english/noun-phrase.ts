import { isBe, isDo, isModal } from "./verbs";
import { isPronoun } from "./subject";
import { endsClause, type Word } from "./words";

export const setOf = (words: string) => new Set(words.split(/\s+/));

/** What opens a noun phrase beyond doubt ("her" may stand for a person, but before a noun it opens one). */
export const phraseOpeners = setOf(
  "the a an my your his her our their this these those some any every each all another",
);

/** People a pupil writes about. */
export const personNouns = setOf(
  `mother father mum mom dad sister sisters brother brothers friend friends teacher teachers professor cousin cousins
  uncle aunt grandmother grandfather grandma grandpa parents grandparents classmate classmates neighbour neighbours
  class team boyfriend girlfriend girls boys children students player players boy girl`,
);

const stops = setOf(
  `and but or because so if when while that which who where how why what than then as for to in on at with of from by
  about after before until during without into near under over through every each very too also again together there
  here now today yesterday tomorrow tonight not please thanks twice once last next`,
);

const longestPhrase = 4;

const stopsPhrase = ({ lower }: Word) =>
  stops.has(lower) || isBe(lower) || isModal(lower) || isDo(lower) || /^(?:have|has|had)$/.test(lower);

/** Position of the last word of the noun phrase that opens at `from`; undefined where its end is not plain. */
export function endOfNounPhrase(words: Word[], from: number): number | undefined {
  const opener = words[from];
  if (!opener || endsClause(opener.gap)) return undefined;
  let at = from;
  for (let next = words[at + 1]; next && !endsClause(next.gap) && !stopsPhrase(next); next = words[at + 1]) {
    if (isPronoun(next) || at - from + 2 > longestPhrase) return undefined;
    at += 1;
  }
  return phraseOpeners.has(opener.lower) && at === from ? undefined : at;
}

/** Whether the word follows the one before it with nothing but a space between them. */
export const follows = (word: Word | undefined): word is Word => word !== undefined && !/\S/.test(word.gap);

/** The person named by a determiner and a noun from `from` on ("my little sister"): where the name ends. */
export function endOfPerson(words: Word[], from: number): number | undefined {
  if (!phraseOpeners.has(words[from]?.lower ?? "")) return undefined;
  const at = [from + 1, from + 2].find((place) => personNouns.has(words[place]?.lower ?? ""));
  return at !== undefined && words.slice(from, at + 1).every(follows) ? at : undefined;
}
