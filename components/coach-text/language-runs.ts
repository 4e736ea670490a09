import { areEnglish, runsOf, type LanguageRun, type Range } from "@/lib/features/english/rules";
import { englishWords, italianWords, sharedWords } from "@/components/coach-text/language-words";

/** `zone`: which of the ranges that stand apart it is in; -1 for the sentence around them. */
type Word = Range & { weight: number; cost: number; zone: number };

/** What somebody marks off is often of the other language. */
const quoted = /«[^«»\n]+»|“[^“”\n]+”|"[^"\n]+"|‘[^‘’\n]+’|`[^`\n]+`/g;
const wordShape = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?/gu;
const sentenceEnd = /[.!?…]["”»')]{0,3}\s|\n/g;

/** Changing the language costs as much as a word of some weight: it seldom happens inside a sentence. */
const costs = { inside: 1.6, comma: 1.1, apart: 0.4, opening: 0.9, inApart: 2.6 };

/** No English word weighs so little by its shape. */
const surelyItalian = -1;

/** What stands between two items of a list. */
const listed = /^(?:, | (?:ed?|o|oppure) )$/;

const clitic = /(?:n['’]t|['’](?:m|re|ve|ll|d|s))$/;
const elision =
  /^(?:(?:d|nd|s|qu)?e?ll|un|[dlcnmtsv]|dov|com|cos|quest|quell|a?ll|nell|sull|dall|bell|gl|tutt|anch)['’]/;

/** Positive for English, negative for Italian, zero for what could be either. */
function weightOf(word: string, { isOpening, isFree }: { isOpening: boolean; isFree: boolean }): number {
  const lower = word.toLowerCase();
  if (englishWords.has(lower) || clitic.test(lower)) return 2;
  if (word === "I") return isOpening ? 0.4 : 1.7;
  // "*do*" by itself is what a lesson is about.
  if (sharedWords.has(lower)) return isFree ? -0.3 : lower === "do" ? 0.6 : 0;
  if (italianWords.has(lower) || elision.test(lower) || /[àèéìòù]/.test(lower)) return -2;
  const isCapital = /^\p{Lu}/u.test(word);
  if (isCapital && !isOpening) return 0;
  const shape = shapeOf(lower);
  // "Giulia" in an English sentence is a name.
  return isCapital && !isFree ? Math.max(shape, -0.25) : shape;
}

function shapeOf(lower: string): number {
  if (/[kwyxj]|th|sh|oo|ee|ck|ght|(?:[a-z]ing|[bcdfgkptz]le|some|ful|less|tion|ous)$/.test(lower)) return 2;
  if (/[aiou]$/.test(lower)) return -1.3;
  return lower.endsWith("e") ? -0.5 : 0.7;
}

/** The words of one sentence; `ranges` are what stands apart in the text, in order. */
function wordsOf(text: string, { start, end }: Range, ranges: readonly Range[]): Word[] {
  const words: Word[] = [];
  const zoneOf = (at: number) => ranges.findIndex((range) => range.start <= at && at < range.end);
  let last = -2;
  let from = start;
  for (const match of text.slice(start, end).matchAll(wordShape)) {
    const at = start + match.index;
    const zone = zoneOf(at);
    const gap = text.slice(from, at);
    const isOpening = words.length === 0 || zone !== last || /[.:!?/(]/.test(gap);
    const isFree = zone < 0;
    const isApart = zone !== last || (isFree ? /[:;()/+=→]/ : /[:+=→]/).test(gap);
    const cost =
      words.length === 0 && isFree
        ? costs.opening
        : isApart
          ? costs.apart
          : isFree
            ? costOf(gap)
            : costs.inApart;
    const weight = weightOf(match[0], { isOpening, isFree });
    words.push({ start: at, end: at + match[0].length, weight, cost, zone });
    last = zone;
    from = at + match[0].length;
  }
  return words;
}

const costOf = (gap: string) => (gap.includes(",") ? costs.comma : costs.inside);

/** "Articoli a e an": what could be either is English beside an English word that it is listed with. */
function withListed(text: string, words: readonly Word[], english: readonly boolean[]): boolean[] {
  const textOf = ({ start, end }: Range) => text.slice(start, end).toLowerCase();
  const gap = (one: Word, other: Word) => text.slice(one.end, other.start);
  /** A single word: the next of its language, if any, is an item of the list too. */
  const isItem = (at: number, step: number) => {
    const [word, next] = [words[at], words[at + step]];
    if (!word || !english[at]) return false;
    return !next || !english[at + step] || (step > 0 ? gap(word, next) : gap(next, word)) === ", ";
  };
  const isListed = (at: number, far: number) => {
    const [first, second] = [words[Math.min(at, at + far)], words[Math.max(at, at + far)]];
    if (!first || !second || first.zone !== second.zone) return false;
    return isItem(at + far, Math.sign(far)) && listed.test(gap(first, second));
  };
  return words.map((word, at) => {
    const own = textOf(word);
    const isEither = (sharedWords.has(own) && own !== "i") || word.weight > 0;
    return english[at] === true || (isEither && [-2, -1, 1, 2].some((far) => isListed(at, far)));
  });
}

/** Where the sentences of a text end; a stop inside what stands apart ends none. */
function sentencesOf(text: string, ranges: readonly Range[]): Range[] {
  const ends = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !ranges.some((range) => range.start < end - 1 && end < range.end));
  return [...ends, text.length].map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
}

/**
 * Which ranges of a text are English, in order. `apart`: what is emphasised in it. Each sentence is judged by itself, so that
 * what follows it changes nothing; the last one of a text that is still growing is not judged yet.
 */
export function englishRanges(text: string, apart: readonly Range[] = [], isGrowing = false): Range[] {
  const quotes = [...text.matchAll(quoted)].map(({ index, 0: all }) => ({
    start: index + 1,
    end: index + all.length - 1,
  }));
  const zones = [...quotes, ...apart].toSorted(
    (one, other) => other.start - one.start || one.end - other.end,
  );
  const sentences = sentencesOf(text, zones);
  return (isGrowing ? sentences.slice(0, -1) : sentences).flatMap((sentence) => {
    const words = wordsOf(text, sentence, zones);
    const english = withListed(text, words, areEnglish(words));
    const found: Range[] = [];
    words.forEach(({ start, end, zone }, at) => {
      if (!english[at]) return;
      const last = found.at(-1);
      if (last && english[at - 1] && words[at - 1]?.zone === zone) last.end = end;
      else found.push({ start, end });
    });
    return found;
  });
}

/**
 * The same for what is in one language as a whole, an instruction: a sentence of it that is English by most of its words, and
 * has none that is surely Italian, is English from its first word to its last.
 */
function englishOfInstruction(text: string): Range[] {
  const parts = englishRanges(text);
  return sentencesOf(text, []).flatMap((sentence) => {
    const own = parts.filter(({ start }) => sentence.start <= start && start < sentence.end);
    const words = wordsOf(text, sentence, []);
    const others = words.filter(
      ({ start }) => !own.some((range) => range.start <= start && start < range.end),
    );
    const [first, last] = [words[0], words.at(-1)];
    const isWhole = others.length < words.length / 2 && others.every(({ weight }) => weight > surelyItalian);
    return first && last && isWhole ? [{ start: first.start, end: last.end }] : own;
  });
}

/** Whether all words of a text are English, of which it has some. */
export function isEnglish(text: string): boolean {
  const words = [...text.matchAll(wordShape)];
  const english = englishRanges(text, [{ start: 0, end: text.length }]);
  const isIn = (at: number) => english.some(({ start, end }) => start <= at && at < end);
  return words.length > 0 && words.every(({ index }) => isIn(index));
}

/**
 * A text in stretches of one language each. `shown`: the same text in other signs, one for each of its own. `isInstruction`: it
 * does not change its language within a sentence.
 */
export const languageRuns = (text: string, shown = text, isInstruction = false): LanguageRun[] =>
  runsOf(
    shown,
    { start: 0, end: text.length },
    isInstruction ? englishOfInstruction(text) : englishRanges(text),
  );
