import { isPlace } from "@/lib/features/english/lexicon/places";
import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isPluralNoun, isSingularNoun, singularOf } from "@/lib/features/english/lexicon/nouns";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { splitWords, type Word } from "@/lib/features/english/lexicon/words";
import { isUncountable } from "../noun-after";
import { wordAt, type OptionPlace } from "../option-place";

/** Who or what words speak of, by the subject pronoun that stands for it; "?" where that is open. */
type Referent = "i" | "you" | "he" | "she" | "it" | "we" | "they" | "?";

const pronouns = new Map<string, Referent>(
  (
    [
      ["i", "i me my"],
      ["you", "you your"],
      ["he", "he him"],
      ["she", "she"],
      ["it", "it"],
      ["we", "we us our"],
      ["they", "they them their"],
    ] as const
  ).flatMap(([referent, words]) => words.split(" ").map((word) => [word, referent])),
);
const owned = /^(?:my|your|our|their|his|her)$/;
const asides =
  /^(?:day|today|tomorrow|year|week|weekend|month|time|morning|afternoon|evening|night|look|problem|course|moment|minute|lot|way|home|work|school)s?$/;

const bareOf = (lower: string) => lower.replace(/'(?:m|re|s|ve|d|ll)$/, "");

/** Everybody and everything a text speaks of, each once; owners of what it speaks of are left out. */
function referentsIn(text: string): Referent[] {
  const found: Referent[] = [];
  let isJoined = false;
  splitWords(text).forEach((word, at) => {
    if (word.lower === "and") isJoined = found.length > 0 && !/[.?!,;]/.test(word.gap);
    const one = referentOf(word, at === 0);
    if (!one) return;
    if (isJoined) {
      const other = found.pop();
      found.push(one === "i" || other === "i" || other === "we" ? "we" : "they");
    } else found.push(one);
    isJoined = false;
  });
  return [...new Set(found)];
}

function referentOf(word: Word, isFirst: boolean): Referent | undefined {
  const bare = bareOf(word.lower);
  const isOwner =
    /\p{L}s?'s?$/u.test(word.lower) &&
    !pronouns.has(bare) &&
    !/^(?:it|that|there|what|who|where|let)'s$/.test(word.lower);
  if (owned.test(bare) || isOwner || asides.test(bare) || isPlace(bare)) return undefined;
  const known = pronouns.get(bare);
  if (known) return known;
  if (isPluralNoun(bare) || /^(?:people|children|men|women)$/.test(bare)) return "they";
  const gender = genderOf({ ...word, lower: bare });
  if (gender) return gender === "male" ? "he" : gender === "female" ? "she" : singularOf(bare) ? "they" : "?";
  if (isSingularNoun(bare) || isUncountable(bare)) return "it";
  const isName = !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word.text) && !isCommonEnglish(bare);
  return isName ? "?" : undefined;
}

const objectOf: Record<string, string> = {
  i: "me",
  you: "you",
  he: "him",
  she: "her",
  it: "it",
  we: "us",
  they: "them",
};
const ownOf: Record<string, string> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
};
const aloneOf: Record<string, string> = {
  i: "mine",
  you: "yours",
  he: "his",
  she: "hers",
  we: "ours",
  they: "theirs",
};
const selfOf: Record<string, string> = {
  i: "myself",
  he: "himself",
  she: "herself",
  it: "itself",
  we: "ourselves",
  they: "themselves",
};

const pick = (options: string[], word: string | undefined) =>
  options.filter((option) => option.toLowerCase() === word);

const lastSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.?!])\s+/)
    .at(-1) ?? "";

/** The only one that what was said before speaks of, apart from who is doing something now. */
function onlyReferent(text: string, apart: readonly Referent[]): Referent | undefined {
  const [only, ...more] = referentsIn(text).filter((one) => !apart.includes(one));
  return more.length === 0 && only !== "?" ? only : undefined;
}

/** "I love Sara. I see ____ every day.": whoever was spoken of, where there is no second one. */
export function fittingObject(
  options: string[],
  { earlier, textBefore, textAfter, before, after }: OptionPlace,
): string[] {
  const pair = byPlace(options, { textBefore, textAfter, before, after });
  if (pair) return pair;
  const isSubjectToo = options.some((option) => /^(?:i|he|she|we|they)$/i.test(option));
  const isSubject = before.length === 0 || /^(?:and|but|because|so|that|if|when)$/.test(wordAt(before, -1));
  if (isSubject)
    return isSubjectToo || options.some((option) => /^(?:you|it)$/i.test(option))
      ? subjectOf(options, earlier)
      : [];
  if (
    isSubjectToo &&
    /^(?:is|are|am|was|were|has|have|can|will|likes?|goes|go|plays?|lives?)$/.test(wordAt(after, 0))
  )
    return [];
  const now = referentsIn(textBefore);
  const [self] = now;
  // In "My parents are nice and I love ____" both are in one sentence.
  const within =
    now.length === 2 && now.at(-1) !== "?" && /\b(?:and|but|because|so)\b/i.test(textBefore) ? [now[0]] : [];
  const apart: Referent[] = earlier.trim() === "" ? now.slice(-1) : ["i", ...now];
  const only =
    earlier.trim() === ""
      ? within[0]
      : (onlyReferent(lastSentence(earlier), apart) ?? (self === "i" ? undefined : askedFor(earlier, now)));
  return pick(options, only && objectOf[only]);
}

type Around = Pick<OptionPlace, "textBefore" | "textAfter" | "before" | "after">;

/** "I" or "me": one stands before the verb, the other behind it or behind a preposition. */
function byPlace(options: string[], { textBefore, before, after }: Around): string[] | undefined {
  const subjects = options.filter((option) => /^(?:i|he|she|we|they)$/i.test(option));
  const objects = options.filter((option) => /^(?:me|him|her|us|them)$/i.test(option));
  if (options.length !== 2 || subjects.length !== 1 || objects.length !== 1) return undefined;
  const opens = textBefore.trim() === "" || /^(?:and|but|because|so|that|if|when)$/.test(wordAt(before, -1));
  const next = wordAt(after, 0);
  if (opens && isVerbForm(next)) return subjects;
  const isAsked = before.length < 3 && /^(?:do|does|did|can|are|is|have|has|will)$/.test(wordAt(before, -1));
  if (opens || isAsked || next === "and") return undefined;
  const last = wordAt(before, -1);
  const isTaken =
    isVerbForm(last) || /^(?:to|for|with|at|from|about|of|behind|near|by|after|without)$/.test(last);
  return isTaken && !/^(?:is|are|am|was|were|be)$/.test(last) ? objects : [];
}

/** "I'm here! Can you see ____?": who speaks, where nobody else was spoken of. */
function askedFor(earlier: string, now: readonly Referent[]): Referent | undefined {
  const all = referentsIn(lastSentence(earlier));
  return all.length === 1 && all[0] === "i" && !now.includes("i") ? "i" : undefined;
}

function subjectOf(options: string[], earlier: string): string[] {
  const last = lastSentence(earlier);
  const all = referentsIn(last);
  const [only] = all;
  return earlier.trim() !== "" && all.length === 1 && only !== "?" && only !== "i" && only !== "you"
    ? pick(options, only)
    : [];
}

/** An animal's things are "its", or "his" and "her" of who knows it. */
const animal =
  /^\s*(?:the|my|our|their|a) (?:\p{L}+ )?(?:dog|cat|bird|horse|rabbit|lion|elephant|monkey|puppy|kitten|hamster|cow|bear|tiger|snake|parrot|mouse)\b(?!'|[^.]*\b(?:and|he|she|they|we|i|you)\b)/iu;
const pickAll = (options: string[], words: readonly string[]) =>
  options.filter((option) => words.includes(option.toLowerCase()));

/** "Tom is in ____ room", "I have a dog. ____ dog is black": the one person there is. */
export function fittingOwner(options: string[], { earlier, textBefore, after }: OptionPlace): string[] {
  if (earlier.trim() === "" && animal.test(textBefore))
    return pickAll(options, options.length > 3 ? ["its", "his", "her"] : ["its"]);
  const people = referentsIn(textBefore).filter((one) => one !== "it");
  const [only, ...more] = people;
  if (only && only !== "?" && more.length === 0) return pick(options, ownOf[only]);
  if (textBefore.trim() !== "" || earlier.trim() === "") return [];
  const last = lastSentence(earlier);
  const opener = referentsIn(last)[0];
  const others = referentsIn(last).filter((one) => one !== opener);
  const [kept, ...rest] = others;
  const isOfNewOne =
    /^(?:name|eyes|hair|job|birthday|surname)$/.test(wordAt(after, 0)) &&
    /\b(?:have|has|'ve|'s)(?: got)? an? /i.test(last);
  if (isOfNewOne)
    return rest.length === 0 && kept && /^(?:he|she)$/.test(kept) ? pick(options, ownOf[kept]) : [];
  const isSameThing = splitWords(last).some(({ lower }) => lower === wordAt(after, 0));
  const isAboutOne = others.length === 0 || (isSameThing && others.length === 1);
  return opener && opener !== "?" && opener !== "it" && isAboutOne ? pick(options, ownOf[opener]) : [];
}

const owners: [RegExp, Referent][] = [
  [/\bmy\b|\bbelongs? to me\b|\bI (?:bought|own|have)\b/i, "i"],
  [/\byour\b|\bbelongs? to you\b/i, "you"],
  [/\bhis\b|\bbelongs? to him\b/i, "he"],
  [/\bher\b|\bbelongs? to her\b/i, "she"],
  [/\bour\b|\bbelongs? to us\b/i, "we"],
  [/\btheir\b|\bbelongs? to them\b|\b(?:my|the|our) \w+s'/i, "they"],
];

/** "This is my book. It's ____.": whose it was said to be. */
export function fittingOwnAlone(
  options: string[],
  { earlier, textAfter, textBefore }: OptionPlace,
): string[] {
  if (!/^\s*$/.test(textAfter) || /\b(?:my|your|his|her|our|their)\b|\bof\s*$/i.test(textBefore)) return [];
  if (/\?/.test(earlier) && /\b(?:my|your)\b/i.test(earlier)) return [];
  const found = owners.filter(([words]) => words.test(earlier)).map(([, referent]) => referent);
  const named = splitWords(earlier).filter(
    ({ lower }) => /'s$/.test(lower) && !/^(?:it|that|this|there|he|she|who|what)'s$/.test(lower),
  );
  const genders = named.map((word) => genderOf({ ...word, lower: bareOf(word.lower) }));
  const all = [
    ...found.filter((one) => named.length === 0 || one !== "i"),
    ...genders.map((gender): Referent => (gender === "male" ? "he" : gender === "female" ? "she" : "?")),
  ];
  const [only, ...more] = new Set(all);
  return only && only !== "?" && more.length === 0 ? pick(options, aloneOf[only]) : [];
}

/** "She looked at ____ in the mirror": who does it, to whom it is done. */
export function fittingSelf(options: string[], { textBefore, isQuestion, textAfter }: OptionPlace): string[] {
  const doers = referentsIn(textBefore).filter((one) => one !== "it" || /\bit\b/i.test(textBefore));
  const [only, ...more] = doers;
  if (!only || only === "?" || more.length > 0) return [];
  if (only !== "you") return pick(options, selfOf[only]);
  const isOfMany = /\b(?:children|boys|girls|guys|kids|all|both|everybody)\b|\band\b/i.test(textAfter);
  const isOfOne = /,\s*\p{Lu}\p{Ll}+\s*$/u.test(textAfter) && isQuestion;
  if (isOfMany || isOfOne) return pick(options, isOfMany ? "yourselves" : "yourself");
  return options.some((option) => /^yourselves$/i.test(option)) ? [] : pick(options, "yourself");
}
