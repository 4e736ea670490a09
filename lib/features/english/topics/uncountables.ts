import { isDescribing } from "../lexicon/adjective-classes";
import { isSingularNoun } from "../lexicon/nouns";
import { isNumber } from "../lexicon/quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { opensClause } from "../sentence/subject";
import {
  agreeing,
  alsoVerbs,
  inventedUncountables,
  pieces,
  subjects,
  substances,
  withoutArticle,
} from "../lexicon/uncountable-words";
import { isBe, isModal, isPastForm } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";

const nounOpeners = setOf(
  "some many much any the a an these those few several two three my your his her our their of no more",
);
/** "An information desk" is fine: only what surely ends the noun counts. */
const nounEnd = setOf(
  `about for from to in on at and but because that today yesterday tomorrow please of with before after when if is was
  or so i he she we they you here there who which during as by into every again now then ago this last next very until`,
);
const verbFor = new Map(
  Object.entries({ are: "is", "aren't": "isn't", were: "was", "weren't": "wasn't", have: "has" }),
);
const determinerFor = new Map(
  Object.entries({ many: "a lot of", few: "a little", these: "this", those: "that", several: "some" }),
);
/** "How many", "too many": what is many there has to be much. */
const degree = /^(?:how|too|so|not|very|as|that)$/;

const describes = (word: string) =>
  isDescribing(word) || isAdjective(word) || /^(?:very|really|great)$/.test(word);

function determinerOf(words: Word[], at: number): { from: number; text: string } | undefined {
  const before = words[at - 1]?.lower ?? "";
  const farther = words[at - 2]?.lower ?? "";
  if (before === "many" && (degree.test(farther) || farther.endsWith("n't")))
    return { from: at - 1, text: "much" };
  if (before === "few" && farther === "a") return { from: at - 2, text: "a little" };
  if (isNumber(before) || /^an?$/.test(before)) return { from: at - 1, text: "some" };
  const text = determinerFor.get(before);
  return text === undefined ? undefined : { from: at - 1, text };
}

/** "Informations", with what goes before and after them. */
function fixPlural(words: Word[], at: number, noun: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const isGiven = /^(?:me|you|him|her|us|them)$/.test(before) && /^g[ia]v/.test(words[at - 2]?.lower ?? "");
  const isVerb = alsoVerbs.has(words[at]?.lower ?? "") && !isGiven;
  if (isVerb && !nounOpeners.has(before) && !describes(before)) return undefined;
  const verb = words[at + 1];
  const determiner = determinerOf(words, at);
  const agreed = verb && !endsClause(verb.gap) ? verbFor.get(verb.lower) : undefined;
  const correction = [determiner?.text, noun, agreed].filter(Boolean).join(" ");
  return matchWords(words, determiner?.from ?? at, agreed ? at + 1 : at, correction);
}

const endsNoun = (next: Word | undefined) =>
  !next ||
  endsClause(next.gap) ||
  nounEnd.has(next.lower) ||
  isBe(next.lower) ||
  isModal(next.lower) ||
  isPastForm(next.lower);

/** Where an article or a number stands before the noun, adjectives between them. */
const openerBefore = (words: Word[], at: number, opener: RegExp) =>
  [1, 2, 3]
    .map((back) => at - back)
    .find(
      (from) =>
        opener.test(words[from]?.lower ?? "") &&
        words.slice(from + 1, at).every(({ lower }) => describes(lower)) &&
        words.slice(from + 1, at + 1).every(follows),
    );

/** "An advice", "a good news", "what a beautiful weather". */
function fixArticle(words: Word[], at: number): Match[] | undefined {
  const article = endsNoun(words[at + 1]) ? openerBefore(words, at, /^an?$/) : undefined;
  // "A little money" is a quantity.
  if (article === undefined || words[article + 1]?.lower === "little") return undefined;
  const noun = words[at]?.lower ?? "";
  const isBare = withoutArticle.has(noun) || words[article - 1]?.lower === "what";
  const endsAll = !words[at + 1] || endsClause(words[at + 1]?.gap ?? "");
  // "A toast to the bride", "a music of his own": only at the end is it surely eaten or heard.
  if (
    article === at - 1 &&
    !pieces.has(noun) &&
    !endsAll &&
    !/^(?:with|for|in|and|at|on)$/.test(words[at + 1]?.lower ?? "")
  )
    return undefined;
  if (noun === "knowledge" || (noun === "research" && words[at + 1]?.lower === "of")) return undefined;
  const rest = textOf(words, article + 1, at);
  return matchWords(words, article, at, isBare ? rest : `some ${rest}`);
}

/** "Another advice", "every information", "these homework", "two news", "a few money". */
function fixDeterminer(words: Word[], at: number): Match[] | undefined {
  const noun = words[at]?.lower ?? "";
  const text = words[at]?.text ?? "";
  const before = words[at - 1]?.lower ?? "";
  if (!endsNoun(words[at + 1]) || !follows(words[at])) return undefined;
  if (/^(?:another|every|each|one)$/.test(before) && pieces.has(noun))
    return matchWords(words, at - 1, at, `${words[at - 1]?.text} piece of ${text}`);
  const isCounted =
    isNumber(before) && before !== "1" && !/^(?:at|page|number|chapter)$/.test(words[at - 2]?.lower ?? "");
  if (isCounted) return pieces.has(noun) ? matchWords(words, at - 1, at, `some ${text}`) : undefined;
  if (!/^(?:these|those|several|few)$/.test(before)) return undefined;
  const determiner = determinerOf(words, at);
  return determiner && matchWords(words, determiner.from, at, `${determiner.text} ${text}`);
}

/** "The news are bad", "my homework were difficult", where nothing else can be the subject. */
function fixVerb(words: Word[], at: number): Match[] | undefined {
  const verb = words[at + 1];
  const noun = words[at]?.lower ?? "";
  const right = verbFor.get(verb?.lower ?? "");
  if (!agreeing.has(noun) || !right || verb?.gap !== " ") return undefined;
  const determiner = openerBefore(words, at, /^(?:the|my|your|his|her|our|their|this|all)$/);
  const joins = words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === "and");
  const opens =
    determiner === undefined
      ? subjects.has(noun) && opensClause(words, at)
      : opensClause(words, determiner) ||
        /^(?:a lot|lots|most|some|all) of$/.test(
          textOf(
            words,
            determiner - (words[determiner - 3]?.lower === "a" ? 3 : 2),
            determiner - 1,
          ).toLowerCase(),
        );
  if (joins || !opens) return undefined;
  return matchWords(words, at, at + 1, `${words[at]?.text} ${right}`);
}

/** "She has long hairs": all of it, and not the few grey ones. */
function fixHairs(words: Word[], at: number): Match[] | undefined {
  const opener = openerBefore(words, at, /^(?:my|your|his|her|our|their|has|have|had|got|with|the)$/);
  if (opener === undefined) return undefined;
  const isDescribed = opener < at - 1;
  if (/^(?:the|with|has|have|had|got)$/.test(words[opener]?.lower ?? "") && !isDescribed) return undefined;
  return fixPlural(words, at, "hair");
}

/** "A new work", "so many works": what one is paid for, or has to do. */
function fixWork(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (lower === "works") {
    const before = words[at - 1]?.lower ?? "";
    const isLots = before === "of" && /^lots?$/.test(words[at - 2]?.lower ?? "");
    return before === "many" || isLots ? fixPlural(words, at, "work") : undefined;
  }
  const article = openerBefore(words, at, /^an?$/);
  const next = words[at + 1];
  const ends = !next || endsClause(next.gap) || /^(?:in|at|as|because|and|but|for|with)$/.test(next.lower);
  if (article === undefined || !ends) return undefined;
  const trip = lower === "travel" ? "trip" : "job";
  return matchWords(
    words,
    article,
    at,
    [...words.slice(article, at).map(({ text }) => text), trip].join(" "),
  );
}

function findAt(words: Word[], lower: string, at: number): Match[] | undefined {
  const noun = inventedUncountables.get(lower);
  const next = words[at + 1];
  if (noun) return next?.gap === " " && isSingularNoun(next.lower) ? undefined : fixPlural(words, at, noun);
  if (lower === "hairs") return fixHairs(words, at);
  if (/^(?:work|works|travel)$/.test(lower)) return fixWork(words, at);
  const isKnown = pieces.has(lower) || substances.has(lower);
  return (isKnown ? (fixArticle(words, at) ?? fixDeterminer(words, at)) : undefined) ?? fixVerb(words, at);
}

export const uncountableNouns = grammarRule({
  topic: "uncountables",
  find: ({ words }) => atEachWord(words, (lower, at) => findAt(words, lower, at)),
  explanation:
    "Alcuni nomi che in italiano si contano, in inglese sono come l'acqua: niente -s, niente a/an davanti, e il verbo va al singolare. Per una quantità si usa some o a lot of.",
  hints: [
    "Questo nome, in inglese, si può contare uno per uno?",
    "È un nome che in inglese si comporta come water: prova a pensare a come tratteresti quello.",
    'Togli ciò che indica "uno" o "tanti" (articolo o -s): con questi nomi la forma è una sola.',
  ],
});
