import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isBase, isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { readGivenVerb } from "./given-words";
import type { Gap, HomeworkItem } from "./homework-sheet";
import { isUncountable } from "./noun-after";
import { withCapital } from "./verb-group";

const irregularAdverbs: Record<string, string> = {
  good: "well",
  fast: "fast",
  hard: "hard",
  early: "early",
  late: "late",
  true: "truly",
  full: "fully",
  whole: "wholly",
};

/** "Quick" → "quickly"; undefined for a word that is no adjective we know, or has no adverb. */
export function adverbOf(adjective: string): string | undefined {
  const known = irregularAdverbs[adjective];
  if (known) return known;
  if (!(isCommonAdjective(adjective) || isAdjective(adjective)) || /ly$/.test(adjective)) return undefined;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`;
}

const asksAdverb = /\badverbs?\b(?! of frequency)|avverbi(?:o)?\b(?! di frequenza)/i;
const asksAdjectiveToo = /\badjective\b[^.]*\bor\b|\baggettiv\w*\b[^.]*\bo\b/i;

/** "He runs ____ (quick)" where adverbs are asked for. */
export function solveAdverb(given: string, before: string, instruction: string): string[] | undefined {
  if (!asksAdverb.test(instruction) || asksAdjectiveToo.test(instruction)) return undefined;
  if (/\b(?:is|are|am|was|were|'m|'s|'re|looks?|feels?|seems?)\s*$/i.test(before)) return undefined;
  const adverb = adverbOf(given.trim().toLowerCase());
  return adverb === undefined ? undefined : [withCapital(adverb, before)];
}

const asksOrder = /\bimperativ/i;

/** "____ (open) the window": a command; a negative one where "not" is given. */
export function solveImperative(
  { prompt }: HomeworkItem,
  { given = "", start, end }: Gap,
  instruction: string,
): string[] | undefined {
  const verb = readGivenVerb(given);
  if (!asksOrder.test(instruction) || !verb || verb.subject || verb.adverb) return undefined;
  const before = prompt.slice(0, start);
  const opening =
    before
      .split(/[.!?,]/)
      .at(-1)
      ?.trim() ?? "";
  const isOpening = /^(?:please|now|children|guys|then|and)?$/i.test(opening);
  if (!isOpening || /^[^.!]*\?/.test(prompt.slice(end))) return undefined;
  const forms = verb.isNegative ? [`don't ${verb.verb}`, `do not ${verb.verb}`] : [verb.verb];
  return forms.map((form) => withCapital(form, before));
}

const asksDegree = /\btoo\b[^.]{0,12}\benough\b|\benough\b[^.]{0,12}\btoo\b/i;

/** "I'm not (old) ____ to drive", "There isn't (time) ____": "too" or "enough" with the word in brackets. */
export function solveTooEnough(
  { prompt }: HomeworkItem,
  { given = "", start, end }: Gap,
  instruction: string,
): string[] | undefined {
  if (!asksDegree.test(instruction)) return undefined;
  const word = given.trim().toLowerCase();
  if (!/^[a-z]+$/.test(word)) return undefined;
  const before = prompt.slice(0, start);
  const after = prompt.slice(end);
  const isDenied = /n't\b|\bnot\b/i.test(before.split(/[.?!,]/).at(-1) ?? "");
  const isNoun = isUncountable(word) || isPluralNoun(word);
  if (isNoun && !isCommonAdjective(word)) return isDenied ? [`enough ${word}`] : undefined;
  if (!(isCommonAdjective(word) || isAdjective(word)) || (isBase(word) && !isCommonAdjective(word)))
    return undefined;
  if (isDenied) return [`${word} enough`];
  const cannot =
    /^\s*,[^.?!]{0,40}\b(?:can't|cannot|couldn't|don't want)\b|^\s*\.\s[^.?!]{0,40}\b(?:can't|cannot|couldn't)\b/i;
  return cannot.test(after) ? [`too ${word}`] : undefined;
}

type Feeling = { stem: string; kind: "ed" | "ing" };

/** The two adjectives of a verb of feeling. */
const feelings = `bored boring|interested interesting|excited exciting|tired tiring|frightened frightening|surprised surprising
  |amazed amazing|annoyed annoying|worried worrying|embarrassed embarrassing|confused confusing|disappointed disappointing
  |shocked shocking|fascinated fascinating|relaxed relaxing|terrified terrifying`;
const stems = new Map(
  feelings.split("|").flatMap((pair): [string, Feeling][] => {
    const [ed = "", ing = ""] = pair.trim().split(" ");
    return [
      [ed, { stem: ed, kind: "ed" }],
      [ing, { stem: ed, kind: "ing" }],
    ];
  }),
);
const things =
  /\b(?:walk|flight|experience|idea|work|speech|article|result|performance|evening|morning|afternoon|week|year|song|activity|teacher|film|movie|book|lesson|story|match|game|party|programme|show|news|trip|day|journey|weekend|question|exercise|holiday|place|museum|city|subject|job|it|this|that|concert|test|exam)(?:'s)?$/i;

/** Whether options are "bored" and "boring", or another such pair. */
export const areFeelings = (options: readonly string[]) =>
  options.length === 2 && options.every((option) => stems.has(option.toLowerCase()));

/** What stands before "is", "feels" and the like at the end of a text. */
function subjectOfState(textBefore: string): string | undefined {
  const words = textBefore
    .replace(/'(?=(?:m|s|re)\b)/gi, " '")
    .trim()
    .split(/\s+/);
  while (/^(?:very|so|really|not|always|too|quite)$/i.test(words.at(-1) ?? "")) words.pop();
  const isState = /^(?:is|are|am|was|were|'m|'s|'re|feel|feels|felt)$/i.test(words.at(-1) ?? "");
  return isState ? words.slice(0, -1).join(" ") : undefined;
}

/** "Bored" for who feels it, "boring" for what makes one feel it; none where it may be either. */
export function fittingFeeling(options: readonly string[], textBefore: string, textAfter: string): string[] {
  const ofKind = (kind: "ed" | "ing") =>
    options.filter((option) => stems.get(option.toLowerCase())?.kind === kind);
  const isFelt = /^\s*(?:in|by|about|with|of|at|to (?:see|hear|meet))\b/.test(textAfter);
  const subject = subjectOfState(textBefore);
  if (subject !== undefined && things.test(subject.trim()) && !isFelt) return ofKind("ing");
  if (isFelt) return ofKind("ed");
  if (subject !== undefined && /^(?:i|we)$/i.test(subject.trim())) return ofKind("ed");
  return /\b(?:an?|the|what an?)\s+(?:(?:very|really|so|quite|such|most)\s+)?$/i.test(textBefore) &&
    things.test(/^\s*(\w+)/.exec(textAfter)?.[1] ?? "")
    ? ofKind("ing")
    : [];
}

const linking =
  /(?:\b(?:is|are|am|was|were|be|been|looks?|looked|feels?|felt|seems?|seemed|tastes?|smells?|sounds?)|'m|'s|'re)(?:\s+(?:very|so|really|too|quite))?\s*$/i;
const asDone =
  /^(?:english|french|italian|tennis|football|piano|guitar|it|them|car|door|song|homework|work|test)$/;

/** "Careful / carefully": the adjective before a noun and behind be, the adverb behind a verb that does something. */
export function fittingManner(
  options: readonly string[],
  textBefore: string,
  textAfter: string,
): string[] | undefined {
  const [one = "", other = ""] = options.map((option) => option.toLowerCase());
  const isPair =
    options.length === 2 && one !== other && (adverbOf(one) === other || adverbOf(other) === one);
  if (!isPair) return undefined;
  const adverb = adverbOf(one) === other ? other : one;
  const pick = (isAdverb: boolean) =>
    options.filter((option) => (option.toLowerCase() === adverb) === isAdverb);
  const next = /^\s*([a-z]+)/i.exec(textAfter)?.[1]?.toLowerCase() ?? "";
  const isBeforeNoun = isSingularNoun(next) || isPluralNoun(next);
  if (isBeforeNoun && /\b(?:an?|the|very|my|his|her|some)\s*$/i.test(textBefore)) return pick(false);
  if (!/^\s*(?:$|,|and\b|in\b|at\b|to\b|when\b)/.test(textAfter)) return [];
  if (linking.test(textBefore)) return pick(false);
  const words = textBefore.toLowerCase().trim().split(/\s+/);
  const last = words.findLast((word) => !/^(?:very|so|really|too|quite)$/.test(word)) ?? "";
  return isVerbForm(last) || asDone.test(last) ? pick(true) : [];
}
