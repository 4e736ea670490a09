import { subjectOf } from "../../sentence/noun-subject";
import { matchWords, type Match } from "../../sentence/rule";
import { isInStory, isPastText, tensesOf } from "../../sentence/story";
import { finishedTime } from "../../sentence/finished-time";
import { inventedPast } from "../../lexicon/invented-pasts";
import {
  baseOfIng,
  hasSamePast,
  isBase,
  isModal,
  isPastForm,
  isVerbForm,
  pastOf,
  verbOrNoun,
} from "../../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";
import type { Sentence } from "../../sentence/language";

const objects = setOf(
  "a an the my your his her our their me him us them it up down out away off back to into",
);
/** Pasts of other verbs: "lay" of lie, "bore" of bear. */
export const isOtherPast = (word: string) =>
  /^(?:lay|bore|found|saw|fell|felt|left|wound|ground|bound)$/.test(word);
const isPast = (lower: string) => isPastForm(lower) || inventedPast(lower) !== undefined;
const habit = /^(?:always|often|usually|sometimes|never|every|now|today|tomorrow|still|if)$/;
const isHabit = (words: Word[]) => words.some(({ lower }) => habit.test(lower));

/** "He went downstairs and open the door": the second verb has the subject of the first, and its tense. */
export function nextAction(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const base = words[verb]?.lower ?? "";
  const joiner = words[verb - 1]?.lower ?? "";
  if (
    !isBase(base) ||
    hasSamePast(base) ||
    isOtherPast(base) ||
    !/^(?:and|then)$/.test(joiner) ||
    !follows(words[verb])
  )
    return undefined;
  const next = words[verb + 1];
  if (!follows(next) || !objects.has(next.lower) || isHabit(words)) return undefined;
  for (let back = verb - 2; back > 0 && !endsClause(words[back + 1]?.gap ?? ""); back -= 1) {
    const lower = words[back]?.lower ?? "";
    if (/^(?:to|did|didn't|let|made|make|help|helped)$/.test(lower) || isModal(lower)) return undefined;
    if (!isPast(lower)) {
      if (isVerbForm(lower) && !verbOrNoun.has(lower)) return undefined;
      continue;
    }
    const isOwn = subjectOf(words, back) !== undefined;
    return isOwn && (isInStory(all, at, verb, verb) || isPastText(all))
      ? matchWords(words, verb, verb, pastOf(base))
      : undefined;
  }
  return undefined;
}

/** What happens once and all at once. */
const sudden = setOf(
  `hear arrive open close fall break jump shout scream discover decide realise realize notice catch steal brake crash wake enter
  explode disappear appear slip trip lose find run take throw kick reach`,
);

/** "One night I was alone. I hear a strange noise": one event among pasts. */
export function suddenPresent(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const base = words[verb]?.lower ?? "";
  if (!sudden.has(base) || !/^(?:i|we|they)$/.test(words[verb - 1]?.lower ?? "") || !follows(words[verb]))
    return undefined;
  const before = words[verb - 2]?.lower ?? "";
  const isOpening =
    verb === 1 || endsClause(words[verb - 1]?.gap ?? "") || /^(?:and|then|suddenly|but|so)$/.test(before);
  if (!isOpening || isHabit(words) || words.some(({ lower }) => /^(?:when|while|will|can)$/.test(lower)))
    return undefined;
  const { past, present } = tensesOf(words, verb, verb);
  const isAfterPast = tensesOf(all[at - 1]?.words ?? []).past > 0;
  const isToldHere = past > 0 && finishedTime(words) !== undefined;
  return present === 0 && (past > 0 || isAfterPast) && (isPastText(all) || isToldHere)
    ? matchWords(words, verb, verb, pastOf(base))
    : undefined;
}

const passing = setOf(
  "late alone tired hungry thirsty ill sick closed busy scared afraid angry sad worried wet out away asleep there",
);

/** "I was alone because my parents are at a restaurant": what was so then, for a while. */
export function presentBe(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const form = words[verb]?.lower ?? "";
  if (!/^(?:am|is|are)$/.test(form)) return undefined;
  const subject = subjectOf(words, verb);
  if (!subject || !/^(?:because|and|but|so|that)$/.test(words[subject.from - 1]?.lower ?? ""))
    return undefined;
  const next = words[verb + 1]?.lower ?? "";
  const isPassing =
    passing.has(next) ||
    (/^(?:at|in|on)$/.test(next) && /^(?:a|the|home|school|work)$/.test(words[verb + 2]?.lower ?? "")) ||
    (baseOfIng(next) !== undefined && next !== "going");
  const { past, present } = tensesOf(words.slice(0, subject.from));
  if (!isPassing || past === 0 || present > 0 || isHabit(words)) return undefined;
  return isInStory(all, at, verb, verb)
    ? matchWords(words, verb, verb, form === "are" ? "were" : "was")
    : undefined;
}

const becoming = /^(?:getting|becoming|growing|going to)$/;

/** "Every Sunday we were going to the river": what came again and again is no action under way. */
export function repeatedThen(words: Word[], verb: number): Match[] | undefined {
  const base = baseOfIng(words[verb + 1]?.lower ?? "");
  if (!/^(?:was|were)$/.test(words[verb]?.lower ?? "") || !base || !follows(words[verb + 1]))
    return undefined;
  const isChildhood =
    words[0]?.lower === "when" &&
    finishedTime(words) !== undefined &&
    words.slice(verb).some(({ lower }) => lower === "every");
  const isHere = isChildhood || (words[0]?.lower === "every" && subjectOf(words, verb)?.from === 2);
  const isBackground = words.slice(1).some(({ lower }) => /^(?:when|while|until)$/.test(lower));
  return isHere && !isBackground && !becoming.test(words[verb + 1]?.lower ?? "")
    ? matchWords(words, verb, verb + 1, pastOf(base))
    : undefined;
}
