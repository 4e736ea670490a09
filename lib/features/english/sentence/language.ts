import { areEnglish } from "../rules";
import { englishWords, italianConnectors, italianWords, sharedWords } from "../lexicon/language-words";
import { isCommonEnglish } from "../lexicon/vocabulary";
import { endsClause, endsSentence, setOf, splitWords, type Word } from "../lexicon/words";

/** A stretch of English that stands for itself: a sentence, or the English part of a mixed one. */
export type Sentence = {
  words: Word[];
  isQuestion: boolean;
  /** Whether nothing Italian runs into it, so that its first word really opens the sentence. */
  isWhole: boolean;
  /** Whether it ends with a full stop, an exclamation mark, a line or a quotation. */
  isClosed: boolean;
  /** Whether a full stop, a question mark or an exclamation mark ends it. */
  hasStop: boolean;
};

const englishEnding = /(?:n't|'(?:m|re|ve|ll|d|s))$/;
const italianElision =
  /^(?:l|un|d|c|dell|all|nell|dall|sull|coll|quell|quest|dov|com|cos|quant|n|m|t|s|v|gl|bell|tutt|anch)'/;

/** Positive for English, negative for Italian, near zero for what could be either. */
function evidence(word: Word): number {
  const { lower } = word;
  if (englishWords.has(lower) || englishEnding.test(lower)) return 2;
  if (word.text === "I") return endsSentence(word.gap) || word.start === 0 ? 0.5 : 1.5;
  if (sharedWords.has(lower) || /^\d/.test(lower)) return 0;
  if (italianWords.has(lower) || italianElision.test(lower) || /[àèéìòù]/.test(lower)) return -2;
  if (isCommonEnglish(lower)) return 1;
  if (/^\p{Lu}/u.test(word.text) && word.start > 0) return 0;
  if (/[kwyxj]|th|sh|oo|ee|ck|ght/.test(lower)) return 0.8;
  if (/[aiou]$/.test(lower)) return -1;
  return lower.endsWith("e") ? -0.2 : 0.5;
}

function costOfSwitching(gap: string): number {
  if (endsSentence(gap)) return 0.2;
  return gap.includes(",") ? 1.4 : 2.2;
}

/** How much lighter English is than Italian before a message begins. */
const opening = -0.1;

const markEnglish = (words: Word[]): boolean[] =>
  areEnglish(
    words.map((word) => ({ weight: evidence(word), cost: costOfSwitching(word.gap) })),
    opening,
  );

const opensNoun = setOf("the a an my your his her our their this");

/** "Next to the computer va bene": a word of both languages belongs to the article before it. */
const withLastNoun = (words: Word[], isEnglish: readonly boolean[]): boolean[] =>
  isEnglish.map((is, at) => {
    const [before, word] = [words[at - 1], words[at]];
    const isAfterArticle = isEnglish[at - 1] === true && before !== undefined && opensNoun.has(before.lower);
    return is || (isAfterArticle && word?.gap === " " && evidence(word) >= 0);
  });

/** Nobody's sentence is longer; the rules look at every word from every other. */
const maxRunWords = 200;
/** Where a run that never ends is best cut: before a new clause. */
const maxCutWords = 60;
const joins = /^(?:and|but|so|because|then)$/;

/** A run without an end in pieces that are short enough to be read. */
function cutRun(words: Word[]): Word[][] {
  if (words.length <= maxRunWords) return [words];
  const clause = words.findLastIndex(
    ({ gap, lower }, at) => at <= maxRunWords && (endsClause(gap) || joins.test(lower)),
  );
  const at = clause > maxRunWords - maxCutWords ? clause : maxRunWords;
  return [words.slice(0, at), ...cutRun(words.slice(at))];
}

/** Who has written less of a sentence than this has not left a connector in it: "went quindi yesterday I went". */
const minBeforeConnector = 3;

/** A run without the connectors that are talk: those that nothing follows, or too little stands before. */
function withoutTalk(words: Word[]): Word[][] {
  const at = words.findIndex(
    ({ lower }, place) =>
      italianConnectors.has(lower) && (place < minBeforeConnector || place === words.length - 1),
  );
  if (at < 0) return [words];
  return [words.slice(0, at), ...withoutTalk(words.slice(at + 1))].filter(({ length }) => length > 0);
}

/** Finds what is written in English in a message that may mix it with Italian. */
export function findEnglish(text: string): Sentence[] {
  const words = splitWords(text);
  const isEnglish = withLastNoun(words, markEnglish(words));
  const runs: { words: Word[]; isWhole: boolean }[] = [];
  words.forEach((word, at) => {
    if (!isEnglish[at]) return;
    // "7.30", "16.4 million": one number.
    const isDecimal = word.gap === "." && /^\d/.test(word.text) && /\d$/.test(words[at - 1]?.text ?? "");
    const opens = at === 0 || (endsSentence(word.gap) && !isDecimal);
    if (opens || !isEnglish[at - 1]) runs.push({ words: [], isWhole: opens });
    runs.at(-1)?.words.push(word);
  });
  const pieces = runs.flatMap(({ words: run, isWhole }) =>
    withoutTalk(run)
      .flatMap(cutRun)
      .map((piece, at) => ({ words: piece, isWhole: isWhole && at === 0 })),
  );
  return pieces.map(({ words: run, isWhole }) => {
    const after = text.slice(run.at(-1)?.end).trimStart();
    return {
      words: run,
      isWhole,
      isQuestion: /^["”»']?\?/.test(after),
      isClosed: /^(?:$|[.!"”»\n)])/.test(after),
      hasStop: /^["”»']?[.!?…]/.test(after),
    };
  });
}

/** How many English words a message holds: what the rewards count. */
export const countEnglishWords = (text: string) =>
  findEnglish(text).reduce(
    (sum, { words }) => sum + words.filter((word) => /\p{L}/u.test(word.text)).length,
    0,
  );
