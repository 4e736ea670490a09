/**
 * A rule is written as the words it looks for, e.g. "(voglio|vorrei) _ morire": `_` stands for up to four words of
 * the same sentence, `__` for up to ten, `*` for any ending, `.` for the end of a sentence; the rest is a regular expression.
 * "a & b & !c" finds a sentence with a and b in any order and without c.
 *
 * A list of rules is compiled to a few patterns: looking for one rule after another takes three times as long.
 */
export type Rules = RegExp[];

/** A star after a group of words with their spaces repeats it instead. */
const anyEnding = /(?<! \))\*/g;

export function rulesOf(lines: readonly string[]): Rules {
  const joined = lines.filter((line) => line.includes(" & "));
  const plain = lines.filter((line) => !line.includes(" & "));
  return [
    ...anyOf(" (?! )", plain.map(inWords), "(?= )"),
    ...anyOf("(?<=^| \\.)", joined.map(inOneSentence)),
  ];
}

/** Whether one of them is in a text in plain words. */
export const isMatched = (rules: Rules, words: string): boolean =>
  rules.some((pattern) => pattern.test(words));

/** One pattern for all of several, none when there are none. */
const anyOf = (before: string, patterns: string[], after = ""): RegExp[] =>
  patterns.length > 0
    ? [new RegExp(`${before}(?:${patterns.map((one) => `(?:${one})`).join("|")})${after}`)]
    : [];

const inWords = (pattern: string) =>
  pattern
    .replace(/ __ /g, "(?: [a-z0-9]+){0,10} ")
    .replace(/ _ /g, "(?: [a-z0-9]+){0,4} ")
    .replace(anyEnding, "[a-z0-9]*")
    .replace(/(?<= |^|\|)\.(?= |$|\||\))/g, "\\.");

/** All parts in one sentence, in any order, and none of those with a "!" before them. */
const inOneSentence = (pattern: string) =>
  pattern
    .split(" & ")
    .map((part) => `(?${part[0] === "!" ? "!" : "="}[^.]* ${inWords(part.replace(/^!/, ""))}(?= ))`)
    .join("");
