import { isComparative, isSuperlative } from "../../lexicon/adjectives";
import { isNumber } from "../../lexicon/quantities";
import { baseOfThird, isBase, isBe, isDo, isModal, isPastForm } from "../../lexicon/verbs";
import { endsClause, setOf, type Word } from "../../lexicon/words";

const points = setOf(
  `monday tuesday wednesday thursday friday saturday sunday yesterday january february march april june july august
  september october november december christmas childhood primary middle last this kindergarten nursery elementary lunch
  breakfast dinner easter summer winter spring autumn birth midnight noon then always little child small forever ever`,
);
const extent = "about |almost |nearly |over |only |exactly |around |more than |at least |less than |quite ";
const counted =
  "(?:(?:the )?(?:last|past) )?(?:9|many|several|some|a|an|one|few|a few|a couple of|9 and a half|one and a half) (?:minute|hour|day|night|week|month|year|decade|century|school year)s?";
const uncounted =
  "ages|years|months|weeks|hours|days|half an hour|half a year|(?:a )?(?:very |so )?long time|much time|some time|a lot of (?:time|years|months|days)|many many years|all (?:my|his|her|our|their) (?:life|lives)|all (?:day|morning|afternoon|night|week|summer|winter|year)|years and years|the whole (?:day|week|year)";
const duration = new RegExp(`^(?:${extent})?(?:${uncounted}|${counted})(?: and a half)?(?= |$)`);
const bound = /^(?:ago|to|of|until|till|old|can|up|later|before|after|earlier)$/;
const pastClause =
  /^(?:was|were|met|moved|started|began|came|arrived|got|bought|left|became|learnt|learned|saw|died|finished|stopped|retired|married|opened)$/;
const joiner = /^(?:and|but|because|so|or|to|until|till)$/;

/** How many words from `at` name a duration: "two years", "about a long time", "ages"; 0 for none. */
export function lengthAt(words: Word[], at: number): number {
  const opening = words
    .slice(at, at + 8)
    .map(({ lower }) => (isNumber(lower) && lower !== "one" ? "9" : lower))
    .join(" ");
  const found = duration.exec(opening)?.[0];
  const length = found ? found.split(" ").length : 0;
  return bound.test(words[at + length]?.lower ?? "") ? 0 : length;
}

const isFinite = (lower: string) =>
  isBe(lower) || isModal(lower) || isDo(lower) || isPastForm(lower) || baseOfThird(lower) !== undefined;

/** Whether a clause with a verb of its own, and no plain noun, follows: then since may mean because. */
function hasVerb(words: Word[], from: number): boolean {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > from && endsClause(word.gap)) || joiner.test(word.lower)) return false;
    if (isFinite(word.lower) && at > from) return true;
  }
  return false;
}

export type Moment = { to: number; isClause: boolean };

/** The moment at which something began: "2019", "last summer", "the accident", "I was five". */
export function momentAt(words: Word[], at: number): Moment | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (words[at]?.gap !== " ") return undefined;
  if (/^(?:19|20)\d\d$/.test(lower)) return { to: at, isClause: false };
  if (isNumber(lower)) return clockAt(words, at);
  const isWhen = lower === "when";
  const who = isWhen ? at + 1 : at;
  if (/^(?:i|you|he|she|we|they)$/.test(words[who]?.lower ?? ""))
    return pastClause.test(words[who + 1]?.lower ?? "") ? { to: who + 1, isClause: true } : undefined;
  if (/^(?:my|his|her|our|their|the)$/.test(lower)) return ownMoment(words, at);
  if (!points.has(lower) || isNumber(next)) return undefined;
  return hasVerb(words, at) && !/^(?:last|this)$/.test(lower)
    ? undefined
    : { to: endOfMoment(words, at), isClause: false };
}

/** "five o'clock", "8:30", "10 May", "two years ago". */
function clockAt(words: Word[], at: number): Moment | undefined {
  const next = words[at + 1];
  // "From 16.4 million to 6", "from 1.5C to 5C": a measure.
  if (next?.gap === "." && !/^\d\d$/.test(next.text)) return undefined;
  if (!next || /[:.]/.test(next.gap)) return { to: isNumber(next?.lower) ? at + 1 : at, isClause: false };
  if (/^(?:o'clock|am|pm|may|june|july|april|march|this|in|and)$/.test(next.lower))
    return { to: at + 1, isClause: false };
  return words[at + 2]?.lower === "ago" ? { to: at + 2, isClause: false } : undefined;
}

/** "my accident", "the summer", "my sister was born": not "my sister is ill", where since means because. */
function ownMoment(words: Word[], at: number): Moment | undefined {
  const next = words[at + 1]?.lower ?? "";
  if (!next || isNumber(next) || next === "next") return undefined;
  const verb = [at + 2, at + 3].find((place) => pastClause.test(words[place]?.lower ?? ""));
  const follower = words[(verb ?? 0) + 1]?.lower ?? "";
  const isBegun =
    verb &&
    (!/^w(?:as|ere)$/.test(words[verb]?.lower ?? "") ||
      /^(?:born|little|small|young|a|opened|built)$/.test(follower));
  if (verb && isBegun) return { to: verb, isClause: true };
  return hasVerb(words, at) ? undefined : { to: endOfMoment(words, at), isClause: false };
}

/** "last year", "my birthday", "primary school". */
function endOfMoment(words: Word[], at: number): number {
  const isLong = /^(?:last|this|my|his|her|our|their|the|primary|middle|elementary|nursery)$/.test(
    words[at]?.lower ?? "",
  );
  return isLong && words[at + 1]?.gap === " " ? at + 1 : at;
}

/** "to 2015", "until May": the beginning of a stretch that is over. */
export const goesUntil = (words: Word[], from: number) =>
  words.slice(from).some(({ lower }) => /^(?:to|until|till)$/.test(lower)) &&
  !words.slice(from).some(({ lower }, at, rest) => lower === "to" && isBase(rest[at + 1]?.lower ?? ""));

/** "More than at any time since", "the first since", "its worst year for", "much bigger since": a comparison in the present is right. */
export const compares = (words: Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .some(
      ({ lower }, at) =>
        /^(?:than|first)$/.test(lower) ||
        isComparative(lower) ||
        (isSuperlative(lower) && !/^(?:friends?|mates?)$/.test(words[from + at + 1]?.lower ?? "")),
    );
