import { isCommonAdjective } from "../../lexicon/adjectives";
import { missingPronoun, withSubject } from "./missing-pronoun";
import { isPreposition } from "../../sentence/noun-phrase";
import { isPluralNoun } from "../../lexicon/nouns";
import { followsFrontedPhrase } from "../../sentence/noun-subject";
import { isNumber } from "../../lexicon/quantities";
import type { Match } from "../../sentence/rule";
import {
  bareVerbAt,
  describes,
  hasOtherFinite,
  isPlace,
  isSurelyVerb,
  isWeather,
  type BareVerb,
} from "../../sentence/subjectless-verb";
import { isBase } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, type Word } from "../../lexicon/words";

/** What stands in front of the clause: a time, an opinion, a place or a "maybe". */
type Front = { end: number; kind: "time" | "now" | "doubt" | "opinion" | "place" | "habit" | "then" };

const times =
  /^(?:(?:yesterday|tomorrow|tonight|today)(?: (?:morning|afternoon|evening|night))?|(?:last|next|every|this) (?:night|week|weekend|month|year|summer|winter|spring|autumn|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|morning|afternoon|evening|time)|(?:on|at|in|during|after|before) (?:the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|morning|afternoon|evening|night|school|lunch|dinner|breakfast|holidays?|winter|summer|spring|autumn|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|lesson|match|film)(?: (?:morning|afternoon|evening))?|(?:one|two|three|\d+) (?:days?|weeks?|months?|years?) ago)(?= |$)/;
const doubts = /^(?:maybe|perhaps|of course|fortunately|unfortunately|luckily|sadly|probably)(?= |$)/;
const opinions =
  /^(?:in my opinion|for (?:me|us|him|them)|for my (?:mother|father|mum|dad|parents|sister|brother|family|friends?))(?= |$)/;
const habits = /^(?:usually|often|sometimes|normally|generally)(?= |$)/;
const thens = /^(?:then|after that|later|finally|afterwards|suddenly)(?= |$)/;

const fronts: [Front["kind"], RegExp][] = [
  ["time", times],
  ["now", /^(?:now|at the moment)(?= |$)/],
  ["doubt", doubts],
  ["opinion", opinions],
  ["habit", habits],
  ["then", thens],
];

function frontAt(words: Word[], at: number): Front | undefined {
  const opening = words
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(" ");
  for (const [kind, pattern] of fronts) {
    const found = pattern.exec(opening)?.[0];
    if (found) return { end: at + found.split(" ").length - 1, kind };
  }
  if (words[at]?.lower === "here") return { end: at, kind: "place" };
  if (!isPreposition(words[at]?.lower ?? "") || /^(?:for|of|with)$/.test(words[at]?.lower ?? ""))
    return undefined;
  const end = [at + 1, at + 2, at + 3, at + 4].find((place) => followsFrontedPhrase(words, place + 1));
  return end === undefined || isCompound(words, end) ? undefined : { end, kind: "place" };
}

/** "In the future robots", "after school children": the second noun is a subject of its own. */
const isCompound = (words: Word[], end: number) =>
  isPluralNoun(words[end]?.lower ?? "") &&
  !isCommonAdjective(words[end - 1]?.lower ?? "") &&
  !/^(?:the|my|our|his|her|their|these|those|many|some|all|in|at|on|of)$/.test(words[end - 1]?.lower ?? "");

const imperatives =
  /^(?:come|bring|give|take|wash|brush|turn|put|call|tell|write|send|look|try|remember|let|make|add|open|close|help)$/;
const mine = /^(?:my|our|i|we|me|us)$/;

/** "Every morning get up at seven", and not "After lunch wash your hands". */
function isOwnHabit(words: Word[], verb: BareVerb, kind: Front["kind"]): boolean {
  const lower = words[verb.at]?.lower ?? "";
  const rest = words.slice(verb.next).map((word) => word.lower);
  if (
    imperatives.test(lower) ||
    rest.some((word) => /^(?:your|you)$/.test(word)) ||
    hasOtherFinite(words, verb.at)
  )
    return false;
  if (rest.length === 0 || isBase(rest[0] ?? "")) return false;
  if (kind === "habit") return true;
  return (
    kind === "time" &&
    (rest.some((word) => mine.test(word)) ||
      /^(?:every)$/.test(words[0]?.lower ?? "") ||
      /^(?:get|wake|have|go)$/.test(lower))
  );
}

function isBareAfter(words: Word[], verb: BareVerb, { kind }: Front, first: string, second: string): boolean {
  const next = words[verb.next]?.lower ?? "";
  const lower = words[verb.at]?.lower ?? "";
  switch (verb.kind) {
    case "is":
      if (kind === "time") return isTimeBefore(words, verb, first);
      if (kind === "now") return isWeather(next) || /^(?:late|dark|raining)$/.test(next);
      if (kind === "opinion") return describes(next) || isPlace(next) || /^(?:a|an|the|my)$/.test(next);
      if (kind === "place" && /^(?:my|our)$/.test(second) && /^(?:a|an)$/.test(next)) return lower === "is";
      if (kind === "place")
        return describes(next) && !(first === "here" && /^(?:fine|better|ok|perfect)$/.test(next));
      return kind !== "then" && (describes(next) || isPlace(next) || /^(?:a|an)$/.test(next));
    case "are":
      if (
        kind === "place" &&
        /^(?:my|our)$/.test(second) &&
        (isNumber(next) || /^(?:many|some|lots)$/.test(next))
      )
        return true;
      return !/^(?:then|time|now)$/.test(kind) && describes(next);
    case "am":
      return true;
    case "past":
      if (/^(?:came|lay|stood|sat|began)$/.test(lower) || kind === "opinion" || kind === "place")
        return false;
      // "Every year, said the old women, …"
      if (
        /^(?:said|asked|cried|replied|answered)$/.test(lower) &&
        /^(?:the|an?|my|his|her|our|their)$/.test(next)
      )
        return false;
      if (/^(?:called|named|known|described|spelled|spelt|produced|referred)$/.test(lower)) return false;
      return !/^(?:by|from|than|people)$/.test(next) && isSurelyVerb(words, verb);
    case "base":
      return isOwnHabit(words, verb, kind);
    case "have":
      return kind === "habit" || kind === "time" ? isOwnHabit(words, verb, kind) : false;
    case "has":
      return (
        kind === "doubt" || (kind === "time" && !/^(?:this|last|next)$/.test(first) && !/been/.test(next))
      );
    case "modal":
      return isModalAfter(kind, next, first);
    case "don't":
      return kind === "habit" || kind === "doubt"
        ? !/^(?:worry|forget)$/.test(next)
        : kind === "time" &&
            /^(?:on|at|every|in)$/.test(first) &&
            /^(?:go|have|like|study|work|do|play)$/.test(next);
    case "didn't":
    case "doesn't":
      return kind !== "place";
    case "third":
      return (
        /^(?:doubt|habit|time)$/.test(kind) &&
        isSurelyVerb(words, verb) &&
        /^(?:a|an|the|my|his|her|in|to|at|with|up|football|tennis|home|out)$/.test(next)
      );
  }
}

/** "Yesterday was cold" is right; "yesterday was raining", "in summer is hot", "yesterday was at home" are not. */
function isTimeBefore(words: Word[], verb: BareVerb, first: string): boolean {
  const next = words[verb.next]?.lower ?? "";
  if (isPreposition(first)) return describes(next) && !/^(?:on|before|after)$/.test(first);
  if (isWeather(next)) return true;
  const isAway = next === "at" && /^(?:home|school|work)$/.test(words[verb.next + 1]?.lower ?? "");
  return isAway && /^(?:yesterday|last)$/.test(first);
}

function isModalAfter(kind: Front["kind"], next: string, first: string): boolean {
  if (kind === "doubt" || kind === "habit") return true;
  if (kind === "time" && !isPreposition(first) && first !== "every")
    return /^(?:go|rain|snow|have|play|visit|come|study|meet|eat|do|stay|leave|travel)$/.test(next);
  return kind === "time" && next !== "be"
    ? true
    : kind === "place" && /^(?:see|visit|eat|do|find|swim|buy|play|go|walk)$/.test(next);
}

/** "Films that often win": the verb belongs to the noun before "that". */
const isRelative = (words: Word[], at: number) =>
  words[at]?.lower === "that" &&
  !/^(?:think|thinks|know|knows|hope|say|says|said|believe|sure|is|means)$/.test(words[at - 1]?.lower ?? "");

/** "In summer is hot", "Sometimes go to the pool", "Then went home", "For me is hard". */
export function afterFronted({ words, isQuestion, isWhole }: Sentence): Match[] {
  if (isQuestion) return [];
  return words.flatMap((_, at) => {
    const isJoined =
      words[at]?.gap === " " &&
      /^(?:because|so|if|that|think|know|hope|says?)$/.test(words[at - 1]?.lower ?? "") &&
      !isRelative(words, at - 1);
    if (at === 0 ? !isWhole : !isJoined) return [];
    const front = frontAt(words, at);
    if (!front) return [];
    const head = words[front.end + 1];
    if (!head || !/^,?\s+$/.test(head.gap)) return [];
    const verb = bareVerbAt(words, front.end + 1);
    if (!verb || verb.at !== front.end + 1 || words[verb.next]?.gap !== " ") return [];
    if (front.kind === "place" && endsClause(head.gap) && verb.kind !== "is") return [];
    if (!isBareAfter(words, verb, front, words[at]?.lower ?? "", words[at + 1]?.lower ?? "")) return [];
    const opening = endsClause(head.gap) ? verb.at : front.end;
    const isIt = front.kind === "opinion" && verb.kind === "is";
    const isThere = front.kind === "place" && /^(?:a|an)$/.test(words[verb.next]?.lower ?? "");
    const pronoun = isIt ? "it" : isThere ? "there" : missingPronoun(words, verb);
    return withSubject(words, verb, opening, pronoun);
  });
}
