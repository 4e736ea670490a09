import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { capitalWords } from "@/lib/features/english/lexicon/capital-words";
import { genderOfName } from "@/lib/features/english/lexicon/genders";
import { isPlace } from "@/lib/features/english/lexicon/places";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { baseOfIng, isBase } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isOrderItem, type Gap, type HomeworkItem } from "./homework-sheet";

const behindIts =
  /^(?:a|an|the|not|very|so|too|really|always|never|my|your|his|her|our|their|in|on|at|time|today|tomorrow|sunday|saturday|one|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/i;

/** "Its cold", "its raining", "its a dog": not what belongs to it. */
const isShortIs = (next: string) =>
  behindIts.test(next) || isCommonAdjective(next) || isAdjective(next) || baseOfIng(next) !== undefined;

/** Short forms that are typed without their apostrophe, as far as they are no other word. */
const shortForms: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\bi'?m\b/gi, "I'm"],
  [/\bi'?ve\b/gi, "I've"],
  [/\bi'(d|ll)\b/gi, "I'$1"],
  [/\bid (?=like|love|prefer|rather|be|go|buy)/gi, "I'd "],
  [/\b(you|they)(re|ve)\b/gi, "$1'$2"],
  [/\bweve\b/gi, "we've"],
  [/\b(he|she|that|there|what|where|who|how)s\b/gi, "$1's"],
  [/\blets (?=[a-z]+)/gi, "let's "],
  [/\bi\b(?!')/g, "I"],
];

/** Not "rose" or "mark", which are words too. */
const isName = (word: string) => {
  const [read] = splitWords(capital(word));
  const isWord = isSingularNoun(word) || isPluralNoun(word) || isBase(word) || isAdjective(word);
  return (
    capitalWords.has(word) ||
    isPlace(word) ||
    (!isWord && read !== undefined && genderOfName(read) !== undefined)
  );
};

/** One stretch of a prompt with its apostrophes and capital letters. */
function spelled(text: string): string {
  const short = shortForms
    .reduce((result, [from, to]) => result.replace(from, to), text)
    .replace(/\b(i)ts (?=([a-z\d]+))/gi, (found, i: string, next: string) =>
      isShortIs(next.toLowerCase()) ? `${i}t's ` : found,
    );
  return short
    .replace(/(?<![\p{L}'’(])\p{Ll}{3,}(?!\p{L})/gu, (word) => (isName(word) ? capital(word) : word))
    .replace(/[.?!] \p{Ll}/gu, (start) => start.toUpperCase());
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withApostrophes = (text: string) =>
  shortForms.slice(0, 2).reduce((result, [from, to]) => result.replace(from, to), text);

const spelledGap = (gap: Gap): Gap => ({
  ...gap,
  ...(gap.given !== undefined && { given: gap.given.replace(/\bi\b/g, "I") }),
  ...(gap.options && { options: gap.options.map(withApostrophes) }),
});

const minWords = 3;

/** The item as a book prints it, where it was typed in small letters and without apostrophes. */
export function inBookStyle(item: HomeworkItem): HomeworkItem {
  const { prompt, gaps } = item;
  if (isOrderItem(item) || prompt.trim().split(/\s+/).length < minWords) return item;
  const isWhole = gaps.length === 1 && gaps[0]?.start === 0 && gaps[0].end === prompt.length;
  if (isWhole && !gaps[0]?.options) {
    const whole = capital(spelled(prompt));
    return { ...item, prompt: whole, gaps: [{ ...gaps[0], start: 0, end: whole.length }] };
  }
  let text = "";
  let from = 0;
  const placed = gaps.map((gap): Gap => {
    text += spelled(prompt.slice(from, gap.start));
    from = gap.end;
    const start = text.length;
    text += prompt.slice(gap.start, gap.end);
    return { ...spelledGap(gap), start, end: text.length };
  });
  text += spelled(prompt.slice(from));
  return { ...item, prompt: gaps[0]?.start === 0 ? text : capital(text), gaps: placed };
}
