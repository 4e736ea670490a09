import { isCommonAdjective } from "./adjectives";
import { followsFrontedPhrase } from "./phrase-number";
import { atEachWord, matchWords, textOf, type Match } from "./rule";
import { baseOfIng, baseOfParticiple, baseOfThird, isBe, isPastForm, isVerbForm } from "./verbs";
import type { Sentence } from "./language";
import type { Word } from "./words";

export const list = (words: string) => new Set(words.split(/\s+/));

const moreAdjectives = list(
  `hot cold sunny easy true far funny scary crowded free strange normal fantastic great fun cute huge awesome terrible
  better worse impossible lovely exciting tiring interesting boring called located born made mine`,
);
export const degree = /^(?:very|so|too|really|not|quite|always|still|already)$/;
export const isSingularBe = (word: string) => /^(?:is|isn't|was|wasn't)$/.test(word);

export const isAdjective = (word: string) => isCommonAdjective(word) || moreAdjectives.has(word);
const isWeather = (word: string) => /^(?:raining|snowing|pouring)$/.test(word);
export const describes = (word: string) =>
  isWeather(word) || isAdjective(word) || baseOfIng(word) !== undefined || degree.test(word);

/** Whether the word opens a sentence or a quotation, and not what goes on after a bracket. */
export const isFirst = ({ start, gap }: Word) =>
  start === 0 || /[.!?…\n:]\s*["“«']?$|(?:\s|^)["“«']$/.test(gap);

const isOpening = ([first]: Word[]) => first !== undefined && isFirst(first);

/** Who is spoken of, going by the pronouns that come later. */
export function pronounIn(words: Word[], otherwise: string): string {
  const later = words.map(({ lower }) => lower).find((word) => /^(?:he|she|his|her|him)$/.test(word));
  if (!later) return otherwise;
  return later === "she" || later === "her" ? "she" : "he";
}

/** "For me is difficult", "we got home and was late": a clause that begins with its verb. */
export function laterClause({ words, isQuestion }: Sentence): Match[] {
  if (isQuestion) return [];
  return atEachWord(words, (lower, at) => {
    const next = words[at + 1];
    if (at === 0 || !isSingularBe(lower) || !next || next.gap !== " " || !describes(next.lower))
      return undefined;
    const before = words[at - 1]?.lower ?? "";
    const gap = words[at]?.gap ?? "";
    const isFronted = /^,?\s$/.test(gap) && isWithoutSubject(words, at);
    if (!isFronted && !isAfterOtherSubject(words, at, before, gap)) return undefined;
    return isFronted && gap === " "
      ? matchWords(words, at - 1, at + 1, `${words[at - 1]?.text} it ${lower} ${next.text}`)
      : matchWords(words, at, at + 1, `it ${lower} ${next.text}`);
  });
}

const isWithoutSubject = (words: Word[], at: number) =>
  /^(?:for|in|at)$/.test(words[0]?.lower ?? "") &&
  at <= 4 &&
  ((at === 2 && !isVerbForm(words[1]?.lower ?? "")) ||
    followsFrontedPhrase(words, at) ||
    /^for (?:me|us|him|her|them)$/.test(textOf(words, 0, at - 1).toLowerCase()));

/** "I love Rome, is a beautiful city", "when I woke up, was raining". */
export function afterComma({ words, isQuestion }: Sentence): Match[] {
  const at = words.findIndex(({ gap }) => gap.includes(","));
  const [verb, next] = [words[at], words[at + 1]];
  if (at < 3 || isQuestion || !verb || next?.gap !== " " || !isSingularBe(verb.lower)) return [];
  const first = words[0]?.lower ?? "";
  const start = words.slice(1, at);
  const isMain =
    /^(?:i|we|you|they|this|there|it)$/.test(first) && start.some(({ lower }) => isVerbForm(lower));
  const isSubordinate = /^(?:when|if|because|after|before|although)$/.test(first) && describes(next.lower);
  const isPredicate = describes(next.lower) || /^(?:a|an|the|my)$/.test(next.lower);
  if ((!isMain && !isSubordinate) || !isPredicate || start.some(({ lower }) => /^(?:which|who)$/.test(lower)))
    return [];
  return matchWords(
    words,
    at,
    at + 1,
    `${isMain ? pronounIn(words.slice(at), "it") : "it"} ${verb.lower} ${next.text}`,
  );
}

const firstPerson = /^(?:i|my|we|our|i'm|i've|i'll)$/;

/** "I am happy because won the match", "I like her because has a nice voice". */
export function becauseWithVerb({ words }: Sentence): Match[] {
  return atEachWord(words, (lower, at) => {
    const verb = words[at + 1];
    if (lower !== "because" || !verb || verb.gap !== " ") return undefined;
    const subject = words[0]?.lower ?? "";
    const isThird = baseOfThird(verb.lower) !== undefined && !isBe(verb.lower) && words.length > at + 2;
    const isFirst =
      /^(?:have|want|don't|didn't|am|can't|must|had)$/.test(verb.lower) || isOnlyPast(verb.lower);
    if (isThird || verb.lower === "doesn't")
      return matchWords(words, at, at + 1, `${lower} ${pronounIn(words, "it")} ${verb.text}`);
    if (!isFirst || at < 2 || !firstPerson.test(subject)) return undefined;
    const who = /^(?:we|our)$/.test(subject) && verb.lower !== "am" ? "we" : "I";
    return matchWords(words, at, at + 1, `${lower} ${who} ${verb.text}`);
  });
}

/** Pasts that are no participles, so that only a subject can stand before them. */
const isOnlyPast = (word: string) => isPastForm(word) && baseOfParticiple(word) === undefined;

/** "Yesterday went to the beach", "Last summer saw a whale". */
export function pastWithoutSubject({ words, isQuestion }: Sentence): Match[] {
  const opener = words.slice(0, 2).map(({ lower }) => lower);
  const isTime = opener[0] === "yesterday" || /^(?:last)$/.test(opener[0] ?? "");
  const at = opener[0] === "yesterday" && !/^(?:morning|afternoon|evening)$/.test(opener[1] ?? "") ? 1 : 2;
  const verb = words[at];
  if (
    !isTime ||
    isQuestion ||
    !verb ||
    !/^,?\s$/.test(verb.gap) ||
    !isOnlyPast(verb.lower) ||
    isBe(verb.lower)
  )
    return [];
  return matchWords(words, at, at, `I ${verb.text}`);
}

const relatives = list(
  "that who which think thinks say says said know knows what where because when if he she it",
);

/** "I like tennis but is hard": the first clause's subject cannot go with this verb. */
function isAfterOtherSubject(words: Word[], at: number, before: string, gap: string): boolean {
  const verb = words[at]?.lower ?? "";
  if (!/^(?:and|but)$/.test(before) || gap !== " ") return false;
  const start = words.slice(0, at - 1);
  const subject = start[0]?.lower ?? "";
  if (isWeather(words[at + 1]?.lower ?? ""))
    return start.length > 1 && !start.some(({ lower }) => /^(?:it|weather)$/.test(lower));
  const cannotAgree = /^(?:we|they|you)$/.test(subject) || (subject === "i" && verb.startsWith("is"));
  return cannotAgree && start.length > 2 && !start.some(({ lower }) => relatives.has(lower));
}

/** "When rains", "yesterday snowed", "in autumn rains a lot". */
export function weatherVerb({ words }: Sentence): Match[] {
  return atEachWord(words, (lower, at) => {
    if (!/^(?:rains|rained|snows|snowed)$/.test(lower) || (at > 0 && words[at]?.gap !== " "))
      return undefined;
    if (at === 0)
      return words.length > 2 && isOpening(words) ? matchWords(words, 0, 0, `it ${lower}`) : undefined;
    const before = words[at - 1]?.lower ?? "";
    const opens = /^(?:when|if|because|yesterday|today)$/.test(before) || followsFrontedPhrase(words, at);
    return opens ? matchWords(words, at - 1, at, `${words[at - 1]?.text} it ${lower}`) : undefined;
  });
}
