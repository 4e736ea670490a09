import { gapMark } from "./homework-sheet";
import { readGivenVerb } from "./given-words";

/** An item's text, and what it offers under letters behind it. */
export type MarkedText = { text: string; options?: string[] };

const letters = "abcdefgh";
const maxOption = 90;
/** More than any item offers. */
const maxLabels = 40;

type Label = { letter: string; isUpper: boolean; isMarked: boolean; start: number; end: number };

const labelsIn = (text: string): Label[] =>
  [...text.matchAll(/(?<=^|\s)\(?([a-hA-H])(?:[.)\]]\s*|\s+)(?=\S)/g)].map((match) => ({
    letter: (match[1] ?? "").toLowerCase(),
    isUpper: match[1] !== match[1]?.toLowerCase(),
    isMarked: /[.)\]]/.test(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The labels a, b, c … of one style; of several "a" before the "b" the last, as the others are articles. */
function chainOf(labels: readonly Label[]): Label[] {
  for (const second of labels.filter(({ letter }) => letter === "b")) {
    const isSame = (one: Label) => one.isUpper === second.isUpper && one.isMarked === second.isMarked;
    const first = labels.findLast((one) => one.letter === "a" && one.end < second.start && isSame(one));
    if (!first) continue;
    const doubled = labels.find((one) => one.letter === "a" && isSame(one) && one.end === first.start);
    const chain = [doubled ?? first, second];
    for (const label of labels)
      if (label.start > (chain.at(-1)?.end ?? 0) && isSame(label) && label.letter === letters[chain.length])
        chain.push(label);
    return chain;
  }
  return [];
}

/** "It ____ soon. A rains B is raining": the options that stand under letters behind an item's gap. */
function takeLettered(text: string): MarkedText {
  const asked = text.includes(gapMark) ? undefined : /^[^?]{5,150}\? (?=\(?[aA][.)\]\s])/.exec(text)?.[0];
  if (asked) {
    const found = takeLettered(`${asked}${gapMark} ${text.slice(asked.length)}`);
    return (found.options?.length ?? 0) > 2 ? found : { text };
  }
  const from = text.lastIndexOf(gapMark) + gapMark.length;
  if (from < gapMark.length || text.indexOf(gapMark) !== from - gapMark.length) return { text };
  const labels = labelsIn(text)
    .filter(({ start }) => start >= from)
    .slice(0, maxLabels);
  const chain = chainOf(labels);
  const [first] = chain;
  if (!first) return { text };
  const options = chain.map(({ end }, at) =>
    text
      .slice(end, chain[at + 1]?.start)
      .replace(/^[\s:]+|(?<![\s;,/])[\s;,/]+$/g, "")
      .trim(),
  );
  return options.every((option) => option !== "" && option.length <= maxOption)
    ? { text: text.slice(0, first.start).trim(), options }
    : { text };
}

const isDrawnOnce = (text: string) =>
  text.indexOf(gapMark) >= 0 && text.indexOf(gapMark) === text.lastIndexOf(gapMark);

const sign = /^\(?([+–-])\)?\s+(?=\S)|\s\(?([+–-])\)?\s*$/;
const signNames: Record<string, string> = { "+": "(+)", "-": "(-)", "–": "(-)" };

/** "I ____ a dog +": whether it is to be said or denied, in brackets behind it. */
function withSign(text: string): string {
  const found = sign.exec(text);
  const name = signNames[found?.[1] ?? found?.[2] ?? ""];
  return found && name ? `${text.replace(sign, "").trim()} ${name}` : text;
}

/** "He drives ____ . CARE": the word to be bent, in brackets. */
const withCapitals = (text: string) =>
  isDrawnOnce(text) && !/\(/.test(text)
    ? text.replace(/(?<=\S)\s+(?:[-–→]\s*)?([A-Z]{3,})\.?$/, (_, word: string) => ` (${word.toLowerCase()})`)
    : text;

/** "She is late. ALWAYS": what is to be put into a whole sentence, in brackets. */
const withCapitalsBehind = (text: string) =>
  text.includes(gapMark) || /\(/.test(text)
    ? text
    : text.replace(
        /(?<=\p{Ll}[.?!]) (?:[-–→/] ?)?(\p{Lu}{3,}(?: \p{Lu}+){0,3})$/u,
        (_, words: string) => ` (${words.toLowerCase()})`,
      );

/** "It ____ soon - rain": the verb behind a dash, in brackets. */
const withDashed = (text: string) =>
  isDrawnOnce(text) && !/\(/.test(text)
    ? text.replace(/\s[-–]\s?((?:not )?[a-z]{2,15}(?: [a-z]{2,6})?)$/, (all, words: string) =>
        readGivenVerb(words) && text.split(/\s+/).length > words.split(" ").length + 3 ? ` (${words})` : all,
      )
    : text;

const listed = /(?<=[.?!]["”]? )([a-z][a-z' ]{0,24}(?: ?[|/] ?[a-z][a-z' ]{0,24}){1,7})$/i;

/** "We were born ____ 2012. in | on | at": the options on a line below the sentence. */
function takeListed({ text, options }: MarkedText): MarkedText {
  const list = options ? undefined : listed.exec(text)?.[1];
  return list !== undefined && isDrawnOnce(text)
    ? { text: text.slice(0, -list.length).trim(), options: list.split(/[|/]/).map((option) => option.trim()) }
    : { text, ...(options && { options }) };
}

/** A mark counts where most items of the sheet bear it. */
function byMost(texts: readonly string[], mark: (text: string) => string): string[] {
  const marked = texts.map(mark);
  const changed = marked.filter((text, at) => text !== texts[at]).length;
  return changed * 2 > texts.length ? marked : [...texts];
}

/** What stands behind the sentences of a sheet's items, told apart from them. */
export function readMarks(texts: readonly string[]): MarkedText[] {
  const signed = byMost(texts, withSign);
  const capitals = byMost(byMost(signed, withCapitals), withCapitalsBehind);
  return byMost(capitals, withDashed).map(takeLettered).map(takeListed);
}
