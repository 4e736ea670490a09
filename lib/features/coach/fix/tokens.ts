import { adjectiveOf, adjectiveOfSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { isNumber } from "@/lib/features/english/lexicon/quantities";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { remembering } from "@/lib/remembering";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { distance } from "../distance";
import { lemmaOf } from "../content-words";
import { spellOut } from "../phrase";

/** A word as it counts: a short form makes several of one written word ("doesn't": "does", "not"). */
export type Token = {
  /** Lower case, British and American alike, figures for number words. */
  norm: string;
  /** Lower case, as its writer spells it. */
  word: string;
  /** The same for all forms of a word. */
  stem: string;
  /** What a short form may stand for as well: "she's" is "she is" or "she has". */
  also?: string;
  /** As it is typed; the same for all tokens of one written word. */
  text: string;
  /** UTF-16 units of the text it was read from. */
  start: number;
  end: number;
};

const numbers =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const figureOf = (word: string) => {
  const [ten = "", one = ""] = word.split("-");
  const at = tens.indexOf(ten);
  const unit = numbers.indexOf(at < 0 ? ten : one);
  if (at < 0) return unit < 0 ? undefined : unit;
  return 10 * (at + 2) + Math.max(unit, 0);
};

const spellings: [RegExp, string][] = [
  [/(?<=\w{2})our(?=(?:s|ed|ing|ite|ites|ful|able|hood)?$)/, "or"],
  [/(?<=\w{3})is(?=(?:e|es|ed|ing|ation|er)$)/, "iz"],
  [/tre(?=s?$)/, "ter"],
  [/(?<=\w{4})ll(?=(?:ed|ing|er)$)/, "l"],
  [/^mum(?=s?$|my$)/, "mom"],
  [/^grey$/, "gray"],
  [/^maths$/, "math"],
  [/^practice$/, "practize"],
];

/** The same for all spellings of a word: "colour" and "color", "twelve" and "12". */
export function canonical(word: string): string {
  const figure = isNumber(word) ? figureOf(word) : undefined;
  if (figure !== undefined) return String(figure);
  return spellings.reduce((result, [pattern, form]) => result.replace(pattern, form), word);
}

/** Short forms that pupils type without their apostrophe, or that stand for two things. */
const moreShortForms = new Map(
  Object.entries({
    ive: "i have",
    youve: "you have",
    weve: "we have",
    theyve: "they have",
    wont: "will not",
    mustnt: "must not",
    hadnt: "had not",
    thats: "that is",
    whats: "what is",
    wheres: "where is",
    theres: "there is",
    hows: "how is",
    "who's": "who is",
    gonna: "going to",
    "let's": "let us",
  }),
);

const expanded = (lower: string) => {
  const form = moreShortForms.get(lower) ?? lower.replace(/(?<=^(?:i|you|he|she|it|we|they))'d$/, " would");
  return spellOut(form)
    .split(/\s+/)
    .filter((part) => part !== "");
};

const alsoOf = (lower: string, norm: string) => {
  if (norm === "is" && /'s$/.test(lower)) return "has";
  return norm === "would" && /'d$/.test(lower) ? "had" : undefined;
};

/** A message is held against every open mistake: its sentences are read once. */
export const tokensOf = remembering((text: string): readonly Token[] =>
  splitWords(text).flatMap((word) =>
    expanded(word.lower).map((part) => {
      const norm = canonical(part);
      const also = alsoOf(word.lower, norm);
      const { text: typed, start, end } = word;
      return { norm, word: part, stem: stemOf(norm), ...(also && { also }), text: typed, start, end };
    }),
  ),
);

export const isSameWord = (one: Token, other: Token) =>
  one.norm === other.norm || one.also === other.norm || other.also === one.norm;

const isSameSpelt = (one: Token, other: Token) =>
  one.text.toLowerCase().replaceAll("’", "'") === other.text.toLowerCase().replaceAll("’", "'") &&
  isSameWord(one, other);

const isSameText = (one: Token, other: Token) => one.text === other.text && isSameWord(one, other);

/** Topics in which it matters how a word is written, and not which one it is. */
export const isOfWriting = (topic: MistakeTopic) => topic === "capitals" || topic === "apostrophes";

/** When two words are the same, for a mistake of the topic. */
export const samenessFor = (topic: MistakeTopic): ((one: Token, other: Token) => boolean) => {
  if (topic === "capitals") return isSameText;
  return topic === "apostrophes" ? isSameSpelt : isSameWord;
};

export const normsOf = (tokens: readonly Token[]) => tokens.map(({ norm }) => norm);

const minLikeLength = 4;
const longWord = 7;

/** Whether one word is the other misspelt, or near enough to be meant for it. */
export function isMisspelling(word: string, wanted: string): boolean {
  if (word === wanted || wanted.length < minLikeLength) return false;
  const most = wanted.length >= longWord ? 2 : 1;
  return Math.abs(word.length - wanted.length) <= most && distance(word, wanted) <= most;
}

const be = /^(?:am|is|are|was|were|be|been|being)$/;
const have = /^(?:have|has|had|having)$/;
const doing = /^(?:do|does|did|done|doing)$/;

/** The base form, auxiliaries included: "was" is "be"; an invented past ("goed") counts as one of its verb. */
export function baseOf(word: string): string {
  if (be.test(word)) return "be";
  if (have.test(word)) return "have";
  if (doing.test(word)) return "do";
  return adjectiveOf(word) ?? adjectiveOfSuperlative(word) ?? lemmaOf(word);
}

/** Whether two words are forms of one. */
export const isSameBase = (one: string, other: string) => one === other || stemOf(one) === stemOf(other);

const stemOf = (word: string) => baseOf(word).replace(/(?<=\w{2})(?:ied|ies|est|er|ed|es|y|e)$/, "");

/** Whether the words stand in the others, side by side and in order. */
export const holdsTokens = (all: readonly Token[], some: readonly Token[]) =>
  some.length > 0 && all.some((_, from) => some.every((token, at) => isAt(all[from + at], token)));

const isAt = (token: Token | undefined, other: Token) => token !== undefined && isSameWord(token, other);
