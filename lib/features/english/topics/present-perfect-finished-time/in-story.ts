import { isInStory, tensesOf } from "../../sentence/story";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { baseOfIng, baseOfParticiple, isModal, pastOf } from "../../lexicon/verbs";
import { endsClause, follows, type Word } from "../../lexicon/words";
import type { Sentence } from "../../sentence/language";

/** What goes with the perfect, or may. */
const untilNow =
  /^(?:already|just|never|ever|yet|always|recently|lately|since|for|now|today|often|still|so|many|several|twice|once|before|if|after|until)$/;
const plain = /^(?:also|really|even|finally|suddenly)$/;

type Perfect = { helper: number; verb: number; past: string };

function perfectAt(words: Word[], at: number): Perfect | undefined {
  const form = words[at]?.lower ?? "";
  if (!/^(?:have|has)$/.test(form) || isModal(words[at - 1]?.lower ?? "") || words[at - 1]?.lower === "to")
    return undefined;
  if (
    isModal(words[at - 2]?.lower ?? "") &&
    /^(?:i|you|he|she|we|they|not|never|also)$/.test(words[at - 1]?.lower ?? "")
  )
    return undefined;
  const verb = plain.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const lower = words[verb]?.lower ?? "";
  if (!words.slice(at + 1, verb + 1).every(follows) || lower === "got") return undefined;
  if (lower === "been") {
    const next = words[verb + 1]?.lower ?? "";
    if (next === "to" || baseOfIng(next) || baseOfParticiple(next)) return undefined;
    const isPlural = form === "have" && words[at - 1]?.lower !== "i";
    return { helper: at, verb, past: isPlural ? "were" : "was" };
  }
  const base = baseOfParticiple(lower);
  return base ? { helper: at, verb, past: pastOf(base) } : undefined;
}

/** "When we have arrived home, I was tired", "we were walking when Luca has fallen": beside a past nothing lasts until now. */
function besideWhen(words: Word[], { helper, verb }: Perfect): boolean {
  const { past, present } = tensesOf(words, helper, verb);
  if (past === 0 || present > 0) return false;
  return words.some(({ lower }) => /^(?:when|while|suddenly)$/.test(lower));
}

const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;

/** "In August I have been in Sardinia", "on Monday we have seen": a time that is over. */
function besideDate(words: Word[], helper: number): boolean {
  const [preposition, name] = [words[0]?.lower ?? "", words[1]?.lower ?? ""];
  const isMonth = preposition === "in" && months.test(name);
  const isDay = preposition === "on" && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(name);
  const isFeast = /^(?:at|for)$/.test(preposition) && /^(?:christmas|easter)$/.test(name);
  const isBirthday = preposition === "for" && name === "my" && words[2]?.lower === "birthday";
  return (isMonth || isDay || isFeast || isBirthday) && helper < 6;
}

/** "… ," has said Andrea. */
function saidAfterQuote(words: Word[], at: number): Match[] | undefined {
  const isOpening = at === 0 || endsClause(words[at]?.gap ?? "");
  return isOpening &&
    words[at]?.lower === "has" &&
    /^(?:said|asked|answered|shouted|replied)$/.test(words[at + 1]?.lower ?? "") &&
    /^\p{Lu}|^(?:my|the|his|her)$/u.test(words[at + 2]?.text ?? "")
    ? matchWords(words, at, at + 1, textOf(words, at + 1, at + 1))
    : undefined;
}

/** "He has been a mechanic until 2009". */
const untilYear = (words: Word[], verb: number) =>
  words
    .slice(verb, verb + 6)
    .some(
      ({ lower }, at) => lower === "until" && /^(?:19|20)[012]\d$/.test(words[verb + at + 1]?.lower ?? ""),
    );

/** Whether a story is told before the perfect, in this sentence or the one before, and around it. */
function goesOnTelling(all: Sentence[], at: number, from: number, to: number): boolean {
  const own = (all[at]?.words ?? []).slice(0, from);
  const isToldHere =
    tensesOf(own).past > 0 && !own.some(({ lower }) => /^(?:that|which|who|because)$/.test(lower));
  const isToldBefore = tensesOf(all[at - 1]?.words ?? []).past > 0;
  return (isToldHere || isToldBefore) && isInStory(all, at, from, to);
}

/** A present perfect among pasts that tell a story. */
export function perfectInStory(all: Sentence[], at: number): Match[] {
  const { words = [], isQuestion } = all[at] ?? {};
  if (isQuestion || words.some(({ lower }) => lower === "since")) return [];
  return words.flatMap((word, place) => {
    const said = saidAfterQuote(words, place);
    if (said) return said;
    const found = perfectAt(words, place);
    if (!found || place === 0 || word.gap !== " ") return [];
    const near = words.slice(Math.max(0, place - 4), found.verb + 6);
    const { past } = tensesOf(words, place, found.verb);
    const isMarked = near.some(
      ({ lower }, at) => untilNow.test(lower) && !(lower === "for" && (past > 0 || (at === 0 && place < 5))),
    );
    const isOwnWhen = words[place - 2]?.lower === "when";
    if (isMarked && !isOwnWhen && !untilYear(words, found.verb)) return [];
    const isPast =
      untilYear(words, found.verb) ||
      besideWhen(words, found) ||
      besideDate(words, place) ||
      goesOnTelling(all, at, place, found.verb);
    const kept = words
      .slice(place + 1, found.verb)
      .map(({ text }) => `${text} `)
      .join("");
    return isPast ? matchWords(words, place, found.verb, `${kept}${found.past}`) : [];
  });
}
