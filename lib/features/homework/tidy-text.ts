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
  [/\ufe0f?\u20e3\s?/g, ". "],
  [/^([ \t]*)\(?([a-h])\s?(?:[\]}]|[)°]|[–-](?=\s))\s?(?=\S)/gm, "$1$2) "],
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

/** Where the numbers that stand in a circle, in brackets or before a full stop begin, from one on. */
const circles = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a];
const perCircle = 20;
const circled = /[\u2460-\u249b\u24f5-\u24fe\u2776-\u2793]\s?/g;

/** "①I've lived": the number as a keyboard writes it. */
const numbered = (text: string) =>
  text.replace(circled, (sign, at: number, whole: string) => {
    const code = sign.charCodeAt(0);
    const from = circles.findLast((first) => first <= code) ?? code;
    const number = Math.min(code - from + 1, perCircle);
    return `${at > 0 && !/\s/.test(whole.charAt(at - 1)) ? " " : ""}${number}. `;
  });

/** "I'm tired -> He said that...": the end of the sentence is to be written. */
const begun = /->|→|=>/;

/** A word broken at the end of a line: "beauti-\nful". */
const hyphenation = /(?<=\p{Ll}{2})-\n\s*(?=\p{Ll}{2})/gu;

const sectioned = /^([ \t]*)(\d{1,2})\.(\d{1,2})[.)]?\s+(?=[\p{L}_("])/gmu;

const isWork = (line = "") => line.includes(gapMark) || /\([a-z]|\p{L} ?\/ ?\p{L}/u.test(line);

/** "1.1 My brother …", "1.2 This is …": the first number is the exercise's own. */
function withoutSection(text: string): string {
  const found = [...text.matchAll(sectioned)];
  const sections = found.map(([, , section]) => section);
  const areItems = found.some(({ index, 0: all }) => isWork(text.slice(index + all.length).split("\n")[0]));
  return areItems && sections.length > 1 && sections.every((one) => one === sections[0])
    ? text.replace(sectioned, "$1$3. ")
    : text;
}

/** The text with one way of writing gaps, brackets, quotes and spaces; lines are kept. */
export function tidyText(text: string): string {
  const plain = characters.reduce((result, [from, to]) => result.replace(from, to), numbered(text));
  const whole = plain
    .replace(hyphenation, "")
    .split("\n")
    .map((line) => (begun.test(line) ? line.replace(/(?<=\p{L})\s?\.{3}\s*$/u, ` ${gapMark}`) : line))
    .join("\n");
  const gapped = withoutSection(gapForms.reduce((result, form) => result.replace(form, gapMark), whole));
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
