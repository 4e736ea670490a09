import { findGrammar } from "@/lib/features/english/find-grammar";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { remembering } from "@/lib/remembering";
import { isOneTypo } from "../distance";
import { allLessons } from "./all-lessons";
import { askedWordsOf, plainWordsOf, type AskedWord } from "./asked-words";
import type { GrammarLesson } from "./lesson";
import { isOfAnyQuestion, schoolWord, schoolWordMeant } from "./school-words";

/** A name in its parts, each a row of words. */
type Name = { parts: string[][]; words: string[]; isHint: boolean };
type Entry = { lesson: GrammarLesson; names: Name[]; telling: string[] };

/** A hint counts for less than a name of the same length. */
const shareOfHint = 0.45;
/** What a mistake quoted in a question adds to the lesson of its topic, in weights of a word. */
const weightOfTopic = 2.5;
const weightOfAny = 0.6;
/** Longer than this, in characters, a message is a text and no question about a rule. */
const maxAskedLength = 400;
/** A message is read several times in its turn, and again in the turns after it. */
const maxRemembered = 200;
const minLengthOfTypo = 6;
/** Less than one telling word says nothing. */
const minPartialScore = 1.5;
/** Between the words of a part may stand one more ("present semplice", "past tense simple"). */
const maxBetween = 1;

const wordsOfName = (part: string) =>
  part
    .split(/(\{[^{}]+\})/)
    .flatMap((piece) => (piece.startsWith("{") ? [piece] : plainWordsOf(piece).map(schoolWord)));

const namesIn = (list: string, isHint: boolean): Name[] =>
  list
    .split(",")
    .map((name) => name.split("+").map(wordsOfName))
    .map((parts) => ({ parts: parts.filter((part) => part.length > 0), words: parts.flat(), isHint }))
    .filter(({ parts }) => parts.length > 0);

const entries: readonly Entry[] = allLessons.map((lesson) => ({
  lesson,
  names: [...namesIn(lesson.names, false), ...namesIn(lesson.keys ?? "", true)],
  telling: plainWordsOf(lesson.name)
    .map(schoolWord)
    .filter((word) => !isOfAnyQuestion(word)),
}));

/** By their first word: most names are not in a message, and need not be looked at. */
const namesBeginning = new Map<string, [Entry, Name][]>();
for (const entry of entries) {
  for (const name of entry.names) {
    const [first = ""] = name.words;
    namesBeginning.set(first, [...(namesBeginning.get(first) ?? []), [entry, name]]);
  }
}

/** In how many lessons' names a word stands: the fewer, the more it tells. */
const lessonsWith = new Map<string, number>();
for (const { names } of entries) {
  const named = names.filter(({ isHint }) => !isHint).flatMap(({ words }) => words);
  for (const word of new Set(named)) lessonsWith.set(word, (lessonsWith.get(word) ?? 0) + 1);
}
const weighed = new Map(
  entries
    .flatMap(({ names }) => names.flatMap(({ words }) => words))
    .map((word) => [
      word,
      isOfAnyQuestion(word) ? weightOfAny : Math.log(1 + entries.length / (lessonsWith.get(word) ?? 1)),
    ]),
);
/** What a word of a name says. */
const weightOf = (word: string) => weighed.get(word) ?? 0;

const longWords = [...new Set(entries.flatMap(({ names }) => names.flatMap(({ words }) => words)))].filter(
  (word) => word.length >= minLengthOfTypo - 1 && !word.startsWith("{"),
);
const isNamed = new Set(longWords);

/** With the slip of one letter in a long word put right ("presnt perfect"). */
function withoutTypo({ plain, known }: AskedWord): AskedWord {
  if (plain.length < minLengthOfTypo || isCommonEnglish(plain) || known.some((word) => isNamed.has(word)))
    return { plain, known };
  const meant = wordMeant(plain);
  return meant ? { plain, known: [...known, meant] } : { plain, known };
}

/** Every word of a message is asked about, and the same words come again. */
const wordMeant = remembering(
  (plain: string): string | undefined =>
    longWords.find((word) => isOneTypo(word, plain) || isOneTypo(word, schoolWord(plain))) ??
    schoolWordMeant(plain),
);

/** Where each word stands. */
function placesOf(words: readonly AskedWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  words.forEach(({ known }, at) => {
    for (const word of new Set(known)) places.set(word, [...(places.get(word) ?? []), at]);
  });
  return places;
}

type Covered = { at: number; weight: number };

/** The words of a part that stand together, in any order; undefined if they do not. */
function coveredBy(part: readonly string[], places: ReadonlyMap<string, number[]>): Covered[] | undefined {
  const [first = "", ...others] = part;
  for (const start of places.get(first) ?? []) {
    const taken: Covered[] = [{ at: start, weight: weightOf(first) }];
    for (const word of others) {
      const near = (places.get(word) ?? []).find(
        (at) => Math.abs(at - start) <= part.length - 1 + maxBetween && !taken.some((one) => one.at === at),
      );
      if (near === undefined) break;
      taken.push({ at: near, weight: weightOf(word) });
    }
    if (taken.length === part.length) return taken;
  }
  return undefined;
}

export type Match = {
  lesson: GrammarLesson;
  score: number;
  /** The words of the message that name the lesson or hint at it, by their place. */
  covered: ReadonlySet<number>;
  isNamed: boolean;
};

/** The names of each lesson whose first words stand in a message. */
function namesBegunIn(places: ReadonlyMap<string, number[]>): Map<Entry, Name[]> {
  const begun = new Map<Entry, Name[]>();
  for (const first of places.keys()) {
    for (const [entry, name] of namesBeginning.get(first) ?? []) {
      const names = begun.get(entry);
      if (names) names.push(name);
      else begun.set(entry, [name]);
    }
  }
  return begun;
}

function matchOf(
  lesson: GrammarLesson,
  names: readonly Name[],
  places: ReadonlyMap<string, number[]>,
): Match {
  const weights = new Map<number, number>();
  let named = false;
  for (const { parts, isHint } of names) {
    const found = parts.map((part) => coveredBy(part, places));
    if (!found.every((part) => part !== undefined)) continue;
    named ||= !isHint;
    for (const { at, weight } of found.flat())
      weights.set(at, Math.max(weights.get(at) ?? 0, isHint ? weight * shareOfHint : weight));
  }
  const score = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return { lesson, score, covered: new Set(weights.keys()), isNamed: named };
}

const topicsIn = (message: string) => new Set(findGrammar(message).map(({ topic }) => topic));

/**
 * The lesson whose names say most of a message: every word counts by how few lessons it names, so that the most
 * particular wins. A mistake that is quoted ("he go") speaks for the lesson on it.
 */
export const matchLesson = remembering((message: string): Match | undefined => {
  if (message.length > maxAskedLength) return undefined;
  const words = askedWordsOf(message);
  const places = placesOf(words.map(withoutTypo));
  const topics = topicsIn(message);
  let best: Match | undefined;
  const begun = namesBegunIn(places);
  for (const entry of entries) {
    const { lesson } = entry;
    const match = matchOf(lesson, begun.get(entry) ?? [], places);
    const isQuoted = lesson.topics?.some((topic) => topics.has(topic)) === true;
    const score = match.score + (isQuoted ? weightOfTopic : 0);
    if (score > (best?.score ?? 0)) best = { ...match, score };
  }
  return best;
}, maxRemembered);

/** Every lesson of which a message says some word, the likeliest first. */
export function rankLessons(message: string): GrammarLesson[] {
  if (message.length > maxAskedLength) return [];
  const places = placesOf(askedWordsOf(message).map(withoutTypo));
  return entries
    .map((entry) => ({
      lesson: entry.lesson,
      score: partialScore(entry, places) + bonusOfTitle(entry, places),
    }))
    .filter(({ score }) => score >= minPartialScore)
    .sort((one, other) => other.score - one.score)
    .map(({ lesson }) => lesson);
}

/** "Present" is rather "il present simple" than a rule that mentions it. */
const bonusOfTitle = ({ telling }: Entry, places: ReadonlyMap<string, number[]>) =>
  telling.filter((word) => places.has(word)).length;

const weightOfAll = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);

/** The most that the words of one of its names say, whether or not all of them are there. */
const partialScore = ({ names }: Entry, places: ReadonlyMap<string, number[]>) =>
  Math.max(
    0,
    ...names.map(({ words, isHint }) => {
      const said = words.filter((word) => places.has(word));
      if (said.length === 0) return 0;
      const weight = weightOfAll(said);
      return (isHint ? shareOfHint : 1) * weight * (0.5 + weight / weightOfAll(words));
    }),
  );
