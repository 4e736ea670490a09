import { matchWords, textOf, type Match } from "../../sentence/rule";
import { isNumber } from "../../lexicon/quantities";
import type { BareVerb } from "../../sentence/subjectless-verb";
import type { Word } from "../../lexicon/words";

const women =
  /^(?:mother|mum|mom|mummy|sister|girl|woman|aunt|grandma|grandmother|daughter|queen|wife|girlfriend|lady|niece|actress|princess)$/;
const men =
  /^(?:father|dad|daddy|brother|boy|man|uncle|grandpa|grandfather|son|king|husband|boyfriend|nephew|actor|prince|footballer)$/;
const people = /^(?:friend|teacher|cousin|classmate|student|singer|neighbour|doctor|nurse|player)$/;
const menInA = /^(?:luca|andrea|mattia|nicola|elia|gianluca|joshua)$/;

function spokenOf({ text, lower }: Word): string | undefined {
  if (/^(?:she|her)$/.test(lower) || women.test(lower)) return "she";
  if (/^(?:he|his|him)$/.test(lower) || men.test(lower)) return "he";
  if (people.test(lower)) return "he";
  const isItalianName =
    /^\p{Lu}\p{Ll}+[aeo]$/u.test(text) &&
    /^(?:anna|sara|giulia|maria|laura|sofia|chiara|elena|marta|emma|giorgia|martina|alice|francesca|marco|matteo|paolo|lorenzo|davide|leonardo|tommaso)$/.test(
      lower,
    );
  if (isItalianName || menInA.test(lower))
    return /a$|alice/.test(lower) && !menInA.test(lower) ? "she" : "he";
  return undefined;
}

/** Who is spoken of, going by the pronouns that come later, then by the people named before. */
export function pronounAround(words: Word[], at: number, otherwise: string): string {
  const later = words.slice(at).find(({ lower }) => /^(?:he|she|his|her|him)$/.test(lower));
  const known =
    later ??
    words
      .slice(0, at)
      .reverse()
      .find((word) => spokenOf(word) !== undefined);
  return (known && spokenOf(known)) ?? otherwise;
}

/** The last subject pronoun before the place, if it can go with the verb. */
function sameAsBefore(words: Word[], at: number, fitting: RegExp): string | undefined {
  const found = words
    .slice(0, at)
    .reverse()
    .map(({ lower }) => lower.replace(/'(?:m|re|ve|s|ll|d)$/, ""))
    .find((lower) => fitting.test(lower));
  if (!found) return undefined;
  return /^(?:i|my|me)$/.test(found) ? "I" : /^(?:we|our)$/.test(found) ? "we" : found;
}

const isMany = (word: string) => /^(?:many|some|lots)$/.test(word) || (isNumber(word) && word !== "one");

/** "When was a child", "when was five". */
const isChildhood = (words: Word[], verb: BareVerb) =>
  words[verb.at - 1]?.lower === "when" &&
  words
    .slice(verb.next, verb.next + 4)
    .some(({ lower }) => /^(?:child|baby|kid|little|young|boy|girl|years|small)$/.test(lower));

/** The subject that is missing before the verb. */
export function missingPronoun(words: Word[], verb: BareVerb): string {
  const [next = "", second = ""] = words.slice(verb.next, verb.next + 2).map(({ lower }) => lower);
  switch (verb.kind) {
    case "am":
      return "I";
    case "are":
      if (isMany(next) || (/^(?:too|so)$/.test(next) && second === "many")) return "there";
      return sameAsBefore(words, verb.at, /^we$/) ?? "they";
    case "is":
      if (isChildhood(words, verb)) return "I";
      return isMany(next) ? "there" : pronounAround(words, verb.at, "it");
    case "has":
    case "third":
    case "doesn't":
      return pronounAround(
        words,
        verb.at,
        /^(?:rains|snows)$/.test(words[verb.at]?.lower ?? "") ? "it" : "he",
      );
    case "modal":
    case "didn't":
    case "past":
      return sameAsBefore(words, verb.at, /^(?:i|we|my|our|you|they|he|she)$/) ?? "I";
    case "base":
    case "have":
    case "don't":
      return sameAsBefore(words, verb.at, /^(?:i|we|my|our|you|they)$/) ?? "I";
  }
}

/** The subject put before the verb; the word before goes with it so that the place is plain to see. */
export function withSubject(words: Word[], verb: BareVerb, opening: number, pronoun: string): Match[] {
  const first = Math.max(0, opening);
  const before = opening < verb.at ? `${textOf(words, first, verb.at - 1)} ` : "";
  const end = /^(?:is|are|am)$/.test(verb.kind) && words[verb.next]?.gap === " " ? verb.next : verb.at;
  const rest = textOf(words, verb.at, end);
  const isAlone = before === "";
  const text = isAlone && /^\p{Lu}/u.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
  return matchWords(words, first, end, `${before}${pronoun} ${text}`);
}
