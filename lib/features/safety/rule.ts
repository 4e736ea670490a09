/**
 * A rule is written as the words it looks for, e.g. "(voglio|vorrei) _ morire": `_` stands for up to four words of
 * the same sentence, `__` for up to ten, `*` for any ending, `.` for the end of a sentence; the rest is a regular expression.
 * "a & b & !c" finds a sentence with a and b in any order and without c.
 *
 * A list of rules is compiled to a few patterns: looking for one rule after another takes three times as long.
 */
export type Rules = {
  /** On the words of a message. */
  inWords: RegExp[];
  /** On its letters alone, for what is spelled out letter by letter; not of rules that would be too little to go by. */
  inLetters: RegExp[];
};

const minSpelledLetters = 5;

/** A star after a group of words with their spaces repeats it instead. */
const anyEnding = /(?<! \))\*/g;
const looksAround = /\(\?<?[!=](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

export function rulesOf(lines: readonly string[]): Rules {
  const joined = lines.filter((line) => line.includes(" & "));
  const plain = lines.filter((line) => !line.includes(" & "));
  return {
    inWords: [
      ...anyOf(" (?! )", plain.map(inWords), "(?= )"),
      ...anyOf("(?<=^| \\.)", joined.map(inOneSentence)),
    ],
    inLetters: anyOf(
      "(?=[a-z0-9]{4})",
      plain.filter((line) => shortestOf(line) >= minSpelledLetters).map(inLetters),
    ),
  };
}

export const isMatched = ({ inWords: patterns }: Rules, words: string): boolean =>
  patterns.some((pattern) => pattern.test(words));

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

const inLetters = (pattern: string) =>
  pattern
    .replace(looksAround, "")
    .replace(/ __? /g, "[a-z0-9]{0,16}")
    .replace(anyEnding, "[a-z0-9]{0,7}?")
    .replace(/ \.$|\|\.(?=\))/g, "")
    .replaceAll(" ", "");

/** All parts in one sentence, in any order, and none of those with a "!" before them. */
const inOneSentence = (pattern: string) =>
  pattern
    .split(" & ")
    .map((part) => `(?${part[0] === "!" ? "!" : "="}[^.]* ${inWords(part.replace(/^!/, ""))}(?= ))`)
    .join("");

/** About how many letters the shortest text has that a pattern finds. */
function shortestOf(pattern: string): number {
  const group = /\(([^()]*)\)([?*]?)/;
  let rest = pattern.replace(looksAround, "");
  for (let match = group.exec(rest); match; match = group.exec(rest)) {
    const [whole, inner = "", count] = match;
    const shortest = count ? 0 : Math.min(...inner.split("|").map(lettersIn));
    rest = rest.replace(whole, "x".repeat(shortest));
  }
  return lettersIn(rest);
}

const lettersIn = (text: string) => text.replace(/[^a-z]/g, "").length;
