import {} from "../../sentence/phrase-line";
import { isBase, verbOrNoun } from "../../lexicon/verbs";
import { isInfinitive } from "../../lexicon/vocabulary";
import { setOf } from "../../lexicon/words";

/** Bases that are adjectives or little words first of all: "like live music", "want clean water". */
const otherWords = setOf(
  `clean open complete correct close mean like live own present lost let light light lay shut set cut put hit fit warm
  calm dry empty free slow cool better book film time school lunch`,
);
/** Words after which a form that may be a noun is a verb all the same: "want play football". */
const objects = setOf(
  `a an the my your his her our their this these me you him us them it football basketball volleyball tennis chess
  videogames with up`,
);

/** Whether the word is surely a verb in its base form there, going by itself and by what follows it. */
export function isVerbHere(word: string, next: string): boolean {
  if (word === "be") return true;
  if (!isBase(word) || otherWords.has(word)) return false;
  return !verbOrNoun.has(word) || (objects.has(next) && word !== "help" && word !== "need");
}

/** As `isVerbHere`, and no noun by any list: for places where nouns are common. */
export const isOnlyVerb = (word: string, next: string) =>
  isVerbHere(word, next) && (word === "be" || isInfinitive(word) || objects.has(next));

/** Things one learns or does that are called by their -ing form: "he taught me swimming". */
export const namedByIng = setOf(
  `swimming cooking singing dancing drawing painting reading writing skiing skating running boxing sailing surfing cycling
  fishing climbing sewing programming acting spelling gardening riding driving knitting coding training hiking`,
);

export const pronounObjects = "me|him|us|them|you|her|it";
export const subjects = new Map(
  Object.entries({ i: "me", you: "you", he: "him", she: "her", it: "it", we: "us", they: "them" }),
);
