import { matchWords, textOf, type Match } from "../../sentence/rule";
import { hasFiniteVerbAfter } from "../../sentence/subject";
import { subjectOf } from "../../sentence/noun-subject";
import { baseOfParticiple, isBase, participleOf, pastOf } from "../../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";
import { noParticiple } from "./perfect";

const be =
  /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|i'm|you're|we're|they're|it's|he's|she's)$/;
const adverb = /^(?:not|already|just|never|always|also|really|often|only|all|both)$/;

/** Verbs that nothing is done with: no passive, and no be in the past. */
const intransitive = setOf(
  "go come arrive happen die become fall rise appear disappear remain exist occur succeed sit",
);

function beBefore(words: Word[], verb: number): number | undefined {
  let at = verb - 1;
  while (at > 0 && adverb.test(words[at]?.lower ?? "") && follows(words[at + 1])) at -= 1;
  return follows(words[at + 1]) && be.test(words[at]?.lower ?? "") ? at : undefined;
}

const isPerson = (words: Word[], at: number) =>
  /^(?:i|you|he|she|we|they|i'm|he's|she's|we're|they're|you're)$/.test(words[at]?.lower ?? "");

/** "It was wrote", "we were gave": the past where a participle belongs. */
export function wrongPassive(words: Word[], at: number): Match[] | undefined {
  const base = noParticiple(words[at]?.lower ?? "");
  const helper = base === undefined ? undefined : beBefore(words, at);
  if (base === undefined || base === "be" || helper === undefined || intransitive.has(base)) return undefined;
  // Without money.
  // "He was ate my sandwich": somebody does something, and what was meant nobody can tell.
  if (
    isPerson(words, helper - 1) &&
    /^(?:my|your|his|her|our|their|a|an|the)$/.test(words[at + 1]?.lower ?? "") &&
    /^(?:eat|drink|write|see|take|break|do)$/.test(base)
  )
    return undefined;
  if (base === "break" && (isPerson(words, helper) || isPerson(words, helper - 1))) return undefined;
  if (
    /^(?:was|is)$/.test(words[helper]?.lower ?? "") &&
    /^(?:do|did|does)$/.test(words[helper - 1]?.lower ?? "")
  )
    return undefined;
  return matchWords(words, at, at, participleOf(base));
}

const named = /^(?:include|call|locate|situate|name)$/;

/** "My dog is call Fido", "accommodation is include". */
export function baseAfterBe(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const helper = named.test(lower) ? beBefore(words, at) : undefined;
  if (
    helper === undefined ||
    words[helper]?.lower === "be" ||
    /^(?:do|does|did|to)$/.test(words[helper - 1]?.lower ?? "")
  )
    return undefined;
  const isNamed = lower !== "call" && lower !== "name" ? true : /^\p{Lu}/u.test(words[at + 1]?.text ?? "");
  return isNamed ? matchWords(words, at, at, participleOf(lower)) : undefined;
}

const made =
  /^(?:speak|build|make|write|sell|know|produce|teach|grow|draw|paint|eat|invent|discover|surround|use|play|visit|sing|choose|steal|break)$/;

/** "English is speak all over the world", "the house was build in 1990". */
export function madeByBase(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const helper = made.test(lower) && participleOf(lower) !== lower ? beBefore(words, at) : undefined;
  if (
    helper === undefined ||
    !/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(words[helper]?.lower ?? "")
  )
    return undefined;
  const subject = subjectOf(words, helper);
  const isThing =
    subject !== undefined &&
    (!subject.isPronoun || words[subject.head]?.lower === "it") &&
    !/^(?:do|did|does)$/.test(words[helper - 1]?.lower ?? "");
  const next = words[at + 1]?.lower ?? "";
  return isThing && /^(?:by|in|all|from|of|every|with|everywhere|here)$/.test(next)
    ? matchWords(words, at, at, participleOf(lower))
    : undefined;
}

/** "I am went to school", "I was came home". */
export function beBeforePast(words: Word[], at: number): Match[] | undefined {
  const base = noParticiple(words[at]?.lower ?? "");
  if (base === undefined || !/^(?:go|come|fall|become|begin)$/.test(base) || !follows(words[at]))
    return undefined;
  const form = words[at - 1]?.lower ?? "";
  if (!/^(?:am|is|are|was|were|i'm)$/.test(form)) return undefined;
  const subject = /^(?:i|he|she|it|we|you|they)$/.test(words[at - 2]?.lower ?? "");
  if (form === "i'm") return matchWords(words, at - 1, at, `I ${pastOf(base)}`);
  return subject ? matchWords(words, at - 1, at, pastOf(base)) : undefined;
}

const done = setOf(
  `change avoid include use forbid ban allow do see find call make improve reduce build protect solve write read recycle
  take invite publish create forget cancel punish respect teach sell buy eat say know choose save help play break keep give send pay
  visit cook use replace repair finish stop move recharge destroy`,
);
const modals =
  /^(?:can|could|must|should|will|would|may|might|can't|won't|shouldn't|mustn't|couldn't|wouldn't|to)$/;

/** "Plastic should be avoid", "the rule will be change": something is done, by whomever. */
export function baseAfterModalBe(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (!done.has(lower) || !follows(words[at]) || participleOf(lower) === lower) return undefined;
  const helper = beBefore(words, at);
  const modal = helper === undefined ? -1 : words[helper - 1]?.lower === "not" ? helper - 2 : helper - 1;
  if (helper === undefined || words[helper]?.lower !== "be" || !modals.test(words[modal]?.lower ?? ""))
    return undefined;
  const next = words[at + 1];
  const isOver =
    !follows(next) ||
    endsClause(next.gap) ||
    /^(?:in|by|at|from|with|on|for|when|if|and|because|to|alone|again|online|everywhere|anywhere|outside|only)$/.test(
      next.lower,
    );
  const subject = subjectOf(words, modal);
  const isThing = subject
    ? !subject.isPronoun || /^(?:it|they)$/.test(words[subject.head]?.lower ?? "")
    : words[modal]?.lower !== "to";
  const isThere = words[modal - 1]?.lower === "there";
  return isOver && isThing && !isThere ? matchWords(words, at, at, participleOf(lower)) : undefined;
}

/** "… because my parents were": the clause of the subject says why. */
function isReason(words: Word[], helper: number): boolean {
  const subject = subjectOf(words, helper);
  return subject !== undefined && words[subject.from - 1]?.lower === "because";
}

const moved = /^(?:arrived|happened|died|become|remained|appeared|disappeared|succeeded|existed|occurred)$/;

/** "I am arrived", "he is died", "is gone well": have, or the past, where Italian says essere. */
export function movedWithBe(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  const isMoved =
    moved.test(lower) ||
    (lower === "gone" && /^(?:to|well|badly|home|out|very)$/.test(next)) ||
    (lower === "gone" && next === "on" && /^(?:a|holiday|our)$/.test(words[at + 2]?.lower ?? "")) ||
    (lower === "left" && words[at - 1]?.lower === "already") ||
    (lower === "come" && /^(?:out|to|back|in|here|home|with|from)$/.test(next)) ||
    (lower === "fallen" && /^(?:off|down|on|from|in|into)$/.test(next)) ||
    (lower === "left" &&
      /^(?:at)$/.test(next) &&
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d+)$/.test(words[at + 2]?.lower ?? ""));
  const helper = isMoved ? beBefore(words, at) : undefined;
  const form = words[helper ?? -1]?.lower ?? "";
  const base = baseOfParticiple(lower);
  if (helper === undefined || !base || /^(?:be|been|being|it's|he's|she's)$/.test(form)) return undefined;
  if (lower === "left" && /^(?:was|were)/.test(form) && words[helper + 1]?.lower !== "already")
    return undefined;
  // "The film is come out": a "which" or a noun before, never a question.
  const isQuestion = helper === 0 || endsClause(words[helper]?.gap ?? "");
  if (isQuestion) return undefined;
  if (/n't$/.test(form) || words[helper + 1]?.lower === "not")
    return matchWords(words, helper, at, `didn't ${base}`);
  // "Because my parents were gone to the theatre": before something else that is past.
  const isBefore =
    /^(?:was|were)$/.test(form) && (words[helper + 1]?.lower === "already" || isReason(words, helper));
  if (isBefore) return matchWords(words, helper, at, textOf(words, helper, at).replace(form, "had"));
  const kept = words
    .slice(helper + 1, at)
    .map(({ text }) => `${text} `)
    .join("");
  const subject = /^(i|you|we|they)'/.exec(form)?.[1];
  // "I think that is gone well": no subject stands there either.
  const lacksSubject =
    /^(?:that|and|but|because)$/.test(words[helper - 1]?.lower ?? "") &&
    /^(?:is|was)$/.test(form) &&
    words[helper - 2]?.lower !== "what" &&
    /^(?:think|thought|and|but|because|know|hope|say|said)$/.test(
      words[helper - 1]?.lower === "that"
        ? (words[helper - 2]?.lower ?? "")
        : (words[helper - 1]?.lower ?? ""),
    );
  if (lacksSubject) return matchWords(words, helper, at, `it ${kept}${pastOf(base)}`);
  const start = subject ? `${textOf(words, helper, helper).replace(/['’].*/, "")} ` : "";
  return matchWords(words, helper, at, `${start}${kept}${pastOf(base)}`);
}

/** "I born in 2012". */
export function bornWithoutBe(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (!/^(?:born|borned)$/.test(lower) || !follows(words[at])) return undefined;
  const before = words[at - 1]?.lower ?? "";
  if (/^(?:have|has)$/.test(before) && !/^(?:n)/.test(words[at + 1]?.lower ?? "")) {
    const isPlural = before === "have" && words[at - 2]?.lower !== "i";
    return matchWords(words, at - 1, at, isPlural ? "were born" : "was born");
  }
  if (lower === "borned" && /^(?:was|were|is|am|are)$/.test(before)) return matchWords(words, at, at, "born");
  const subject = subjectOf(words, at);
  const isSure = /^(?:in|on|at)$/.test(words[at + 1]?.lower ?? "") || !words[at + 1];
  const isSomebody =
    subject !== undefined &&
    (subject.isPronoun ||
      /^(?:my|his|her|our|their)$/.test(words[subject.from]?.lower ?? "") ||
      (subject.from === subject.head &&
        /^\p{Lu}/u.test(words[subject.head]?.text ?? "") &&
        subject.person === "third"));
  if (!subject || subject.head !== at - 1 || !isSure || !isSomebody || hasFiniteVerbAfter(words, at))
    return undefined;
  return matchWords(
    words,
    at,
    at,
    subject.person === "plural" || subject.person === "you" ? "were born" : "was born",
  );
}

/** "Is the film already begun?" */
export function askedWithBe(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (
    at > 0 &&
    !endsClause(words[at]?.gap ?? "") &&
    !/^(?:where|when|why|how)$/.test(words[at - 1]?.lower ?? "")
  )
    return undefined;
  if (!/^(?:is|are)$/.test(lower)) return undefined;
  const verb = words.findIndex(
    (word, place) =>
      place > at + 1 &&
      place < at + 6 &&
      /^(?:begun|arrived|become|died|happened|come|started)$/.test(word.lower),
  );
  // "Are you going to come?", "Is this why you have come?"
  const isOther = words
    .slice(at + 1, verb)
    .some(({ lower }) => /^(?:to|have|has|had|.+'(?:ve|s|d))$/.test(lower));
  if (
    verb < 0 ||
    isOther ||
    !words.slice(at + 1, verb + 1).every(follows) ||
    isBase(words[verb - 1]?.lower ?? "")
  )
    return undefined;
  return matchWords(words, at, at, lower === "is" ? "has" : "have");
}
