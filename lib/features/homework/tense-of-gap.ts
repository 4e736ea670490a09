import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { setOf } from "@/lib/features/english/lexicon/words";
import { readGivenVerb } from "./given-words";
import type { Gap, HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { isStative, tenseByTime } from "./time-words";

type Place = { item: HomeworkItem; gap: Gap; verb: string; task: Task };

/** Over in a moment, so that with "when" they cut into what was going on. */
const momentary = setOf(
  "ring arrive fall break start begin see hear knock call phone stop happen find meet lose drop crash appear disappear notice scream shout leave wake hit cut burn ask tell open close enter turn decide remember realise slip jump explode steal bite sting",
);
const lasting = setOf(
  "sleep walk watch study read cook play drive work wait travel rain snow sit stand run swim dance sing paint ride wear ski jog listen shop draw shine chat talk live look carry climb dream eat drink lie hold",
);

/** "Go out" as lights do, "come in": over in a moment by the word behind. */
const momentaryDoings =
  /^(?:go (?:out|off)|come (?:in|home|back|into)|get (?:home|there|to|back)|turn (?:on|off)|wake up|enter)\b/;

const isMomentary = (verb: string, after: string) =>
  momentary.has(verb.split(" ")[0] ?? "") || momentaryDoings.test(`${verb}${after}`);

const lastingDoings =
  /^(?:(?:have|take) (?:a (?:shower|bath|party|picnic|lesson)|dinner|lunch|breakfast)|do (?:my|your|his|her|our|their) homework|make (?:dinner|lunch|breakfast|a cake)|(?:set|lay|clear) the table|tidy|clean|wash|prepare)\b/;

/** Whether what is done goes on for a while: "cook", "have a shower". */
export const isLasting = (verb: string, after: string) =>
  lasting.has(verb.split(" ")[0] ?? "") || lastingDoings.test(`${verb}${after}`);

/** The tense a gap needs: the one the instruction names, or else the one its sentence asks for. */
export function decideTense(place: Place): Tense | undefined {
  const { task, item, gap, verb } = place;
  if (task.isUsedTo) return "past-simple";
  if (task.conditional !== undefined || isTimeClauseOfFuture(place)) return conditionalTense(place);
  const [only] = task.tenses;
  if (only && task.tenses.length === 1) return only;
  if (task.verb === "have got" && task.tenses.length === 0) return "present-simple";
  const allowed = task.tenses;
  // A piece of a text that runs on: what is told before it sets the time.
  if (allowed.length === 0 && /^(?:and|but|so|because|while)\b/i.test(item.prompt)) return undefined;
  const perfect = perfectByWords(place);
  if (perfect) return perfect;
  const isBeAlone = task.verb === "be" && allowed.length === 0;
  // Without a tense named, "if he goes" may be about any time.
  if (allowed.length === 0 && /\b(?:if|when|unless)\b/i.test(item.prompt)) return undefined;
  const { clause, sentence } = surroundings(item.prompt, gap, countVerbs(item) === 1);
  if (isCuttingIn(place)) return "past-simple";
  const isPastPair = ["past-simple", "past-continuous"].every((tense) => allowed.includes(tense as Tense));
  return (
    tenseByTime({ clause, sentence, verb, allowed }) ??
    (isPastPair ? pastOfPair(place, sentence) : undefined) ??
    earlierOfPair(place) ??
    presentOfPair(place, clause) ??
    (isBeAlone && !/\b(?:was|were|did|will)\b/i.test(item.prompt) ? "present-simple" : undefined)
  );
}

/** "What were you doing at nine last night when I ____ (phone)?": the time is that of the other clause. */
const isCuttingIn = ({ item: { prompt }, gap, verb, task: { tenses } }: Place) =>
  tenses.length === 2 &&
  tenses.includes("past-continuous") &&
  tenses.includes("past-simple") &&
  isMomentary(verb, prompt.slice(gap.end)) &&
  /\bwhen (?:[\p{L}']+ ){1,3}$/iu.test(prompt.slice(0, gap.start));

/**
 * "When ____ you ____ (meet) her?" asks for a point in time, "how long" for all the time up to now; where no tense is
 * named, "just", "already" and "ever" are learned with the present perfect.
 */
function perfectByWords({ item, gap, verb, task: { tenses } }: Place): Tense | undefined {
  const isPair = tenses.length === 2 && tenses.includes("present-perfect") && tenses.includes("past-simple");
  const sentence =
    item.prompt
      .slice(0, gap.start)
      .split(/[.?!]\s+/)
      .at(-1) ?? "";
  const after = item.prompt.slice(gap.end);
  const isQuestion = /^[^.!]*\?/.test(after);
  if (isPair && isQuestion && /^\s*(?:when|what time)\b/i.test(sentence)) return "past-simple";
  const isStillSo =
    /^[^.?!]*\bfor\b[^.?!]*\band\b[^.?!]*\bstill\b/i.test(after) ||
    /^[^.?!]*\b(?:here|this|each other)\b[^.?!]*\bfor\b/i.test(after);
  if (isPair && (isStillSo || hasResult(item.prompt, gap))) return "present-perfect";
  if (tenses.length > 0) return undefined;
  const isHowLong =
    isQuestion && /^\s*how long\b/i.test(sentence) && !/\b(?:ago|yesterday|last|when)\b/i.test(after);
  if (isHowLong) return /^(?:know|be|have)\b/.test(verb) ? "present-perfect" : undefined;
  const given = gap.given?.toLowerCase() ?? "";
  const isTold = /\b(?:when|by the time|before)\b/i.test(item.prompt);
  if (/\b(?:just|already)\b/.test(given) && !isTold) return "present-perfect";
  const isDone = /\b(?:be|see|eat|try|meet|visit|read|play|win)\b/.test(given);
  return /\bever\b/.test(given) && isQuestion && isDone ? "present-perfect" : undefined;
}

/** "Oh no! I ____ my keys! I can't find them": what was done matters now. */
function hasResult(prompt: string, { start, end }: Gap): boolean {
  const [before, after] = [prompt.slice(0, start), prompt.slice(end)];
  const isPast = /\b(?:yesterday|ago|last|when|in \d{4})\b/i.test(prompt);
  return (
    !isPast &&
    (/(?:^|[.!?]\s)(?:oh no|look)\s*[!,]\s*[^.!?]{1,30}$/i.test(before) ||
      /^[^.!?]{1,40}[.!]\s*(?:i|he|she|we|they|it) (?:can't|cannot|isn't|aren't|am not|don't know|doesn't work)\b/i.test(
        after,
      ))
  );
}

/**
 * "She usually ____ (drive), but today she ____ (walk)": what is usual is set against what is going on. A state is never
 * continuous.
 */
function presentOfPair({ item, verb, task }: Place, clause: string): Tense | undefined {
  const isPair =
    task.tenses.length === 2 &&
    ["present-simple", "present-continuous"].every((tense) => task.tenses.includes(tense as Tense));
  const isSetAgainst = /\b(?:usually|normally|always|generally)\b[^.?!]{1,120}\bbut\b/i.test(item.prompt);
  const isToday = /\b(?:today|this (?:week|month|year|morning|afternoon|evening))\b/i.test(clause);
  if (!isPair) return undefined;
  if (isStative(verb) && verb !== "be") return "present-simple";
  return isSetAgainst && isToday ? "present-continuous" : undefined;
}

/** "When we ____ (get) there, it ____ (already / leave)": the other verb is the earlier one. */
function earlierOfPair({ item, gap, task }: Place): Tense | undefined {
  const isPair =
    task.tenses.length === 2 &&
    ["past-simple", "past-perfect"].every((tense) => task.tenses.includes(tense as Tense));
  const clause =
    item.prompt
      .slice(0, gap.start)
      .split(/[,.?!"_]/)
      .at(-1) ?? "";
  const isAfterWhen = /\b(?:when|by the time)\s/i.test(clause);
  const other = item.gaps.find((one) => one !== gap && one.given !== undefined);
  return isPair && isAfterWhen && /\b(?:already|just)\b/.test(other?.given ?? "") ? "past-simple" : undefined;
}

const countVerbs = ({ gaps }: HomeworkItem) => gaps.filter(({ given }) => given !== undefined).length;

/**
 * The clause of a gap, and where else its time may be named: in the rest of its sentence, when the gap is the only
 * one and nothing sets the clauses against each other, and in a call before it ("Look!").
 */
export function surroundings(
  prompt: string,
  { start, end }: Pick<Gap, "start" | "end">,
  isOnlyGap: boolean,
): { clause: string; sentence: string } {
  const before = prompt.slice(0, start);
  const after = prompt.slice(end);
  const from = Math.max(
    ...[...before.matchAll(/[.?!;]\s|\b(?:but|because|so|while|and)\b|,\s/g)].map(({ index }) => index + 1),
    0,
  );
  const to = /[.?!;]|,\s|\b(?:but|because|so|while|and)\b/.exec(after)?.index ?? after.length;
  const clause = prompt.slice(from, end + to);
  const whole = sentenceAround(prompt, start, end);
  const isOneThought = isOnlyGap && !/\b(?:but|because|so|while|although|today)\b/i.test(whole);
  const call =
    /^(?:(?:look|listen|be quiet|quiet|shh?|hurry up)\s*(?:, ?(?:please|\p{L}+))?|look at [^.!?]*)!/iu.exec(
      prompt,
    )?.[0] ?? "";
  return { clause, sentence: `${call} ${isOneThought ? whole : clause}` };
}

function sentenceAround(prompt: string, start: number, end: number): string {
  const from = Math.max(...[...prompt.slice(0, start).matchAll(/[.?!]\s/g)].map(({ index }) => index + 1), 0);
  const to = /[.?!]/.exec(prompt.slice(end))?.index ?? prompt.length;
  return prompt.slice(from, end + to);
}

type Split = { isSub: (position: number) => boolean; opener: string };

const openers = "if|when|unless|until|as soon as|before|after";

/** Where the clause with "if" or "when" stands; undefined where its end is not plain. */
function subClause({ prompt, gaps }: HomeworkItem): Split | undefined {
  const found = [...prompt.matchAll(new RegExp(`\\b(${openers})\\b`, "gi"))];
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const opener = (only[1] ?? "").toLowerCase();
  const isFirst = prompt.slice(0, only.index).trim() === "";
  if (!isFirst) return { opener, isSub: (position) => position > only.index };
  const comma = prompt.indexOf(",", only.index);
  const [first, second] = gaps;
  if (comma > 0) return { opener, isSub: (position) => position < comma };
  return gaps.length === 2 && first && second
    ? { opener, isSub: (position) => position < second.start }
    : undefined;
}

const isTimeClauseOfFuture = ({ task, item }: Place) =>
  task.tenses.length === 2 &&
  task.tenses.includes("present-simple") &&
  task.tenses.includes("will") &&
  new RegExp(`\\b(?:${openers})\\b`, "i").test(item.prompt);

function conditionalTense({ item, gap, task }: Place): Tense | undefined {
  const split = subClause(item);
  if (!split || /\b(?:know|wonder|ask|tell me|not sure)\s+(?:if|when)\b/i.test(item.prompt)) return undefined;
  const isSub = split.isSub(gap.start);
  switch (task.conditional ?? 1) {
    case 0:
      return "present-simple";
    case 1:
      return isSub ? "present-simple" : "will";
    case 2:
      return isSub ? "past-simple" : "would";
    case 3:
      return isSub ? "past-perfect" : "would";
  }
}

/** "I ____ (read) when the phone ____ (ring)": what was going on, and what cut into it. */
function pastOfPair({ item, gap, verb }: Place, sentence: string): Tense | undefined {
  const link = /\b(when|while)\b/i.exec(item.prompt);
  const isOne = [...item.prompt.matchAll(/\b(?:when|while)\b/gi)].length === 1;
  if (!link || !isOne || /[.?!][^.?!\n]*\w/.test(sentence.replace(/^\w+!/, ""))) return undefined;
  const others = item.gaps
    .filter(({ given }) => given !== undefined)
    .map((one) => ({ verb: readGivenVerb(one.given ?? "")?.verb ?? "", after: item.prompt.slice(one.end) }))
    .filter((other) => other.verb !== "" && other.verb !== verb);
  if (isMomentary(verb, item.prompt.slice(gap.end))) return "past-simple";
  if (!isLasting(verb, item.prompt.slice(gap.end))) return undefined;
  const isInWhile = link[1]?.toLowerCase() === "while" && isAfterLink(item.prompt, link.index, gap);
  return isInWhile ||
    (others.length > 0 && others.every((other) => isMomentary(other.verb, other.after))) ||
    hasMomentaryPast(item.prompt)
    ? "past-continuous"
    : undefined;
}

function isAfterLink(prompt: string, link: number, gap: Gap): boolean {
  const comma = prompt.indexOf(",", link);
  return link === 0 && comma > 0 ? gap.start < comma : gap.start > link;
}

/** A printed verb that cuts in: "… when the phone rang". */
function hasMomentaryPast(prompt: string): boolean {
  const [, clause = ""] = /\bwhen\b([^,.?!]{0,120})/i.exec(prompt) ?? [];
  const words = clause.toLowerCase().split(/\s+/);
  return words.some((word) => word === "came" || word === "left" || momentary.has(baseOfPast(word) ?? ""));
}
