import { gapMark } from "./homework-sheet";

/** Gaps as books, keyboards and readers of pictures write them. */
const gapForms = [
  /\((?:\.{2,}|_{2,}|-{2,})\)|<(?:gap|blank)>|\[(?:gap|blank|spazio)\]/gi,
  /(?<!\*)\*{3,}(?!\*)|(?<=\s)\?{2,}(?=\s\p{L})|(?<=\p{L}\s)[□▢☐◻](?=\s\p{Ll}|[.,?!])/gu,
  /(?<!_)_(?:\s?_)+/g,
  /(?<!\.)\.{4,}|(?<![.\s])\s?\.(?:\s\.){3,}/g,
  /(?<=[\s)\d"]|^)\.{3}(?=[\s?!,;"]|\(|$)/g,
  /(?<!-)-{3,}|(?<![–—])[–—]{2,}/g,
  /\[\s*\]|\(\s*\)/g,
  /(?<=[\s"(]|^)_(?=[\s.,?!;:")]|$)/g,
];

const characters: [RegExp, string][] = [
  [/\r\n?/g, "\n"],
  [/\t/g, "   "],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, " "],
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ""],
  [/[’‘`´]/g, "'"],
  [/[“”«»]/g, '"'],
  [/(?<!\*)\*\*(?!\*)|__(?=[a-z])(?<=[a-z]__)/gi, ""],
  [/^\| ?(\d{1,2}) ?\| ?([^|\n]+)\|$/gm, "$1. $2"],
  [/＿/g, "_"],
  [/(?<!_)_{1,20}(?:\((\d{1,2})\)|(\d{1,2}))_{1,20}/g, " ($1$2) ____"],
  [/…/g, "..."],
  // Readers take round brackets for square and curly ones.
  [/[[{(]([A-Za-z' /,-]{1,40})[\]})]/g, "($1)"],
];

/** "I'm tired -> He said that...": the end of the sentence is to be written. */
const begun = /->|→|=>/;

/** A word broken at the end of a line: "beauti-\nful". */
const hyphenation = /(?<=\p{Ll}{2})-\n\s*(?=\p{Ll}{2})/gu;

/** The text with one way of writing gaps, brackets, quotes and spaces; lines are kept. */
export function tidyText(text: string): string {
  const plain = characters.reduce((result, [from, to]) => result.replace(from, to), text);
  const whole = plain
    .replace(hyphenation, "")
    .split("\n")
    .map((line) => (begun.test(line) ? line.replace(/(?<=\p{L})\s?\.{3}\s*$/u, ` ${gapMark}`) : line))
    .join("\n");
  const gapped = gapForms.reduce((result, form) => result.replace(form, gapMark), whole);
  return gapped
    .replace(/(?<=[\p{L}\p{N})?!])____/gu, ` ${gapMark}`)
    .replace(/____(?=[\p{L}\p{N}(])/gu, `${gapMark} `)
    .replace(/____(?: ____)+/g, gapMark);
}

/** An item's words as they were meant: the pronoun I that a reader of pictures took for a stroke. */
export const tidyItem = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^[l|1] (?=____|\(|'|am\b|have\b|can\b)/, "I ")
    .replace(/(?<=^|[\s"])l(?='(?:m|ve|ll|d)\b| [a-z_(])/g, "I")
    .replace(/(?<=^["\s]?|[.?!,:"] )\|(?='(?:m|ve|ll|d)\b| [a-z_(])/g, "I")
    .replace(/ ([.,?!;:])/g, "$1");
