import { subjectOf } from "../../sentence/noun-subject";
import { matchWords, type Match } from "../../sentence/rule";
import { finishedTime } from "../../sentence/finished-time";
import { isInStory, isPastText, tensesOf } from "../../sentence/story";
import { isVerbOf } from "../../sentence/verb-evidence";
import { baseOfIng, baseOfThird, hasSamePast, isBase, pastOf } from "../../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";
import { pastBeforePast } from "./before-that";
import { presentReported } from "./reported";
import { isOtherPast, nextAction, presentBe, repeatedThen, suddenPresent } from "./beside-past";
import type { Sentence } from "../../sentence/language";

const habit = /^(?:always|often|usually|sometimes|never|every|now|today|tomorrow|still|when|whenever|if)$/;
const states =
  /^(?:be|have|like|love|hate|know|think|want|need|hope|live|prefer|remember|believe|understand|seem|mean|miss|guess|say|feel|work|look|wish|own|belong|speak|do|suggest|recommend|let)$/;

/** "He lived in Rome. My aunt live there": it may well be so today. */
const lasting = /^(?:live|have|like|love|hate|speak|work|prefer|need|own|study)$/;

const isHabit = (words: Word[]) => words.some(({ lower }) => habit.test(lower));

/** "I called my mum and she hug me": among pasts a third person without its ending is a past. */
function bareThird(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const sentence = all[at];
  const words = sentence?.words ?? [];
  const base = words[verb]?.lower ?? "";
  if (
    !sentence ||
    !isBase(base) ||
    hasSamePast(base) ||
    isOtherPast(base) ||
    base === "do" ||
    /^(?:let|help|make|made)/.test(words[verb - 2]?.lower ?? "")
  )
    return undefined;
  const subject = subjectOf(words, verb);
  if (!subject || subject.person !== "third" || subject.isGroup || lasting.test(base)) return undefined;
  if (!isVerbOf(sentence, verb, subject, base)) return undefined;
  // "Did she go", "could he come": the helper stands before the subject.
  if (/^(?:did|could|would|had|was|should|will|can|does|must)$/.test(words[subject.from - 1]?.lower ?? ""))
    return undefined;
  if (words.slice(0, verb).some(({ lower }) => habit.test(lower) && lower !== "when")) return undefined;
  const own = tensesOf(words, verb, verb);
  const isTold =
    isInStory(all, at, verb, verb) ||
    (isPastText(all) && own.present === 0) ||
    (own.past > 0 && finishedTime(words) !== undefined) ||
    (own.past > 0 && own.present === 0 && words[0]?.lower === "while") ||
    (own.present === 0 && words.slice(0, verb).some(({ lower }) => lower === "suddenly"));
  return isTold ? matchWords(words, verb, verb, pastOf(base)) : undefined;
}

/** What one does once, on a day: never a habit of today beside "yesterday we went". */
const once = setOf("see visit buy meet find arrive discover win lose");
const wentOut = /^(?:went|visited|arrived|travelled|was|were)$/;

/** "Yesterday I went to the zoo". */
const isToldInPast = ({ words, isQuestion }: Sentence) =>
  !isQuestion &&
  finishedTime(words) !== undefined &&
  words.some(({ lower }) => wentOut.test(lower)) &&
  !isHabit(words);

const next = /^(?:then|suddenly|later|finally|luckily|unfortunately|afterwards)$/;

/** "Then we eat our sandwiches": the next step of a story. */
function nextStep(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const base = words[verb]?.lower ?? "";
  if (!isBase(base) || hasSamePast(base) || states.test(base) || isHabit(words)) return undefined;
  if (!/^(?:i|we|they)$/.test(words[verb - 1]?.lower ?? "") || !follows(words[verb])) return undefined;
  const opener = words[verb - 2]?.lower ?? "";
  const isJustTold = all.slice(Math.max(0, at - 2), at).some(isToldInPast);
  const isNext = next.test(opener) && (verb < 4 || /^(?:and|but)$/.test(words[verb - 3]?.lower ?? ""));
  const before = all[at - 1];
  const isAfterPast = before !== undefined && tensesOf(before.words).past > 0;
  const isOpening = verb === 1 && isJustTold && !all[at]?.isQuestion && once.has(base);
  if (isOpening && tensesOf(words, verb, verb).past === 0)
    return [...matchWords(words, verb, verb, pastOf(base)), ...(all[at] ? alsoInPresent(all[at], verb) : [])];
  return isNext && (isJustTold || (isAfterPast && isInStory(all, at, verb, verb)))
    ? matchWords(words, verb, verb, pastOf(base))
    : undefined;
}

/** "I called my mother, but she doesn't answer". */
function negative(all: Sentence[], at: number, helper: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const form = words[helper]?.lower ?? "";
  const verb = words[helper + 1]?.lower ?? "";
  if (!/^(?:don't|doesn't)$/.test(form) || !isBase(verb) || states.test(verb) || isHabit(words))
    return undefined;
  const joiner = words[helper - 2]?.lower ?? "";
  if (!/^(?:but|and|so)$/.test(joiner) || !/^(?:i|he|she|it|we|they)$/.test(words[helper - 1]?.lower ?? ""))
    return undefined;
  const isAfterPast = tensesOf(words.slice(0, helper - 2)).past > 0;
  return isAfterPast && isInStory(all, at, helper, helper)
    ? matchWords(words, helper, helper, "didn't")
    : undefined;
}

/** "While we are walking, Andrea fell". */
function whileDoing(words: Word[], at: number): Match[] | undefined {
  const form = words[at]?.lower ?? "";
  if (
    !/^(?:am|is|are)$/.test(form) ||
    !baseOfIng(words[at + 1]?.lower ?? "") ||
    words[at + 1]?.lower === "going"
  )
    return undefined;
  const opener = words.findIndex(({ lower }, place) => lower === "while" && place < at && place > at - 5);
  if (opener < 0 || words.slice(opener + 1, at).some(({ gap }) => endsClause(gap))) return undefined;
  const { past, present } = tensesOf(words, at, at);
  return past > 0 && present === 0 ? matchWords(words, at, at, form === "are" ? "were" : "was") : undefined;
}

/** "Yesterday I go to the park": a past that is told in the present. */
const isToldInPresent = ({ words, isQuestion }: Sentence) => {
  const { past, present } = tensesOf(words);
  return !isQuestion && past === 0 && present > 0 && finishedTime(words) !== undefined && !isHabit(words);
};
const maxBehind = 5;

/** What happens at a verb behind somebody: "we play", "she starts"; undefined for a habit, a state, another tense. */
function eventAt(words: Word[], verb: number): string | undefined {
  const lower = words[verb]?.lower ?? "";
  const subject = words[verb - 1]?.lower ?? "";
  const base = isBase(lower) ? lower : /^(?:he|she|it)$/.test(subject) ? baseOfThird(lower) : undefined;
  if (!base || hasSamePast(base) || states.test(base) || !follows(words[verb])) return undefined;
  // "Did we go", "to see what we eat"
  const before = words[verb - 2]?.lower ?? "";
  const isMain =
    verb === 1 ||
    endsClause(words[verb - 1]?.gap ?? "") ||
    /^(?:and|but|so|then|later|suddenly|finally|after|afterwards|evening|night|morning|afternoon|there)$/.test(
      before,
    );
  return /^(?:i|we|they|he|she|it)$/.test(subject) && isMain ? base : undefined;
}

/** "Yesterday I go to the park. Then we play": what follows a past that is told in the present is past too. */
function goesOnInPresent(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const base = eventAt(words, verb);
  if (!base || isHabit(words) || all[at]?.isQuestion) return undefined;
  const isOpen = all.slice(Math.max(0, at - maxBehind), at).some(isToldInPresent);
  return isOpen ? matchWords(words, verb, verb, pastOf(base)) : undefined;
}

/** "Yesterday I go to the park and we play": what else happened, behind the verb at `after`. */
export function alsoInPresent({ words }: Sentence, after: number): Match[] {
  if (isHabit(words)) return [];
  return words.flatMap((_, verb) => {
    const base = verb > after ? eventAt(words, verb) : undefined;
    return base && /^(?:and|but|so|then)$/.test(words[verb - 2]?.lower ?? "")
      ? matchWords(words, verb, verb, pastOf(base))
      : [];
  });
}

/** Verbs in the present among those that tell what happened, in this sentence and beside it. */
export function presentInStory(all: Sentence[], at: number): Match[] {
  const words = all[at]?.words ?? [];
  return words.flatMap(
    (_, verb) =>
      pastBeforePast(words, verb) ??
      presentReported(all, at, verb) ??
      bareThird(all, at, verb) ??
      nextStep(all, at, verb) ??
      goesOnInPresent(all, at, verb) ??
      negative(all, at, verb) ??
      nextAction(all, at, verb) ??
      suddenPresent(all, at, verb) ??
      presentBe(all, at, verb) ??
      repeatedThen(words, verb) ??
      whileDoing(words, verb) ??
      [],
  );
}
