import { inventedPast } from "../lexicon/invented-pasts";
import { isPluralNoun } from "../lexicon/nouns";
import { baseOfParticiple, baseOfThird, hasSamePast, isBase, isPastForm } from "../lexicon/verbs";
import { follows, type Word } from "../lexicon/words";
import { finishedTime } from "./finished-time";
import type { Sentence } from "./language";

const notFinite =
  /^(?:have|has|had|haven't|hasn't|hadn't|having|am|is|are|was|were|be|been|being|get|gets|a|an|the|my|his|her|our|their|your|and|very|so|.+'(?:ve|s|m|re))$/;
const pastHelpers = /^(?:was|were|wasn't|weren't|did|didn't|had|hadn't|couldn't|wouldn't)$/;
const presentHelpers =
  /^(?:am|is|are|isn't|aren't|i'm|he's|she's|it's|we're|they're|you're|don't|doesn't|do|does|can|can't|will|won't|must|has|have|haven't|hasn't|i've|we've|.+'ll)$/;
const noun = /^(?:a|an|the|my|his|her|our|their|your|some|any|no|many|two|three|of|to)$/;

/** Whether the word is a verb of the past, or of the present, as far as can be told from itself and its neighbour. */
function tenseAt(words: Word[], at: number): "past" | "present" | undefined {
  const { lower = "" } = words[at] ?? {};
  const before = follows(words[at]) ? (words[at - 1]?.lower ?? "") : "";
  // A perfect may be the student's mistake in a story as well as right beside it: it tells nothing.
  if (isPerfectHelper(words, at)) return undefined;
  if (pastHelpers.test(lower)) return "past";
  if (presentHelpers.test(lower)) return before === "to" ? undefined : "present";
  if (isPastForm(lower)) return notFinite.test(before) && before !== "and" ? undefined : "past";
  if (inventedPast(lower) !== undefined) return notFinite.test(before) ? undefined : "past";
  if (noun.test(before)) return undefined;
  const third = baseOfThird(lower);
  if (third && (!isPluralNoun(lower) || /^(?:he|she|it)$/.test(before))) return "present";
  if (isBase(lower) && !hasSamePast(lower) && /^(?:i|we|they|you)$/.test(before)) return "present";
  return undefined;
}

const isPerfectHelper = (words: Word[], at: number) => {
  const next = words[at + 1]?.lower ?? "";
  const form = words[at]?.lower ?? "";
  if (/^(?:have|has)$/.test(form)) return baseOfParticiple(next) !== undefined || next === "been";
  return /^(?:am|is|are)$/.test(form) && /^(?:arrived|died|happened|become|gone)$/.test(next);
};

export type Tenses = { past: number; present: number };

/** How many verbs of the past and of the present a sentence has, those at `from`..`to` left out. */
export function tensesOf(words: Word[], from = -1, to = -1): Tenses {
  const found = { past: 0, present: 0 };
  tensesAt(words).forEach((tense, at) => {
    if (tense && !(at >= from && at <= to)) found[tense] += 1;
  });
  return found;
}

const knownTenses = new WeakMap<Word[], ReturnType<typeof tenseAt>[]>();

/** The tense of each word, read once: every verb of a story asks for those around it. */
function tensesAt(words: Word[]) {
  const known = knownTenses.get(words) ?? words.map((_, at) => tenseAt(words, at));
  knownTenses.set(words, known);
  return known;
}

const opensStory =
  /\b(?:yesterday|ago|one (?:day|night|evening|morning|afternoon|summer)|this morning|suddenly|last \w+|it was (?:raining|snowing|the day|a))\b/;
const isTold = ({ words }: Sentence) =>
  opensStory.test(
    words
      .slice(0, 14)
      .map(({ lower }) => lower)
      .join(" "),
  ) || finishedTime(words) !== undefined;

/** Whether what was told so far is past, by far. */
function isMostlyPast(all: Sentence[], at: number): boolean {
  const sums = all.slice(Math.max(0, at - 6), at).map(({ words }) => tensesOf(words));
  const past = sums.reduce((sum, one) => sum + one.past, 0);
  const present = sums.reduce((sum, one) => sum + one.present, 0);
  return past >= 4 && present * 5 <= past;
}

const knownTexts = new WeakMap<Sentence[], boolean>();

/** Whether a text tells of the past from its beginning to its end, by far. */
export function isPastText(all: Sentence[]): boolean {
  const known = knownTexts.get(all);
  if (known !== undefined) return known;
  const sums = all.map(({ words }) => tensesOf(words));
  const past = sums.reduce((sum, one) => sum + one.past, 0);
  const present = sums.reduce((sum, one) => sum + one.present, 0);
  const isPast = past >= 4 && past >= present * 2;
  knownTexts.set(all, isPast);
  return isPast;
}

/** Whether all around the verb at `from`..`to` is told in the past, and nothing beside it in the present. */
export function isInStory(all: Sentence[], at: number, from: number, to: number): boolean {
  const own = tensesOf(all[at]?.words ?? [], from, to);
  const [before, after] = [at - 1, at + 1].map((place) => tensesOf(all[place]?.words ?? []));
  if (own.present > 0) return false;
  if ((before?.present ?? 0) > (own.past > 0 ? (before?.past ?? 0) : 0)) return false;
  const near = own.past + (before?.past ?? 0);
  const past = near + ((after?.present ?? 0) > 0 ? 0 : (after?.past ?? 0));
  const told = all.slice(0, at + 1).some(isTold) || isMostlyPast(all, at);
  const isJustTold = [all[at - 1], all[at]].some((one) => one !== undefined && isTold(one));
  return told ? near > 0 && (past >= 2 || isJustTold) : past >= 3 && near > 0 && (after?.present ?? 0) === 0;
}
