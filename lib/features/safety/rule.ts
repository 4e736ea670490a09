/**
 * A rule is written as the words it looks for, e.g. "(voglio|vorrei) _ morire": `_` stands for up to four words of
 * the same sentence, `__` for up to ten, `*` for any ending, `.` for the end of a sentence; the rest is a regular expression.
 * "a & b & !c" finds a sentence with a and b in any order and without c.
 */
export type Rule = {
  /** On the words of a message. */
  inWords: RegExp;
  /** On its letters alone, for what is spelled out letter by letter. Undefined where that would be too little to go by. */
  inLetters?: RegExp;
};

const minSpelledLetters = 5;

/** A star after a group of words with their spaces repeats it instead. */
const anyEnding = /(?<! \))\*/g;
const looksAround = /\(\?<?[!=](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

export function compile(pattern: string): Rule {
  const parts = pattern.split(" & ");
  if (parts.length > 1) return { inWords: inOneSentence(parts) };
  const letters = pattern
    .replace(looksAround, "")
    .replace(/ __? /g, "[a-z0-9]{0,16}")
    .replace(anyEnding, "[a-z0-9]*?")
    .replace(/ \.$|\|\.(?=\))/g, "")
    .replaceAll(" ", "");
  return {
    inWords: new RegExp(` ${inWords(pattern)}(?= )`),
    inLetters: shortestOf(pattern) >= minSpelledLetters ? new RegExp(letters) : undefined,
  };
}

const inWords = (pattern: string) =>
  pattern
    .replace(/ __ /g, "(?: [a-z0-9]+){0,10} ")
    .replace(/ _ /g, "(?: [a-z0-9]+){0,4} ")
    .replace(anyEnding, "[a-z0-9]*")
    .replace(/(?<= |^|\|)\.(?= |$|\||\))/g, "\\.");

/** All parts in one sentence, in any order, and none of those with a "!" before them. */
const inOneSentence = (parts: string[]) =>
  new RegExp(
    `(?<=^| \\.)${parts.map((part) => `(?${part[0] === "!" ? "!" : "="}[^.]* ${inWords(part.replace(/^!/, ""))}(?= ))`).join("")}`,
  );

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

export const rulesOf = (lines: readonly string[]): Rule[] => lines.map((line) => compile(line));
