import { shorthand, shortForms } from "./shorthand";

const homoglyphs: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: "аɑα",
    b: "Ьβ",
    c: "сϲ",
    d: "ԁ",
    e: "еєε",
    g: "ɡ",
    h: "һ",
    i: "іıι",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "м",
    n: "ո",
    o: "оοσ",
    p: "рρ",
    s: "ѕ",
    t: "тτ",
    u: "υ",
    v: "ѵν",
    x: "хχ",
    y: "уγ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Lower case without accents, look-alike letters and invisible characters. */
export const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[^\x00-\x7f]/gu, (character) => homoglyphs[character] ?? character)
    .replace(/[’‘`´ʼ]/g, "'");

/** Digits that stand for letters inside a word; numbers stay numbers. */
const unleet = (text: string): string =>
  text.replace(/[a-z0-9@$!]+/g, (word) =>
    /[a-z]/.test(word) && /[0-9@$]|!(?=[a-z])/.test(word) && !/\d{4}|^\d+(?:st|nd|rd|th|am|pm)$/.test(word)
      ? word.replace(/[0134578@$]|!(?=[a-z])/g, (sign) => leet[sign] ?? sign)
      : word,
  );

/** A letter that is drawn out stands once. */
export const shortened = (text: string): string => text.replace(/(.)\1{2,}/g, "$1");

/** Words that lose their vowel before another one: "dell'amico" is two. */
export const elidedWords =
  "l un d c m t s n v dell all nell dall sull quell quest cos dov anch bell tutt senz".split(" ");
const beforeVowel = new RegExp(`\\b(${elidedWords.join("|")})'(?=[a-z])`, "g");

/**
 * The words of a text between single spaces, with " . " where a sentence ends: short forms and what children
 * abbreviate spelled out, so that a rule needs one spelling only.
 */
export function plainText(text: string): string {
  const words = shortened(unleet(foldLetters(text)))
    .replace(beforeVowel, "$1 ")
    .replace(/n't\b/g, " not")
    .replace(/'(m|ve|re|ll)\b/g, (_, ending: string) => ` ${shortForms[ending] ?? ending}`)
    .replaceAll("'", "")
    .replace(/[.!?;:\n…]+/g, " . ")
    .replace(/[^a-z0-9.]+/g, " ")
    .split(" ")
    .filter(Boolean)
    .map((word) => (Object.hasOwn(shorthand, word) ? shorthand[word] : word));
  return ` ${words.join(" ")} . `;
}

const spelled = /(?:^|[^a-z0-9])(?:[a-z0-9][^a-z0-9]{1,3}){4,}[a-z0-9](?![a-z0-9])/;

/** All letters of a message without its spaces where some of it is spelled letter by letter, else nothing. */
export function spelledOut(text: string): string {
  const folded = foldLetters(text);
  if (!spelled.test(folded)) return "";
  return folded.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign).replace(/[^a-z0-9]+/g, "");
}

const quotation = /"[^"]*"|«[^«»]*»|“[^“”]*”/gu;

/** A text without what others say in it. */
export const withoutQuotations = (text: string): string => text.replace(quotation, " ");
