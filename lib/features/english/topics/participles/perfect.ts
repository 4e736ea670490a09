import { finishedTime } from "../../sentence/finished-time";
import { positiveAfter } from "../../sentence/negative-object";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { subjectOf } from "../../sentence/noun-subject";
import { inventedPast } from "../../lexicon/invented-pasts";
import { isNoun } from "../../lexicon/nouns";
import {
  baseOfParticiple,
  baseOfPast,
  isBase,
  isPastForm,
  participleOf,
  pastOf,
  verbOrNoun,
} from "../../lexicon/verbs";
import { isInfinitive } from "../../lexicon/vocabulary";
import { follows, type Word } from "../../lexicon/words";

const have = /^(?:have|has|had|haven't|hasn't|hadn't|(?:i|you|we|they)'ve|having)$/;
const adverb = /^(?:not|already|just|never|ever|always|also|really|finally|only|recently|even)$/;
const modal = /^(?:should|would|could|must|might|may|will|shouldn't|wouldn't|couldn't|can't|i'd|i'll)$/;

/** Pasts that are no participles: "wrote", "went". */
export const onlyPast = (word: string) =>
  isPastForm(word) && baseOfParticiple(word) === undefined ? baseOfPast(word) : undefined;

/** What is no participle though it looks past: "wrote", "writed". */
export const noParticiple = (word: string) => onlyPast(word) ?? inventedPast(word);

/** Where have stands before the word, adverbs and the subject of a question skipped. */
function haveBefore(words: Word[], verb: number): number | undefined {
  let at = verb - 1;
  while (at > 0 && adverb.test(words[at]?.lower ?? "") && follows(words[at + 1])) at -= 1;
  if (!follows(words[at + 1])) return undefined;
  if (have.test(words[at]?.lower ?? "")) return at;
  const isAsked = /^(?:i|you|he|she|we|they)$/.test(words[at]?.lower ?? "") && follows(words[at]);
  const opensQuestion = at === 1 || /^(?:where|what|why|how|when|who)$/.test(words[at - 2]?.lower ?? "");
  return isAsked && opensQuestion && /^(?:have|has)$/.test(words[at - 1]?.lower ?? "") ? at - 1 : undefined;
}

/** "The money I had went on sweets": the verb belongs to what comes before. */
const isRelative = (words: Word[], at: number) =>
  /^(?:had|have|has)$/.test(words[at]?.lower ?? "") &&
  at > 1 &&
  words[at - 1]?.gap === " " &&
  !/^(?:day|week|month|year|night|summer|winter|morning|afternoon|evening|weekend|yesterday|\w+day)$/.test(
    words[at - 2]?.lower ?? "",
  ) &&
  (isNoun(words[at - 2]?.lower ?? "") ||
    /^(?:that|which|what|all|everything)$/.test(words[at - 2]?.lower ?? ""));

/** "I have never went to London": who has been somewhere is back. */
const participleFor = (words: Word[], helper: number, at: number, base: string) => {
  const isVisit = base === "go" && words[at + 1]?.lower === "to" && !isBase(words[at + 2]?.lower ?? "");
  const isEver =
    /n't$/.test(words[helper]?.lower ?? "") ||
    words.slice(helper, at).some(({ lower }) => /^(?:never|ever|not)$/.test(lower));
  return isVisit && isEver ? "been" : participleOf(base);
};

/** "I have wrote", "had stole", "haven't understand", "should have study". */
export function wrongParticiple(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const base = noParticiple(lower) ?? (isBase(lower) && participleOf(lower) !== lower ? lower : undefined);
  const helper = base === undefined ? undefined : haveBefore(words, at);
  if (base === undefined || base === "be" || helper === undefined || isRelative(words, helper))
    return undefined;
  const subject = words[helper]?.lower === "have" && helper === at - 1 ? subjectOf(words, helper) : undefined;
  const isThird = subject?.person === "third" && !subject.isGroup;
  const form = participleFor(words, helper, at, base);
  const denied = /n't$/.test(words[helper]?.lower ?? "") ? positiveAfter(words, at) : undefined;
  if (denied && (base !== lower || needsParticiple(words, helper, at)))
    return matchWords(words, helper, at + 1, `${textOf(words, helper, at - 1)} ${form} ${denied}`);
  // "Last month I have took": not the participle is needed there, but the past alone.
  const isOver =
    base !== lower &&
    /^(?:have|has)$/.test(words[helper]?.lower ?? "") &&
    helper === at - 1 &&
    finishedTime(words) !== undefined;
  if (isOver) return matchWords(words, helper, at, pastOf(base));
  const match = isThird ? matchWords(words, helper, at, `has ${form}`) : matchWords(words, at, at, form);
  if (base !== lower) return match;
  return needsParticiple(words, helper, at) ? match : undefined;
}

/** Whether a base form after have is its verb, and not what is had: "have breakfast", "have a start". */
function needsParticiple(words: Word[], helper: number, at: number): boolean {
  const base = words[at]?.lower ?? "";
  const form = words[helper]?.lower ?? "";
  const isSurelyPerfect =
    /^(?:haven't|hasn't|hadn't|\w+'ve)$/.test(form) ||
    (helper < at - 1 && /^(?:already|just|never|ever|always|not)$/.test(words[at - 1]?.lower ?? ""));
  if (
    /^(?:lunch|own|open|clean|light|present|mean|like|let|be|do|have|need|time|work|rest|contact)$/.test(base)
  )
    return false;
  const isVerb = !verbOrNoun.has(base) && isInfinitive(base) && !isNoun(base);
  if (isSurelyPerfect) return isVerb || verbOrNoun.has(base);
  const next = words[at + 1];
  const isStudy = base === "study" && (!follows(next) || /^(?:a|hard|more|all|for|the)$/.test(next.lower));
  if (modal.test(words[helper - 1]?.lower ?? "")) return isVerb || isStudy;
  return (
    (form === "has" || form === "had" || form === "have") &&
    (isVerb || isStudy) &&
    !/^(?:to|that|you|i|we|they|me|do|does|did)$/.test(words[helper - 1]?.lower === "to" ? "to" : "")
  );
}
