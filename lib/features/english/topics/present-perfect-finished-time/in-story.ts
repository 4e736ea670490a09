import { finishedTime } from "../../sentence/finished-time";
import { isInStory, isPastText, tensesOf } from "../../sentence/story";
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
    /^(?:i|you|he|she|we|they|not|never|also)$|ly$/.test(words[at - 1]?.lower ?? "")
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
  return words.some(
    ({ lower }, at) =>
      /^(?:when|suddenly)$/.test(lower) ||
      // "While we were walking"; "while the road has been hard" sets two things against each other.
      (lower === "while" && words.slice(at + 1, at + 5).some((word) => /^(?:was|were)$/.test(word.lower))),
  );
}

const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;

/** "In August I have been in Sardinia", "on Monday we have seen": a time that is over. */
function besideDate(words: Word[], helper: number): boolean {
  const [preposition, name, second] = words.slice(0, 3).map(({ lower }) => lower);
  const isDated = /^(?:on|from)$/.test(preposition ?? "") && /^\d/.test(name ?? "") && helper < 10;
  const isMonthNamed = words.slice(2, 5).some(({ lower }) => months.test(lower) || lower === "may");
  if (isDated && isMonthNamed) return true;
  const isMonth = preposition === "in" && months.test(name ?? "");
  const isDay = preposition === "on" && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(name ?? "");
  const isFeast = /^(?:at|for)$/.test(preposition ?? "") && /^(?:christmas|easter)$/.test(name ?? "");
  const isBirthday = preposition === "for" && name === "my" && second === "birthday";
  return (isMonth || isDay || isFeast || isBirthday) && helper < 6;
}

/** "… ," has said Andrea. */
function saidAfterQuote(words: Word[], at: number): Match[] | undefined {
  // "The minister, a friend, has asked the children": no quotation stands before it.
  const isOpening = at === 0 || /["”»’']/.test(words[at]?.gap ?? "") || words[at + 2]?.lower !== "the";
  return (at === 0 || endsClause(words[at]?.gap ?? "")) &&
    isOpening &&
    words[at]?.lower === "has" &&
    /^(?:said|asked|answered|shouted|replied)$/.test(words[at + 1]?.lower ?? "") &&
    /^\p{Lu}|^(?:my|the|his|her)$/u.test(words[at + 2]?.text ?? "")
    ? matchWords(words, at, at + 1, textOf(words, at + 1, at + 1))
    : undefined;
}

const hasOtherPerfect = (words: Word[], { helper }: Perfect) =>
  words.some((_, at) => {
    const other = at === helper ? undefined : perfectAt(words, at);
    return other && clauseAround(words, at, other.verb).some(({ lower }) => untilNow.test(lower));
  });

/** "I was happy because I have won": why something was so. */
function becauseOf(words: Word[], { helper, verb }: Perfect): boolean {
  const because = words.findIndex(({ lower }, at) => lower === "because" && at < helper && at > helper - 5);
  const { past, present } = tensesOf(words, helper, verb);
  return because > 0 && present === 0 && past > 0 && tensesOf(words.slice(0, because)).past > 0;
}

/** "Last night I have dreamed of a dragon. It has been terrible": the mistake before goes on. */
const afterTimed = (before: Sentence | undefined) =>
  before !== undefined &&
  finishedTime(before.words) !== undefined &&
  before.words.some((_, at) => perfectAt(before.words, at) !== undefined);

/** "He has been a mechanic until 2009". */
const untilYear = (words: Word[], verb: number) =>
  words
    .slice(verb, verb + 6)
    .some(
      ({ lower }, at) => lower === "until" && /^(?:19|20)[012]\d$/.test(words[verb + at + 1]?.lower ?? ""),
    );

const joins = /^(?:and|but|so|because|when|while|where|which|who)$/;

/** The words of the verb's own clause, no more than a few on either side. */
function clauseAround(words: Word[], from: number, to: number): Word[] {
  let [start, end] = [from, to];
  while (
    start > from - 4 &&
    start > 0 &&
    !endsClause(words[start]?.gap ?? "") &&
    !(joins.test(words[start - 1]?.lower ?? "") && start < from)
  )
    start -= 1;
  while (
    end < to + 5 &&
    words[end + 1] &&
    !endsClause(words[end + 1]?.gap ?? "") &&
    !joins.test(words[end + 1]?.lower ?? "")
  )
    end += 1;
  return words.slice(start, end + 1);
}

/** "My alarm clock hasn't rung, so I woke up late": beside a past that followed from it, or that it followed from. */
function negativeInStory(all: Sentence[], at: number, place: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  if (!/^(?:haven't|hasn't)$/.test(words[place]?.lower ?? "") || !follows(words[place + 1])) return undefined;
  const base = baseOfParticiple(words[place + 1]?.lower ?? "");
  if (!base || words[place + 1]?.lower === "got" || place === 0) return undefined;
  if (clauseAround(words, place, place + 1).some(({ lower }) => untilNow.test(lower))) return undefined;
  const { past, present } = tensesOf(words, place, place + 1);
  const before = tensesOf(all[at - 1]?.words ?? []);
  const isBesidePast =
    past > 0 &&
    present === 0 &&
    (/^(?:because|but|and|so)$/.test(joinerBefore(words, place)) ||
      words.slice(place).some(({ lower }) => lower === "so"));
  const isAfterPast = past > 0 && words.slice(0, place).some(({ gap }) => /[:;]/.test(gap));
  return (isBesidePast || isAfterPast) && (before.present === 0 || before.past > 0 || isAfterPast)
    ? matchWords(words, place, place + 1, `didn't ${base}`)
    : undefined;
}

/** The word that opens the clause of the helper. */
function joinerBefore(words: Word[], place: number): string {
  for (let at = place - 1; at >= Math.max(0, place - 6); at -= 1)
    if (joins.test(words[at]?.lower ?? "")) return words[at]?.lower ?? "";
  return "";
}

/** "He was the owner and he has just come back": before something else that is past. */
function justBefore(all: Sentence[], at: number, place: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const isJust =
    /^(?:have|has)$/.test(words[place]?.lower ?? "") &&
    /^(?:just|already)$/.test(words[place + 1]?.lower ?? "") &&
    baseOfParticiple(words[place + 2]?.lower ?? "") !== undefined &&
    words[place + 2]?.lower !== "been";
  if (!isJust || !/^(?:and|but|because)$/.test(words[place - 2]?.lower ?? "")) return undefined;
  return tensesOf(words.slice(0, place)).past > 0 && isPastText(all)
    ? matchWords(words, place, place, "had")
    : undefined;
}

/** Whether a story is told before the perfect, in this sentence or the one before, and around it. */
function goesOnTelling(all: Sentence[], at: number, from: number, to: number): boolean {
  const own = (all[at]?.words ?? []).slice(0, from);
  const isToldHere =
    tensesOf(own).past > 0 && !own.some(({ lower }) => /^(?:that|which|who|because)$/.test(lower));
  const isToldBefore = tensesOf(all[at - 1]?.words ?? []).past > 0;
  const isOwn = all.some(({ words }) =>
    words.some(({ lower }) => /^(?:i|we|my|our|me|us|he|she)$/.test(lower)),
  );
  const isState = /^(?:this|that|which|it|one|nobody)$/.test(all[at]?.words[from - 1]?.lower ?? "");
  return isOwn && !isState && (isToldHere || isToldBefore) && isInStory(all, at, from, to);
}

/** A present perfect among pasts that tell a story. */
export function perfectInStory(all: Sentence[], at: number): Match[] {
  const { words = [], isQuestion } = all[at] ?? {};
  if (isQuestion || words.some(({ lower }) => lower === "since")) return [];
  return words.flatMap((word, place) => {
    const said =
      saidAfterQuote(words, place) ?? negativeInStory(all, at, place) ?? justBefore(all, at, place);
    if (said) return said;
    const found = perfectAt(words, place);
    if (!found || place === 0 || word.gap !== " ") return [];
    const near = clauseAround(words, place, found.verb);
    const { past } = tensesOf(words, place, found.verb);
    const isMarked = near.some(
      ({ lower }, at) => untilNow.test(lower) && !(lower === "for" && (past > 0 || (at === 0 && place < 5))),
    );
    // "I have called twice, but nobody has been able to help": not a story, but how things stand.
    const isNow =
      words.some(({ lower }) => /^(?:now|today|already)$/.test(lower)) && words[place - 2]?.lower !== "when";
    if (isNow || hasOtherPerfect(words, found)) return [];
    const isOwnWhen = words[place - 2]?.lower === "when";
    if (isMarked && !isOwnWhen && !untilYear(words, found.verb)) return [];
    const isPast =
      untilYear(words, found.verb) ||
      (!/^(?:that|which|who)$/.test(words[place - 1]?.lower ?? "") && besideWhen(words, found)) ||
      besideDate(words, place) ||
      becauseOf(words, found) ||
      afterTimed(all[at - 1]) ||
      goesOnTelling(all, at, place, found.verb);
    const kept = words
      .slice(place + 1, found.verb)
      .map(({ text }) => `${text} `)
      .join("");
    return isPast ? matchWords(words, place, found.verb, `${kept}${found.past}`) : [];
  });
}
