import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import type { Finding } from "@/lib/features/english/finding";
import { setOf } from "@/lib/features/english/lexicon/words";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { isFunctionWord } from "../content-words";
import type { Candidate } from "./candidate";
import type { Frame } from "./frame";
import { isEnglishWord } from "./pieces";
import { baseOf, isMisspelling, isSameBase, normsOf, tokensOf, type Token } from "./tokens";
import { isVerbal, verbGroupAt, type Tense, type VerbGroup } from "./verb-group";

/** Words of which one cannot stand in for another. */
const classes = [
  "a an the",
  "my your his her its our their him hers theirs mine yours ours",
  "me him her us them",
  "much many",
  "there they",
  "make makes made do does did take takes took taken give gives gave making doing taking",
].map(setOf);

const articles = setOf("a an the");

/** Words that bind, and for which no other word of grammar stands in. */
const binding = setOf(
  `in on at of to from for with by about into than as since until during between among that which who whose what
  where when how then so more most too also yet already still`,
);

/** Where the first is right, the second is as well. */
const isEqual = new Set([
  "who that",
  "which that",
  "whom who",
  "whom that",
  "then so",
  "till until",
  "until till",
]);

/** Whether one word of grammar stands where another of its class did. */
export function isOfOneClass(one: Token | undefined, own: Token[]): boolean {
  const [other, ...more] = own;
  if (!one || !other || more.length > 0) return false;
  return [...classes, binding].some((words) => words.has(one.norm) && words.has(other.norm));
}

/** A word of the class of one that is wanted, in its place; or any, where none is wanted. */
function isSwapped(words: string[], wanted: string[], wrong: string[]): boolean {
  const own = words.filter((word) => !wrong.includes(word));
  if (own.length === 0 || own.some((word) => wanted.includes(word))) return false;
  if (wanted.length === 1 && own.length === 1 && isEqual.has(`${wanted[0]} ${own[0]}`)) return false;
  const isOfOne = classes.some(
    (words) =>
      (wanted.length > 0 ? wanted : wrong).some((word) => words.has(word)) &&
      own.some((word) => words.has(word)),
  );
  const isBinding = (words: string[]) => words.length > 0 && words.every((word) => binding.has(word));
  return isOfOne || (isBinding(wanted.length > 0 ? wanted : wrong) && own.every(isFunctionWord));
}

const pastTopics = new Set<MistakeTopic>(["past-time", "irregular-past", "present-perfect-finished-time"]);
const isOver = /^(?:yesterday|ago|last)$/;
const pasts: readonly Tense[] = ["past", "past-continuous", "past-perfect"];

/** Whether a tense fits where another is right. */
function isTenseFit(tense: Tense, right: Tense, topic: MistakeTopic, sentence: string[]): boolean {
  if (tense === right) return true;
  if (pastTopics.has(topic))
    return (
      pasts.includes(tense) ||
      tense === "modal" ||
      (topic === "irregular-past" &&
        tense === "present-perfect" &&
        !sentence.some((word) => isOver.test(word)))
    );
  if (right === "present-perfect" && topic === "since-for")
    return tense === "past" && sentence.includes("for");
  if (topic === "future") return /^(?:future|modal|present-continuous)$/.test(tense);
  if (topic === "if-when-will") return /^(?:present|present-perfect|present-continuous)$/.test(tense);
  return !(pasts.includes(right) && tense === "present");
}

/** The verbs that are meant: the right sentence's at the place, and those that were wrong. */
function mainsOf({ right, wrong, changes }: Frame, group: VerbGroup): Set<string> {
  const words = changes.flatMap(({ from, to, rightFrom, rightTo }) => [
    ...wrong.slice(from, to),
    ...right.slice(rightFrom, rightTo),
  ]);
  return new Set([group.main, ...words.filter(isVerbal).map(({ norm }) => baseOf(norm))]);
}

/** The verb of the right sentence at the place, where the mistake is one of verbs; undefined where it is not finite. */
function rightGroup({ right, wrong, changes }: Frame): VerbGroup | undefined {
  const change = changes.find(({ from, to, rightFrom, rightTo }) => {
    const parts = [right.slice(rightFrom, rightTo), wrong.slice(from, to)].filter((part) => part.length > 0);
    return parts.every((part) => part.some(isVerbal));
  });
  if (!change) return undefined;
  const at = Math.min(change.rightFrom, right.length - 1);
  const verb = right.findIndex((token, index) => index >= at && isVerbal(token));
  const group = verb < 0 ? undefined : verbGroupAt(right, verb, new Set());
  return group?.isFormed && right[group.from - 1]?.norm !== "to" ? group : undefined;
}

/** What the verb of the new sentence says of the try: "fits" where it is another verb, rightly formed. */
function verbOpinion(
  frame: Frame,
  candidate: Candidate,
  { isSeen, isGone }: { isSeen: boolean; isGone: boolean },
): "right" | "fits" | "wrong" | undefined {
  const right = rightGroup(frame);
  if (!right) return undefined;
  const { tokens, place } = candidate;
  const verb = tokens.findIndex(
    (token, at) => at >= place.from && at <= place.to + 1 && (isVerbal(token) || isBareNot(tokens, at)),
  );
  const group = verb < 0 ? undefined : verbGroupAt(tokens, verb, mainsOf(frame, right));
  if (!group) return undefined;
  const context = normsOf(tokensOf(frame.mistake.sentence));
  if (!group.isFormed) return "wrong";
  if (!isTenseFit(group.tense, right.tense, frame.mistake.topic, context)) {
    const isTold = isSeen && group.main !== right.main && group.main !== "be";
    return isTold || (isGone && isTheirTense(frame, group)) ? "fits" : "wrong";
  }
  return group.main === right.main ? "right" : "fits";
}

/** Whether the first verb of a sentence is formed as it should: "she walks", not "she walking". */
export function opensFormed({ tokens }: Candidate): boolean {
  const verb = tokens.findIndex(isVerbal);
  return verb >= 0 && (verbGroupAt(tokens, verb, new Set())?.isFormed ?? false);
}

/** "Is dead" for "is died": the finite verb is the student's own. */
const isTheirTense = ({ wrong, quote }: Frame, { tense }: VerbGroup) =>
  verbGroupAt(wrong, quote.from, new Set())?.tense === tense;

const isBareNot = (tokens: Token[], at: number) =>
  tokens[at]?.norm === "not" && isVerbal(tokens[at + 1]) && !isVerbal(tokens[at - 1]);

/**
 * How a try is judged that has other words than those we know, in the place of the wrong ones or beside it. `isSeen`: the
 * engine saw the mistake and sees it no more; `isGone`: and all is said that was. `isRuled`: the rule of the topic itself says that it is right.
 */
export function judgeOther(
  frame: Frame,
  candidate: Candidate,
  {
    found,
    isSeen,
    isGone,
    isRuled,
  }: { found: Finding[]; isSeen: boolean; isGone: boolean; isRuled: boolean },
): "right" | "gone" | "wrong" {
  if (found.length > 0) return "wrong";
  const { spots, beside } = candidate;
  const atSpots = spots.filter(({ state }) => state !== "right").map((spot) => wordsAt(frame, spot));
  const parts = [...atSpots, partOf(beside.own, beside.quoted, [])];
  // A word more beside what is put right may be one we do not know.
  const isMeant = ({ norm }: Token) => frame.right.some((one) => isMisspelling(norm, one.norm));
  const isKept = isGone && atSpots.length === 0 && !beside.own.some(isMeant);
  if (
    parts.some((part) => isMissed(part) || (!isKept && isStrange(part))) ||
    isStillInOrder(frame, candidate)
  )
    return "wrong";
  if (isSwapped(normsOf(beside.own), normsOf(beside.quoted), [])) return "wrong";
  const ofVerb = verbOpinion(frame, candidate, { isSeen, isGone });
  if (ofVerb === "wrong") return "wrong";
  if (ofVerb === "right" && parts.some(({ own }) => own.length > 0)) return "right";
  const { topic } = frame.mistake;
  const [first] = parts.flatMap(({ own }) => own);
  if (topic === "missing-subject") return /^(?:me|him|us|them)$/.test(first ?? "") ? "wrong" : "gone";
  if (parts.some(({ own, wanted, wrong }) => isSwapped(own, wanted, wrong))) return "wrong";
  if (ofVerb === undefined && parts.some((part) => part.wrong.length > 0 && isInflected(part)))
    return "wrong";
  const hasVerb = candidate.tokens.slice(candidate.from, candidate.to).some(isVerbal);
  // An article that is missed the engine would see.
  const mayGo = ({ wanted }: Part) => isRuled || (isGone && wanted.every((word) => articles.has(word)));
  return parts.some((part) => isLeftOut(part, hasVerb) && !mayGo(part)) ? "wrong" : "gone";
}

type Part = { own: string[]; wanted: string[]; wrong: string[]; typed: string[] };

const partOf = (own: Token[], wanted: Token[], wrong: Token[]): Part => ({
  own: normsOf(own),
  wanted: normsOf(wanted),
  wrong: normsOf(wrong),
  typed: own.map(({ word }) => word),
});

const wordsAt = ({ right, wrong }: Frame, { own, change }: Candidate["spots"][number]): Part =>
  partOf(own, right.slice(change.rightFrom, change.rightTo), wrong.slice(change.from, change.to));

const freshOf = ({ own, wanted, wrong }: Part) =>
  own.filter((word) => !wanted.includes(word) && !wrong.includes(word));

/** A word that is meant for what is wanted and misses it. */
const isMissed = (part: Part) =>
  freshOf(part).some((word) => part.wanted.some((one) => isMisspelling(word, one) && !isSameBase(word, one)));

/** No English word. */
const isStrange = (part: Part) =>
  freshOf(part).some((word) => !isEnglish(word, part) && /^\p{L}/u.test(word));

const isEnglish = (word: string, { own, typed }: Part) =>
  isEnglishWord(word) || isEnglishWord(typed[own.indexOf(word)] ?? word) || isVerbForm(word);

/** Another form of what is wanted, or of what was wrong. */
const isInflected = (part: Part) =>
  freshOf(part).some((word) =>
    [...part.wanted, ...part.wrong].some((one) => isSameBase(one, word) || isGrownFrom(word, one)),
  );

const minGrown = 4;
/** "Actually" of "actual", "yours" of "your". */
const isGrownFrom = (word: string, stem: string) => stem.length >= minGrown && word.startsWith(stem);

/** Only words of grammar are wanted, or the only verb, and there is nothing. */
function isLeftOut({ own, wanted, wrong }: Part, hasVerb: boolean): boolean {
  if (own.length > 0 || wanted.length === 0) return false;
  if (wrong.length > 0) return !hasVerb && wanted.every((word) => isVerbForm(word) && !isFunctionWord(word));
  return wanted.every((word) => binding.has(word) || classes.some((words) => words.has(word)));
}

/** Where only the order is wrong: words of the quote that stand as they stood. */
function isStillInOrder(
  { wrong, quote, correction, mistake }: Frame,
  { tokens, from, to }: Candidate,
): boolean {
  const right = normsOf(correction);
  const quoted = normsOf(wrong.slice(quote.from, quote.to)).filter((word) => right.includes(word));
  const own = normsOf(tokens.slice(from, to)).filter((word) => quoted.includes(word));
  const inOrder = right.filter((word) => own.includes(word)).join(" ");
  const asQuoted = quoted.filter((word) => own.includes(word)).join(" ");
  if (own.length < 2 || inOrder === asQuoted) return false;
  const isStrict =
    mistake.topic === "adjective-order" ||
    (mistake.topic !== "like-very-much" && own.length === right.length);
  return isStrict ? own.join(" ") !== inOrder : own.join(" ") === asQuoted;
}
