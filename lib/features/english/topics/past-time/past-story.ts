import { hasPastIn, pastYear, type FinishedTime } from "../../sentence/finished-time";
import { anySubjectBefore } from "../../sentence/noun-subject";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { baseOfThird, hasSamePast, isBase, isPastForm, pastOf } from "../../lexicon/verbs";
import { endsClause, type Word } from "../../lexicon/words";

/** What goes on or comes again, and may well be in the present beside a past: "we went there and I love it". */
const states =
  /^(?:be|have|like|love|hate|know|think|want|need|hope|live|prefer|remember|believe|understand|seem|mean|miss|guess|say|feel|work|look|wish|own|belong|speak|do)$/;
const habit = /^(?:now|always|often|usually|sometimes|never|still|today|tomorrow|will|can)$/;
const everyTime =
  /^(?:day|week|weekend|month|year|morning|afternoon|evening|night|summer|winter|\w+day|time)s?$/;

const baseAt = (words: Word[], at: number) => {
  const lower = words[at]?.lower ?? "";
  return isBase(lower) ? lower : baseOfThird(lower);
};

const isStory = (words: Word[], limit: number) =>
  words.slice(0, limit).some(({ lower }, at) => {
    const next = words[at + 1]?.lower ?? "";
    return (
      /^(?:yesterday|ago)$/.test(lower) ||
      (lower === "last" &&
        /^(?:night|week|weekend|month|year|summer|winter|saturday|sunday|monday)$/.test(next)) ||
      (lower === "the" && next === "weekend")
    );
  });

/** "Yesterday I went to the park and I play football": the story goes on, and so does its past. */
export function laterPresent(words: Word[]): Match[] {
  const isHabit = words.some(
    ({ lower }, at) => habit.test(lower) || (lower === "every" && everyTime.test(words[at + 1]?.lower ?? "")),
  );
  if (isHabit) return [];
  for (let at = 2; at < words.length; at += 1) {
    const joiner = words[at - 1]?.lower ?? "";
    const isNext =
      /^(?:and|then|but)$/.test(joiner) ||
      (words[at]?.gap.includes(",") && words.slice(0, at).some(({ lower }) => lower === "while"));
    if (!isNext || !isStory(words, at)) continue;
    const before = words.slice(0, at);
    if (!before.some(({ lower }) => isPastForm(lower))) continue;
    const found = presentOf(words, at);
    if (found) return found;
  }
  return [];
}

function presentOf(words: Word[], from: number): Match[] | undefined {
  for (let verb = from + 1; verb <= from + 4; verb += 1) {
    const subject = anySubjectBefore(words, verb);
    if (!subject || subject.from !== from) continue;
    const lower = words[verb]?.lower ?? "";
    if (
      /^(?:don't|doesn't)$/.test(lower) &&
      isBase(words[verb + 1]?.lower ?? "") &&
      !states.test(words[verb + 1]?.lower ?? "")
    )
      return matchWords(words, verb, verb, "didn't");
    const base = baseAt(words, verb);
    if (!base || states.test(base) || hasSamePast(base)) return undefined;
    return matchWords(words, from, verb, `${textOf(words, from, verb - 1)} ${pastOf(base)}`);
  }
  return undefined;
}

/** "I am born in 2012": nobody is born in the present. */
export function presentBorn(words: Word[], at: number): Match[] | undefined {
  if (words[at]?.lower !== "born") return undefined;
  const be = words[at - 1]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  const after = words[at + 2]?.lower ?? "";
  const isSaid = /^(?:in|on|at)$/.test(next) && !/^(?:the|every|a)$/.test(after);
  if (/^(?:am|i'm)$/.test(be) && (isSaid || !words[at + 1]))
    return matchWords(words, at - 1, at, be === "am" ? "was born" : "I was born");
  const subject = /^(?:is|are)$/.test(be) ? anySubjectBefore(words, at - 1) : undefined;
  const isDated = /^(?:1\d|20)\d\d$/.test(after) || /^\p{Lu}/u.test(words[at + 2]?.text ?? "");
  // "Make sure your child is born in spring": anybody's child.
  const isAnybody = subject && /^(?:a|an|your|every|each)$/.test(words[subject.from]?.lower ?? "");
  if (!subject || isAnybody || !isSaid || !isDated) return undefined;
  return matchWords(words, at - 1, at, `${be === "is" ? "was" : "were"} born`);
}

/** What happened once in a year long past. */
const events =
  /^(?:discover|invent|win|die|write|paint|build|finish|end|begin|meet|marry|buy|move|visit|open|found|lose|leave|arrive|create|sink|break|explode|conquer|kill|found|become|publish|compose|land)$/;
const told = /^(?:film|book|story|novel|movie|series|game|chapter|it)$/;

/** "Columbus discovers America in 1492". */
export function eventInYear(words: Word[]): Match[] {
  const time: FinishedTime | undefined = pastYear(words);
  if (!time || hasPastIn(words, time, -1, -1) || words.some(({ lower }) => told.test(lower))) return [];
  for (let verb = time.start + 1; verb < time.from; verb += 1) {
    const base = baseAt(words, verb);
    const isName = verb === time.start + 1 && /^\p{Lu}\p{Ll}+$/u.test(words[time.start]?.text ?? "");
    const subject =
      base && events.test(base)
        ? (anySubjectBefore(words, verb) ??
          (isName && baseOfThird(words[verb]?.lower ?? "") ? { from: time.start } : undefined))
        : undefined;
    if (!base || !subject || endsClause(words[verb]?.gap ?? "")) continue;
    return matchWords(words, subject.from, verb, `${textOf(words, subject.from, verb - 1)} ${pastOf(base)}`);
  }
  return [];
}
