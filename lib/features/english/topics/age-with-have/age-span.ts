import { isNumber } from "../../lexicon/quantities";
import { textOf } from "../../sentence/rule";
import { endsClause, type Word } from "../../lexicon/words";

/** The words of an age after "have": what stands before the number, the number, and where it ends. */
export type Age = { adverbs: string; number: number; last: number; unit: string; tail: string };

const skippable =
  /^(?:got|only|about|almost|already|nearly|just|now|exactly|around|really|also|over|probably|maybe|at|least|more|less|than|not|yet|both|all)$/;
/** What may follow an age; "12 years of experience", "two years left" are something else. */
const mayFollow =
  /^(?:and|but|or|so|now|today|because|if|when|where|i|my|your|his|her|our|you|he|she|we|they|it|who|which|at|yesterday|then|too|while|like|as|not|also|exactly|only|tomorrow|next|already|right|please|yet|both|well|actually)$/;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|two|three)$/;
const joined = /^(\d+|\p{L}+)-years?(?:-old)?$/u;

/** Whether the age may end here: "in May" goes on with a date, "in prison" with something else. */
function mayEnd(words: Word[], at: number): boolean {
  const next = words[at];
  const after = words[at + 1]?.lower ?? "";
  if (!next || endsClause(next.gap) || (next.lower === "of" && after === "age")) return true;
  if (next.lower === "to")
    return /^(?:drive|vote|ride|enter|work|go|get|join|play|watch|see|buy)$/.test(after);
  if (next.lower === "in" && /^(?:this|our|my)$/.test(after))
    return /^(?:class|group|team)$/.test(words[at + 2]?.lower ?? "");
  if (next.lower === "in" || next.lower === "on")
    return (
      months.test(after) ||
      (/^(?:monday|my|this|the)$/.test(after) && next.lower === "on") ||
      /^(?:20\d\d)$/.test(after)
    );
  if (next.lower === "and")
    return (
      !(isNumber(after) || /^(?:a|an|some|half)$/.test(after)) ||
      /^(?:brother|sister|dog|cat)$/.test(words[at + 2]?.lower ?? "")
    );
  return mayFollow.test(next.lower);
}

/** The number of years at the word, adverbs skipped, and where it ends if it can only be an age. */
export function ageAt(words: Word[], at: number): Age | undefined {
  let number = at;
  while (skippable.test(words[number]?.lower ?? "") && words[number + 1]?.gap === " ") number += 1;
  const adverbs = words
    .slice(at, number)
    .filter(({ lower }) => !/^(?:got|not)$/.test(lower))
    .map(({ text }) => `${text} `)
    .join("");
  const lower = words[number]?.lower ?? "";
  const short = joined.exec(lower);
  if (short && isNumber(short[1]) && mayEnd(words, number + 1))
    return { adverbs, number, last: number, unit: "years", tail: "old" };
  const hundred = hundredAt(words, number);
  if (hundred > number) {
    const isAge = /^years?$/.test(words[hundred + 1]?.lower ?? "");
    const isOld = words[hundred + 2]?.lower === "old";
    if (!isAge || !(isOld || mayEnd(words, hundred + 2))) return undefined;
    return {
      adverbs: adverbs + `${textOf(words, number, hundred - 1)} `,
      number: hundred,
      last: hundred + (isOld ? 2 : 1),
      unit: "years",
      tail: "old",
    };
  }
  const unit = words[number + 1]?.lower ?? "";
  if (!isNumber(lower)) return undefined;
  const isOld = words[number + 2]?.lower === "old" || /^years?-old$/.test(unit) || unit === "yo";
  const last = words[number + 2]?.lower === "old" ? number + 2 : number + 1;
  const name = /^month/.test(unit) ? "months" : /^(?:1|one)$/.test(lower) ? "year" : "years";
  const isAge =
    /^(?:years?|years?-old|age|ages|yo|year's|years')$/.test(unit) ||
    (/^months?$/.test(unit) && (isOld || isYoung(words, at)));
  if (!isAge) return undefined;
  return isOld || mayEnd(words, number + 2) ? { adverbs, number, last, unit: name, tail: "old" } : undefined;
}

/** Last word of "a hundred", "two hundred"; the word itself where no hundred follows. */
const hundredAt = (words: Word[], at: number) =>
  words[at + 1]?.lower === "hundred" && (isNumber(words[at]?.lower) || words[at]?.lower === "a")
    ? at + 1
    : at;

/** Months are the age of babies and pets. */
const isYoung = (words: Word[], at: number) =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) =>
      /^(?:baby|cat|dog|puppy|kitten|hamster|rabbit|parrot|sister|brother|cousin|nephew|niece|son|daughter|horse)$/.test(
        lower,
      ),
    );

export const numberOf = (words: Word[], { number }: Age) =>
  joined.exec(words[number]?.lower ?? "")?.[1] ?? words[number]?.text ?? "";

const persons = /^(?:me|you|him|her|us|them|my)$/;

/** "two years more than me", "two more years than me", "two years older". */
export function comparedAge(words: Word[], at: number): Age | undefined {
  const start = words[at]?.lower === "got" ? at + 1 : at;
  const [first = "", second = "", third = "", fourth = ""] = words
    .slice(start, start + 4)
    .map(({ lower }) => lower);
  const isYears = (word: string) => /^years?$/.test(word);
  const isMore = (word: string) => /^(?:more|less|older|younger)$/.test(word);
  const more =
    isYears(second) && isMore(third) ? third : isMore(second) && isYears(third) ? second : undefined;
  if (!(isNumber(first) || first === "a") || !more) return undefined;
  const isThan =
    fourth === "than" || (/^(?:of|then|that)$/.test(fourth) && persons.test(words[start + 4]?.lower ?? ""));
  const next = words[start + 3];
  const isEnd = isYears(second) && (!next || endsClause(next.gap));
  if (!isThan && !isEnd && !/^(?:older|younger)$/.test(more)) return undefined;
  const unit = /^(?:1|one|a)$/.test(first) ? "year" : "years";
  return {
    adverbs: "",
    number: start,
    last: start + 2,
    unit,
    tail: /^(?:more|older)$/.test(more) ? "older" : "younger",
  };
}
