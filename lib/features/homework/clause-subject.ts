import { isNoun, isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import { personalPronouns, type Person } from "@/lib/features/english/lexicon/subject-person";
import { parsePhrase } from "@/lib/features/english/sentence/noun-phrase";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { setOf, splitWords, type Word } from "@/lib/features/english/lexicon/words";

export type ClauseSubject = {
  /** A pronoun as it is; "Tom", "James" or "the boys" for any other subject of that number and ending. */
  stand: string;
  person: Person;
};

const pronouns = new Map<string, Person>([
  ...personalPronouns,
  ["this", "third"],
  ["that", "third"],
  ["these", "plural"],
  ["those", "plural"],
  ["everyone", "third"],
  ["everybody", "third"],
  ["someone", "third"],
  ["somebody", "third"],
  ["nobody", "third"],
  ["everything", "third"],
  ["something", "third"],
  ["nothing", "third"],
]);
const attaching = /^(?:i|you|he|she|it|we|they|that)$/;

export const frequency = setOf(
  "always usually often sometimes never rarely seldom hardly ever normally generally",
);
const loose = setOf(
  "also just already still really probably both all only ever recently even nearly almost certainly definitely",
);
export const isMidAdverb = (word: string) => frequency.has(word) || loose.has(word);

/** What may stand before the subject of a clause without being part of it. */
const openings = [
  /^(?:today|tonight|tomorrow|yesterday|now|then|well|oh|hey|yes|no|look|listen|maybe|perhaps|first|finally|suddenly|unfortunately|luckily|usually|normally|sometimes|often|at the moment|right now|of course|so far|these days|once|one day|and|but|so|or|because|if|when|while|before|after|until|unless|since|that|as soon as|at first|in the end|a|b|here)$/,
  /^(?:every|each|last|next|this) [a-z]+(?: (?:morning|afternoon|evening|night))?$/,
  /^(?:in|on|at|after|before|during|for|since|until|from|by) (?:the |my |our |his |her |a )?[a-z0-9']+(?: [a-z0-9']+)?$/,
  /^(?:yesterday|tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday) (?:morning|afternoon|evening|night)$/,
  /^[a-z0-9]+(?: [a-z]+)? (?:days?|weeks?|months?|years?|hours?|minutes?) ago$/,
  /^(?:once|twice|three times) a (?:day|week|month|year)$/,
  /^i (?:think|know|hope|believe|am sure)(?: that)?$|^i'm sure(?: that)?$/,
  /^(?:he|she|we|they|you) (?:think|thinks|say|says|said|know|knows)(?: that)?$/,
];

const boundary =
  /[.?!;:,"]|____(?:\s*\([^()]*\))?|\b(?:but|because|so|when|while|if|unless|until|although|as soon as|than)\b/gi;

/** The words of the clause that end right before the position. */
function clauseWords(before: string): Word[] {
  let from = 0;
  for (const match of before.matchAll(boundary)) from = match.index + match[0].length;
  return splitWords(before.slice(from));
}

/** The adverbs right before a gap, nearest last, and the rest of the clause's words. */
export function splitAdverbs(before: string): { words: Word[]; adverbs: string[] } {
  const words = clauseWords(before);
  const adverbs: string[] = [];
  while (words.length > 0 && isMidAdverb(words.at(-1)?.lower ?? ""))
    adverbs.unshift(words.pop()?.lower ?? "");
  return { words, adverbs };
}

/** The subject the words end with, when it is certain. */
export function subjectAtEnd(words: Word[]): ClauseSubject | undefined {
  const last = words.at(-1);
  if (!last) return undefined;
  const and = words.findLastIndex(({ lower }) => lower === "and");
  if (pronouns.has(last.lower) && and < 0) return pronounSubject(words);
  for (let from = 0; from < words.length; from += 1) {
    if (!isOpening(words.slice(0, from))) continue;
    const subject = nounSubject(words, from);
    if (subject) return subject;
  }
  if (and >= 0) return subjectAtEnd(words.slice(and + 1));
  return undefined;
}

function pronounSubject(words: Word[]): ClauseSubject | undefined {
  const last = words.at(-1)?.lower ?? "";
  const person = pronouns.get(last);
  // "I told you ____" is no subject; a lone pronoun, or one behind an opening, is.
  if (!person || !isOpening(words.slice(0, -1))) return undefined;
  return { stand: attaching.test(last) ? last : person === "plural" ? "the boys" : "Tom", person };
}

function isOpening(words: Word[]): boolean {
  if (words.length === 0) return true;
  const text = words.map(({ lower }) => lower).join(" ");
  if (openings.some((opening) => opening.test(text))) return true;
  return words.some((_, at) => at > 0 && isOpening(words.slice(0, at)) && isOpening(words.slice(at)));
}

function nounSubject(words: Word[], from: number): ClauseSubject | undefined {
  const to = words.length - 1;
  const first = words[from];
  if (!first) return undefined;
  const phrase = parsePhrase(words, from, to);
  const counted = words.slice(from).map(({ lower }) => lower);
  if (amount.test(counted.join(" ")) && isPluralNoun(counted.at(-1) ?? "")) return subjectOf("", "plural");
  if (phrase?.number === "either") return undefined;
  if (phrase)
    return subjectOf(words[phrase.head]?.lower ?? "", phrase.number === "plural" ? "plural" : "third");
  const isPair = words.slice(from, to + 1).some(({ lower }) => lower === "and");
  const areNames = words
    .slice(from, to + 1)
    .every(({ text, lower }) => lower === "and" || lower === "i" || isLikelyName(text));
  if (isPair) return areNames || isSharedOwner(words, from) ? subjectOf("", "plural") : undefined;
  return areNames && to - from < 2 && !isCommonEnglish(words[to]?.lower ?? "")
    ? subjectOf(words[to]?.lower ?? "", "third")
    : undefined;
}

/** "Millions of tourists", "a lot of my friends". */
const amount =
  /^(?:millions|thousands|hundreds|dozens|lots|a lot|most|some|many|all|both|a few|a couple|a number) of (?:(?:the|my|your|his|her|our|their) )?(?:[a-z]+ )?[a-z]+$/;

/** "My aunt and uncle", "the boys and girls": the second noun does without the determiner. */
function isSharedOwner(words: Word[], from: number): boolean {
  const and = words.findIndex(({ lower }) => lower === "and");
  const last = words.length - 1;
  return (
    and === last - 1 && parsePhrase(words, from, and - 1) !== undefined && isNoun(words[last]?.lower ?? "")
  );
}

const isLikelyName = (text: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && (!isNoun(text.toLowerCase()) || !/s$/.test(text));

function subjectOf(head: string, person: "third" | "plural"): ClauseSubject {
  if (person === "plural") return { stand: "the boys", person };
  return { stand: head.endsWith("s") ? "James" : "Tom", person };
}

/** The subject a whole phrase names: "your sister", "Anna and Luca", "they". */
export const subjectOfPhrase = (phrase: string): ClauseSubject | undefined =>
  subjectAtEnd(splitWords(phrase));

/** The subject that opens the text ("your sister in the garden?" after a gap), where all its readings agree. */
export function subjectAtStart(after: string): ClauseSubject | undefined {
  const words = splitWords(after.split(/[.?!;,"]|____|\(/)[0] ?? "");
  if (pronouns.has(words[0]?.lower ?? "") && words[1]?.lower !== "and")
    return subjectAtEnd(words.slice(0, 1));
  const end = words.findIndex(({ lower }, at) => at > 0 && afterSubject.test(lower));
  const longest = Math.min(end < 0 ? words.length : end, 5);
  const readings: ClauseSubject[] = [];
  for (let to = longest; to > 0; to -= 1) {
    const subject = words[to]?.lower === "and" ? undefined : subjectAtEnd(words.slice(0, to));
    if (subject) readings.push(subject);
    if (words.slice(0, to).some(({ lower }) => lower === "and") && subject) break;
  }
  const [first] = readings;
  return readings.every(({ person }) => person === first?.person) ? first : undefined;
}

/** No noun phrase goes on over these. */
const afterSubject =
  /^(?:in|on|at|to|from|with|near|behind|under|for|of|very|so|too|really|always|usually|often|never|ever|still|now|here|there|today|yesterday|last|every|this|two|three|four|five|six|seven|eight|nine|ten|\d+|a|an|the|not)$/;
