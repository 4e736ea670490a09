import { nounAfter } from "../noun-after";
import type { OptionPlace } from "../option-place";

const ownerOf: Record<string, string> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
};

const men =
  "father|dad|brother|uncle|grandfather|grandpa|cousin tom|king|boy|man|boyfriend|son|nephew|mr \\w+";
const women =
  "mother|mum|sister|aunt|grandmother|grandma|queen|girl|woman|girlfriend|daughter|niece|mrs \\w+|ms \\w+";

/** Whose it is, where the sentence has one person only that it can be. */
export function fitting(options: string[], { textBefore }: OptionPlace): string[] {
  const lower = textBefore.toLowerCase();
  const persons = [...lower.matchAll(/\b(i|you|he|she|it|we|they)(?='|\b)/g)].map((match) => match[1] ?? "");
  const others = [...lower.matchAll(new RegExp(`\\b(?:${men})\\b`, "g"))].map(() => "he");
  const ladies = [...lower.matchAll(new RegExp(`\\b(?:${women})\\b`, "g"))].map(() => "she");
  const all = new Set([...persons, ...others, ...ladies]);
  const [only] = all;
  if (!only || all.size > 1 || hasOtherPeople(textBefore) || /\band\b/.test(lower)) return [];
  return options.filter((option) => option.toLowerCase() === ownerOf[only]);
}

/** "My" before a noun, "mine" without one. */
export function fittingPronoun(options: string[], { after, textAfter }: OptionPlace): string[] {
  const isAlone = after.length === 0 || /^\s*[.?!,]/.test(textAfter);
  const isBeforeNoun =
    nounAfter(textAfter) !== undefined &&
    !/^(?:is|are|was|were|and|but|or|too|on|in|at)$/.test(after[0]?.lower ?? "");
  if (!isAlone && !isBeforeNoun) return [];
  return options.filter(
    (option) => /^(?:mine|yours|hers|ours|theirs)$/i.test(option) === isAlone || /^his$/i.test(option),
  );
}

const hasOtherPeople = (text: string) => /(?<!^)\b(?!I\b|I'|Mrs?\b|Ms\b)\p{Lu}\p{Ll}+/u.test(text.trim());
