import { findGrammar } from "@/lib/features/english/find-grammar";
import { isPlainVerb } from "../sheet-bank";
import { fillPrompt, gapMark, type Gap, type HomeworkItem } from "../homework-sheet";

const nothing = /^(?:[-–—/xØø]|no article|nothing|zero article)$/i;
const isToBend = (word: string) => /^(?:be|have|have got)$/i.test(word) || isPlainVerb(word);
/** More are no choice but a bank of words with a meaning of their own. */
const most = 8;

/** What the engine minds of an item's sentence with a word in one of its gaps, capital letters aside. */
function mindedWith(item: HomeworkItem, gap: Gap, word: string): string[] {
  const words = item.gaps.map((one) =>
    one.start === gap.start ? (nothing.test(word) ? "" : word) : gapMark,
  );
  const text = fillPrompt(item, words).replaceAll(gapMark, "....");
  return findGrammar(text).flatMap(({ topic }) => (topic === "capitals" ? [] : [topic]));
}

/**
 * The option that is left where the engine minds the sentence with each of the others; what it minds with every one of
 * them is no fault of theirs. Empty where two are left.
 */
export function leftByEngine(item: HomeworkItem, gap: Gap, options: readonly string[]): string[] {
  const isBox = gap.options === undefined && options.filter(isToBend).length > 1;
  // "A ____ (big / old) jacket", "explain ____ (me / the word)": both may be wanted.
  const isToBuild = /^_+ \(/.test(item.prompt.slice(gap.start, gap.end));
  if (isBox || isToBuild || options.length > most) return [];
  const minded = options.map((option) => mindedWith(item, gap, option));
  const common = minded[0]?.filter((topic) => minded.every((topics) => topics.includes(topic))) ?? [];
  const left = options.filter((_, at) => minded[at]?.every((topic) => common.includes(topic)));
  const isOne = new Set(left.map((option) => (nothing.test(option) ? "-" : option.toLowerCase()))).size === 1;
  return isOne && left.length < options.length ? left : [];
}

/** Whether the engine minds a word of a choice in its place, and another word of the choice not. */
export const isOutByEngine = (item: HomeworkItem, gap: Gap, options: readonly string[], own: string) =>
  options.length <= most &&
  mindedWith(item, gap, own).length > 0 &&
  options.some((option) => mindedWith(item, gap, option).length === 0);
