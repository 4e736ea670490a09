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

/** What follows a verb that is also a noun or an adjective, and shows that it is the verb: "live in Rome", "walk with friends". */
const companions = new Map(
  Object.entries({
    live: "in with near at here there alone abroad",
    walk: "in with on to along around alone by",
    talk: "to with about",
    stay: "at with in home here there up alone",
    work: "with as hard alone together",
    swim: "in with every",
    dance: "with in and to all",
    travel: "by to around with abroad alone",
    sleep: "late until in at for",
    play: "with in at outside the a my football basketball volleyball tennis videogames chess cards video",
    watch: "the a my tv films videos cartoons series films football",
    cook: "for with the a my pasta pizza cakes dinner lunch",
    study: "with in at english history science maths alone",
    run: "in with every to around",
    help: "my the other people them him her others old",
  }).map(([verb, words]) => [verb, setOf(words)]),
);

export const saysWhere = (word: string, next: string) => companions.get(word)?.has(next) ?? false;

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
