import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isPastForm,
} from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { schoolWord } from "./school-words";

const elision = /^(?:l|un|d|dell|all|dall|nell|sull|tutt|quest|quell)'(?=.)/;

/** How a question begins whatever it asks about, with words that name lessons elsewhere. */
const frames =
  /(?<=\bdifference )between\b|\b(?:how|when|where|why) (?:do|does|can|should) (?:i|you|we) (?:use|say|make|form|write|spell|know|put|tell(?! (?:the )?time))\b|\bcan i use\b|\bhow to (?:use|say|make|form|write)\b/gi;

/** The words of a text as names are compared: lower case, without accents and Italian articles with an apostrophe. */
export const plainWordsOf = (text: string): string[] =>
  splitWords(text.replace(frames, " ").replace(/(?<![\p{L}\p{N}])['’]s(?!\p{L})/giu, " apostrofo-s "))
    .flatMap(({ lower }) =>
      lower
        .replace(/(\p{L})\1{2,}/gu, "$1")
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .split("-"),
    )
    .map((word) => word.replace(elision, ""));

/** What a word may be found by: itself, the school word it stands for, the shapes of a sentence that end with it. */
export type AskedWord = { plain: string; known: string[] };

const small =
  /^(?:not|never|ever|always|already|just|also|i|you|he|she|it|we|they|the|my|your)$|^(?:n't|been)$/;
const is = /^(?:am|is|are|isn't|aren't|i'm|you're|he's|she's|it's|we're|they're|im|hes|shes)$/;
const was = /^(?:was|were|wasn't|weren't)$/;
const have = /^(?:have|has|haven't|hasn't|i've|you've|we've|they've)$/;
const had = /^(?:had|hadn't|i'd|he'd|she'd|we'd|they'd)$/;
const would = /^(?:would|wouldn't|could|should)$/;
const third = /^(?:he|she|it)$/;
const others = /^(?:i|you|we|they)$/;
const ownersLike = /^(?:it|he|she|that|what|who|where|there|let|here|how)'s$/;

const auxiliary = /^(?:do|does|did|am|is|are|was|were|can|could|will|would|have|has|had|should|must)$/;
const askedFor = /^(?:what|where|when|why|who|how|which)$/;
const particle = /^(?:up|off|out|away|down|after|back)$/;
const subject = /^(?:i|you|he|she|it|we|they)$/;

/** Two forms of one word in a message, the later of which stands here: "go fa went", "work o works". */
function pairShapes(words: readonly string[], at: number): string[] {
  const word = words[at] ?? "";
  const has = (other: string | undefined) => other !== undefined && other !== word && words.includes(other);
  const base = baseOfIng(word);
  const toBase = words.some((one, place) => one === base && words[place - 1] === "to");
  const isAfterThe = words[at - 1] === "the";
  const isElsewhere = words.some((one, place) => one === word && (words[place - 1] === "the") !== isAfterThe);
  const isArticled = word.length > 3 && isElsewhere;
  return [
    ...(has(baseOfThird(word)) ? ["{work-works}"] : []),
    ...(has(baseOfPast(word)) && !/ed$/.test(word) ? ["{go-went}"] : []),
    ...(toBase ? ["{to-do-doing}"] : []),
    ...(isArticled ? ["{the-x-x}"] : []),
  ];
}

/** Rows of small words that are asked about by an example: "so am I", "where do you", "don't touch". */
function patternShapes(words: readonly string[], at: number): string[] {
  const [first = "", second = "", word = ""] = [words[at - 2], words[at - 1], words[at]];
  return [
    ...(/^(?:so|neither|nor)$/.test(first) && auxiliary.test(second) && subject.test(word)
      ? ["{so-do-i}"]
      : []),
    ...(askedFor.test(second) && auxiliary.test(word) && subject.test(words[at + 1] ?? "")
      ? ["{wh-do}"]
      : []),
    ...(second === "don't" && isBase(word) ? [subject.test(first) ? "{i-dont}" : "{dont-do}"] : []),
    ...(/n't$/.test(second) && subject.test(word) && first !== "" && !askedFor.test(first) ? ["{tag}"] : []),
    ...(particle.test(word) && isBase(second) ? ["{phrasal}"] : []),
    ...(subject.test(first) && is.test(second) && /^\d{1,2}$/.test(word) ? ["{is-12}"] : []),
    ...(/^\d+(?:st|nd|rd|th)$/.test(word) ? ["{ordinal}"] : []),
  ];
}

/** The English shape that ends with this word: what somebody quotes of a tense, whatever the verb. */
function englishShapes(words: readonly string[], at: number): string[] {
  const word = words[at] ?? "";
  const before = words.slice(Math.max(0, at - 4), at).reverse();
  const helper = before.find((one) => !small.test(one)) ?? "";
  const next = before[0] ?? "";
  const isIng = baseOfIng(word) !== undefined && !(word === "going" && words[at + 1] === "to");
  if (isIng && before.slice(0, 3).includes("been")) return ["{been-doing}"];
  if (isIng && is.test(helper)) return ["{is-doing}"];
  if (isIng && was.test(helper)) return ["{was-doing}"];
  const isParticiple = baseOfParticiple(word) !== undefined;
  if (word === "been" && baseOfIng(words[at + 1] ?? "")) return [];
  if (isParticiple && have.test(helper))
    return before.some((one) => would.test(one)) ? ["{would-have-done}"] : ["{have-done}"];
  if (isParticiple && had.test(helper)) return ["{had-done}"];
  if (isParticiple && (is.test(helper) || was.test(helper))) return ["{is-done}"];
  if (isIng) return ["{doing}"];
  if (third.test(next) && baseOfThird(word) && !is.test(word)) return ["{he-does}"];
  if (third.test(next) && isBase(word)) return ["{he-do}"];
  if (others.test(next) && isBase(word) && baseOfPast(word) === undefined) return ["{i-do}"];
  return isPastForm(word) ? ["{did}"] : [];
}

/** What a spelling looks like that is asked about, and what it would look like spelt wrong. */
function spellingShapes(word: string): string[] {
  const isWrong = !isCommonEnglish(word);
  const without = (ending: string) => word.endsWith(ending) && isBase(word.slice(0, -ending.length));
  return [
    ...(ownersLike.test(word) || !/\p{L}{2}'s$/u.test(word) ? [] : ["{owner's}"]),
    ...(isWrong && (without("s") || without("es")) ? ["{wrong-s}"] : []),
    ...(isWrong && (without("ing") || /[a-z]{2}eing$/.test(word)) ? ["{wrong-ing}"] : []),
    ...(isWrong && (without("ed") || without("d")) && !baseOfParticiple(word) ? ["{wrong-ed}"] : []),
    ...(baseOfThird(word)?.endsWith("y") === true ? ["{-ys}"] : []),
    ...(/[^aeiou]ied$/.test(word) ? ["{-ied}"] : []),
    ...(/([bdgmnprt])\1ing$/.test(word) ? ["{-tting}"] : []),
    ...(/([bdgmnprt])\1ed$/.test(word) ? ["{-tted}"] : []),
    ...(baseOfIng(word) === undefined ? [] : ["{-ing}"]),
    ...(/ed$/.test(word) && baseOfParticiple(word) ? ["{-ed}"] : []),
  ];
}

/** "Comprerei", but no courtesy ("potresti spiegarmi"). */
const wouldDo = /^(?!avr|dovr|potr|vorr)\p{L}{2,}r(?:ei|esti|ebbe)$/u;
const participle = /(?:[aiu]t[oaie]|fatt[oa]|vist[oa]|scritt[oa]|dett[oa]|pers[oa]|pres[oa])$/;

/** "Non ho capito have got": what is said of learning is no example of a tense. */
const ofLearning =
  /^(?:capit|sbagliat|studiat|imparat|chiest|spiegat|ripassat|segnat|corrett|risolt|copiat)[oaie]$/;

/** "Ti stavo chiedendo", "sto facendo gli esercizi": what is said of the lesson is none either. */
const isOfLesson = (words: readonly string[], at: number) =>
  /^(?:chied|dic|parl|studi|ripass|scriv)(?:ando|endo)$/.test(words[at] ?? "") ||
  (words[at] === "facendo" &&
    words.slice(at + 1, at + 3).some((word) => /^(?:domand|eserciz|compit|fras|l?inglese)/.test(word)));

/** The Italian shape that ends with this word: "sto mangiando", "avevo mangiato". */
function italianShapes(words: readonly string[], at: number): string[] {
  const word = words[at] ?? "";
  const before = words.slice(Math.max(0, at - 3), at);
  const has = (pattern: RegExp) => before.some((one) => pattern.test(one));
  if (/(?:ando|endo)$/.test(word) && !isOfLesson(words, at)) {
    if (has(/^st(?:o|ai|a|iamo|ate|anno)$/)) return ["{sto-facendo}"];
    if (has(/^stav/)) return ["{stavo-facendo}"];
  }
  if (ofLearning.test(word)) return [];
  if (!participle.test(word)) return wouldDo.test(word) ? ["{farei}"] : [];
  if (has(/^stat[oaie]$/)) return ["{stato-fatto}"];
  if (has(/^(?:avess|foss)/)) return ["{avessi-fatto}"];
  if (has(/^(?:avrei|avresti|avrebbe|sarei|saresti|sarebbe)$/)) return ["{avrei-fatto}"];
  if (has(/^(?:avevo|avevi|aveva|avevano|avevamo)$/)) return ["{avevo-fatto}"];
  return has(/^(?:ho|hai|ha|abbiamo|hanno|sono)$/) ? ["{ho-fatto}"] : [];
}

/** "PREsent": how a stressed syllable is shown. */
const partInCapitals = /\p{Ll}\p{Lu}{2}|\p{Lu}{2}\p{Ll}/u;

/** "Ora" that only says "now": the noun has an article or such before it. */
const now =
  /(?<!['’\p{L}]|(?:che|di|per|ogni|una|con|le|in) )ora(?!\p{L}| (?:in punto|in inglese|esatta|legale|è|sono))/giu;

/** The words of a message with all that each may be found by. */
export function askedWordsOf(message: string): AskedWord[] {
  const words = plainWordsOf(message.replace(now, " "));
  const stress = partInCapitals.test(message) ? [{ plain: "", known: ["{stress}"] }] : [];
  const asked = words.map((plain, at) => ({
    plain,
    known: [
      schoolWord(plain),
      ...englishShapes(words, at),
      ...pairShapes(words, at),
      ...patternShapes(words, at),
      ...spellingShapes(plain),
      ...italianShapes(words, at),
    ],
  }));
  return [...asked, ...stress];
}
