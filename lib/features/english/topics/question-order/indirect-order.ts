import { endOfNounPhrase, phraseOpeners } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { personOfPronoun } from "../../sentence/subject";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isBe,
  isDo,
  isModal,
  isPastForm,
  pastOf,
  thirdPerson,
} from "../../lexicon/verbs";
import { isAdjective } from "../../lexicon/vocabulary";
import { indirectVerbFirst } from "./verb-first";
import { endsClause, follows, type Word } from "../../lexicon/words";

/** What one asks, tells or knows: a question word after it opens no question of its own. */
const asking =
  /^(?:know|knows|knew|known|tell|tells|told|ask|asks|asked|asking|wonder|wonders|wondered|wondering|remember|remembers|remembered|forget|forgot|forgotten|understand|understands|understood|explain|explains|explained|idea|sure|guess|discover|discovered|show|showed|curious|imagine)$/;
const pronoun = /^(?:i|you|he|she|it|we|they)$/;
const possessive = /^(?:my|your|his|her|our|their)$/;
const shortened = /^(what|where|when|how|who)'s$/;
const questionWord = /^(?:what|where|when|why|how|who|which|whose)$/;
/** "Where is the station": the place or the time is asked, so that the noun can only be the subject. */
const asksPlaceOrTime = /^(?:where|when|how|why)$/;

const isHelper = (lower: string) =>
  isBe(lower) || isModal(lower) || isDo(lower) || /^(?:have|has|had|haven't|hasn't|hadn't)$/.test(lower);

/** Where the helper stands after "where", "what time", "how much", "which sport". */
function helperAfter(words: Word[], at: number): number | undefined {
  for (let helper = at + 1; helper <= at + 3; helper += 1) {
    const word = words[helper];
    if (!follows(word) || pronoun.test(word.lower) || phraseOpeners.has(word.lower)) return undefined;
    if (isHelper(word.lower) && !word.lower.includes("'m")) return helper;
    if (/^(?:why|who|where|when)$/.test(words[at]?.lower ?? "")) return undefined;
  }
  return undefined;
}

function isAskedIndirectly(words: Word[], at: number): boolean {
  let start = at;
  while (start > 0 && !endsClause(words[start]?.gap ?? "")) start -= 1;
  if (start === at || endsClause(words[at]?.gap ?? "")) return false;
  const before = words.slice(start, at).map(({ lower }) => lower);
  // "They must help or how will we live?": a question of its own.
  if (before.at(-1) === "or" && !before.some((lower) => questionWord.test(lower))) return false;
  // "I would like to know how many you are and how far is the school"
  const isSecond =
    words[at - 1]?.lower === "and" &&
    /^(?:know|tell|ask|understand|wonder)$/.test(before.find((lower) => asking.test(lower)) ?? "");
  if (isSecond)
    return (
      before.findIndex((lower) => asking.test(lower)) < before.findIndex((lower) => questionWord.test(lower))
    );
  return before.some((lower) => asking.test(lower)) && !before.some((lower) => questionWord.test(lower));
}

/** "Do" and "did" disappear into the verb: "does he live" → "he lives". */
function verbWithout(helper: string, base: string, isThird: boolean): string {
  if (helper === "did") return pastOf(base);
  return helper === "does" || (helper === "do" && isThird) ? thirdPerson(base) : base;
}

/** The verb behind do, does or did, also where it says the person or the past once more: "does it starts". */
function baseAfter(helper: string, verb: string): string | undefined {
  if (isBase(verb)) return verb;
  if (helper === "does") return baseOfThird(verb);
  return helper === "did" && isPastForm(verb) ? baseOfPast(verb) : undefined;
}

type Order = { to: number; text: string };

/** The clause from its helper on, in the order of a statement. */
function statementFrom(words: Word[], helper: number, last: number, isThird: boolean): Order | undefined {
  const lower = words[helper]?.lower ?? "";
  const subject = textOf(words, helper + 1, last);
  const next = words[last + 1];
  const isNext = follows(next);
  if (/^(?:do|does|did)$/.test(lower)) {
    const base = isNext ? baseAfter(lower, next.lower) : undefined;
    return base === undefined
      ? undefined
      : { to: last + 1, text: `${subject} ${verbWithout(lower, base, isThird)}` };
  }
  const isPerfect = isNext && (next.lower === "got" || baseOfParticiple(next.lower) !== undefined);
  if (/^(?:have|has|had)/.test(lower) && !isPerfect) return undefined;
  if ((isModal(lower) || isDo(lower)) && !(isNext && isBase(next.lower)) && next?.lower !== "be")
    return undefined;
  return { to: last, text: `${subject} ${words[helper]?.text ?? ""}` };
}

/** "Where is the station", "why does your sister cry": after a noun the end of the subject must be plain. */
function afterNoun(words: Word[], at: number, helper: number): Order | undefined {
  const opener = words[helper + 1];
  const verb = words[helper]?.lower ?? "";
  if (!follows(opener) || !phraseOpeners.has(opener.lower) || /^(?:an?|some|any)$/.test(opener.lower))
    return undefined;
  if (/^(?:do|does|did)$/.test(verb)) {
    const last = [helper + 2, helper + 3, helper + 4].find(
      (place) => baseAfter(verb, words[place + 1]?.lower ?? "") !== undefined,
    );
    return last ? statementFrom(words, helper, last, verb === "does") : undefined;
  }
  if (!/^(?:is|are|was|were)$/.test(verb)) return undefined;
  const first = words[at]?.lower ?? "";
  const isWhat = first === "what" && helper === at + 1 && possessive.test(opener.lower);
  if (!asksPlaceOrTime.test(first) && !isWhat) return undefined;
  const last = endOfNounPhrase(words, helper + 1);
  const next = last === undefined ? undefined : words[last + 1];
  if (last === undefined || (next && !endsClause(next.gap) && !isLoose(next.lower))) return undefined;
  const isDoing = baseOfIng(words[last]?.lower ?? "") !== undefined;
  return isDoing ? statementFrom(words, helper, last - 1, false) : statementFrom(words, helper, last, false);
}

const isLoose = (lower: string) => /^(?:please|today|tomorrow|now|and|but|because)$/.test(lower);

/** "Where's the station", "what's your name" after "tell me". */
function shortenedAt(words: Word[], at: number): Match[] | undefined {
  const asked = shortened.exec(words[at]?.lower ?? "")?.[1];
  if (!asked || !isAskedIndirectly(words, at)) return undefined;
  const opener = words[at + 1];
  if (!follows(opener)) return undefined;
  const isKnown = asked === "what" ? possessive : phraseOpeners;
  const isPronoun = /^(?:he|she|it)$/.test(opener.lower) && asked !== "what";
  const isNoun = isKnown instanceof Set ? isKnown.has(opener.lower) : isKnown.test(opener.lower);
  if (asked === "who" ? !isPronoun : !isPronoun && !isNoun) return undefined;
  const last = isPronoun ? at + 1 : endOfNounPhrase(words, at + 1);
  const next = last === undefined ? undefined : words[last + 1];
  if (last === undefined || (next && !endsClause(next.gap) && !isLoose(next.lower))) return undefined;
  return matchWords(words, at, last, `${asked} ${textOf(words, at + 1, last)} is`);
}

/** "I understood how is important to stay calm". */
function howImportant(words: Word[], at: number): Match[] | undefined {
  const [be, adjective, to] = words.slice(at + 1, at + 4);
  const isHow = words[at]?.lower === "how" && /^(?:is|was)$/.test(be?.lower ?? "") && to?.lower === "to";
  return isHow && isAdjective(adjective?.lower ?? "")
    ? matchWords(words, at + 1, at + 2, `${adjective?.text} it ${be?.text}`)
    : undefined;
}

/** "Tell me where are you", "I don't know what time is it": an indirect question has the order of a statement. */
export function indirectOrder(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const short = shortenedAt(words, at);
  if (short) return short;
  const isIf = lower === "if" || lower === "whether";
  if ((!questionWord.test(lower) && !isIf) || !isAskedIndirectly(words, at)) return undefined;
  const important = howImportant(words, at);
  if (important) return important;
  const helper = isIf ? (isHelper(words[at + 1]?.lower ?? "") ? at + 1 : undefined) : helperAfter(words, at);
  if (helper === undefined) return isIf ? undefined : indirectVerbFirst(words, at);
  const subject = words[helper + 1];
  const person = pronoun.test(subject?.lower ?? "") && personOfPronoun(subject?.lower ?? "");
  const order =
    person && follows(subject)
      ? statementFrom(words, helper, helper + 1, person === "third")
      : isIf
        ? undefined
        : afterNoun(words, at, helper);
  return order && matchWords(words, at, order.to, `${textOf(words, at, helper - 1)} ${order.text}`);
}
