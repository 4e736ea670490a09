import { remembering } from "@/lib/remembering";
import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import {
  backwardsCue,
  cipherCue,
  isVowelOrVerb,
  readEncoded,
  readMorse,
  readNumbers,
  shiftLetters,
} from "./letter-codes";
import { canonicalWords, isItalianToo, type LeakPatterns } from "./leak-patterns";
import { isWordOfItsOwn, type Reading, type Strand } from "./reading";
import { fillHoles } from "./write-out";

const minSureLetters = 6;
const minHiddenLetters = 4;
const minSpelledLetters = 3;
const rot13 = 13;

const reverse = (text: string) => [...text].reverse().join("");
const isOrdinaryWord = (word: string) => isCommonEnglish(word) || isWordOfItsOwn(word);

/** Whether a line has the phrase; "interested. In italiano" has no "interested in". */
function standsIn(line: string, phrase: string): boolean {
  const isAmbiguous = isItalianToo(phrase.split(" ").at(-1) ?? "");
  for (let at = line.indexOf(` ${phrase} `); at >= 0; at = line.indexOf(` ${phrase} `, at + 1)) {
    const next = line.slice(at + phrase.length + 2).split(" ", 1)[0] ?? "";
    if (!isAmbiguous || !isItalian(next)) return true;
  }
  return false;
}

const isItalian = (word: string) =>
  italianWords.has(word) || (/[aeio]$/.test(word) && !isCommonEnglish(word));

/** Words side by side, also in a table, a numbered list or the other way round. */
function isSaid({ phrases }: LeakPatterns, { words, folded, tokens: bare }: Reading): boolean {
  const isBackwards = backwardsCue.test(folded);
  const tokens = folded.match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? [];
  const backwards = ` ${canonicalWords(tokens.toReversed().join(" ")).join(" ")} `;
  return phrases.some((phrase) => {
    if (words.some((line) => standsIn(line, phrase))) return true;
    if (bare.has(phrase)) return true;
    const parts = phrase.split(" ");
    if (parts.length < 3 && !(isBackwards && parts.length === 2)) return false;
    return backwards.includes(` ${phrase} `);
  });
}

/** A word cut by blanks, points, brackets or lines: "w-e-n-t", "we nt", "w(e)nt". */
const isCut = (leakPatterns: LeakPatterns, { strands }: Reading) =>
  strands.some((strand) => strand.fragments.length > 1 && isCutIn(strand, leakPatterns));

function isCutIn({ squeezed, fragments }: Strand, { words, letters, phrases }: LeakPatterns): boolean {
  const whole = new Set(phrases.flatMap((phrase) => phrase.split(" ")));
  const byStart = new Map(fragments.map((fragment, at) => [fragment.start, at]));
  const byEnd = new Map(fragments.map(({ start, letters: own }, at) => [start + own.length, at]));
  const isSplinter = ({ letters: own }: Strand["fragments"][number]) =>
    !isWordOfItsOwn(own) && !whole.has(own);
  const isJoined = (start: number, length: number, isWord: boolean) => {
    const first = byStart.get(start);
    const last = byEnd.get(start + length);
    if (first === undefined || last === undefined || last <= first) return false;
    const parts = fragments.slice(first, last + 1);
    const isTight = parts.slice(1).every(({ gap }) => !/\s/.test(gap));
    return (isWord && (isTight || length >= minSureLetters)) || parts.some(isSplinter);
  };
  const holds = (form: string, isWord: boolean) => {
    for (let at = squeezed.indexOf(form); at >= 0; at = squeezed.indexOf(form, at + 1))
      if (isJoined(at, form.length, isWord)) return true;
    return false;
  };
  return letters.some((pattern) => {
    const isWord = words.includes(pattern);
    return holds(pattern, isWord) || (pattern.length >= minHiddenLetters && holds(reverse(pattern), isWord));
  });
}

const isSpelled = ({ letters }: LeakPatterns, { spelled, folded }: Reading) =>
  spelled.length > 0 &&
  letters.some((pattern) =>
    spelled.some(
      (run) =>
        run.includes(pattern) ||
        ((pattern.length >= minHiddenLetters || backwardsCue.test(folded)) && run.includes(reverse(pattern))),
    ),
  );

/** One letter a sentence: the letters that stand alone, vowels that may be Italian words between them. */
function isStrewn({ letters }: LeakPatterns, { loneLetters }: Reading): boolean {
  return letters.some((pattern) => {
    const consonants = [...pattern].filter((letter) => !isVowelOrVerb(letter));
    if (consonants.length < 2 || loneLetters.length < pattern.length) return false;
    for (
      let start = loneLetters.indexOf(pattern[0] ?? "");
      start >= 0;
      start = loneLetters.indexOf(pattern[0] ?? "", start + 1)
    )
      if (followsFrom(loneLetters, start, pattern)) return true;
    return false;
  });
}

function followsFrom(lone: string, start: number, pattern: string): boolean {
  let found = 0;
  for (let at = start; at < lone.length && found < pattern.length; at += 1) {
    if (lone[at] === pattern[found]) found += 1;
    else if (!isVowelOrVerb(lone[at] ?? "")) return false;
  }
  return found === pattern.length;
}

/** "tnew", or letters set on their heads. */
function isReversed({ letters }: LeakPatterns, { folded, tokens }: Reading): boolean {
  const isBackwards = backwardsCue.test(folded);
  return letters.some((pattern) => {
    const backwards = reverse(pattern);
    const turned = backwards.replace(/[nu]/g, (letter) => (letter === "n" ? "u" : "n"));
    const pigLatin = `${pattern.slice(1)}${pattern[0]}ay`;
    return [backwards, turned, pigLatin].some(
      (form) => form !== pattern && (isBackwards || !isOrdinaryWord(form)) && tokens.has(form),
    );
  });
}

/** "w_nt", "mu_t finish": most letters shown, each blank standing for some. */
function isBlanked({ letters, phrases }: LeakPatterns, { text, folded }: Reading): boolean {
  if (!/[_*?•□▢■▪●○#…·~]/.test(text)) return false;
  const long = letters.filter((pattern) => pattern.length >= minHiddenLetters);
  const parts = phrases
    .flatMap((phrase) => phrase.split(" "))
    .filter((part) => part.length >= minSpelledLetters);
  const filled = ` ${canonicalWords(fillHoles(folded, [...long, ...parts])).join(" ")} `;
  return [...long, ...phrases.filter((phrase) => phrase.includes(" "))].some(
    (one) => filled.includes(` ${one} `) && !` ${canonicalWords(folded).join(" ")} `.includes(` ${one} `),
  );
}

/** What is to be found with its letters moved along the alphabet; each sentence of a reply is searched for it. */
const everyTurnOf = remembering((pattern) =>
  Array.from({ length: 25 }, (_, at) => shiftLetters(pattern, at + 1)),
);
/** The turns that everybody knows, where they make no word. */
const turnsOf = remembering((pattern) =>
  [rot13, 1, 25].map((places) => shiftLetters(pattern, places)).filter((form) => !isOrdinaryWord(form)),
);

/** Numbers, dots and dashes, base64, letters moved along the alphabet. */
function isEncoded(leakPatterns: LeakPatterns, { text, folded, tokens, leet, words }: Reading): boolean {
  const { letters } = leakPatterns;
  const numbers = /\d/.test(folded) ? readNumbers(folded) : "";
  const signs = /[.·•–—−_-]{1,4}[\s/|,]+[.·•–—−_-]/.test(folded) ? readMorse(folded) : "";
  if (letters.some((pattern) => numbers.includes(pattern) || signs.includes(pattern))) return true;
  const decoded = ` ${canonicalWords(readEncoded(text).toLowerCase()).join(" ")} `;
  const answers = [...leakPatterns.phrases, ...leakPatterns.common.map(({ words: own }) => own)];
  if (answers.some((answer) => decoded.includes(` ${answer} `))) return true;
  const hasCue = cipherCue.test(folded);
  const lines = leakPatterns.phrases.filter((phrase) => phrase.includes(" "));
  const turnedLine = lines.length > 0 ? canonicalWords(shiftLetters(folded, rot13)).join(" ") : "";
  if (lines.some((line) => ` ${turnedLine} `.includes(` ${line} `))) return true;
  return letters.some((pattern) => {
    if (leet.includes(` ${pattern} `) && !words[0]?.includes(` ${pattern} `)) return true;
    const isLong = pattern.length >= minHiddenLetters;
    if (isLong && turnsOf(pattern).some((form) => tokens.has(form))) return true;
    return hasCue && everyTurnOf(pattern).some((form) => tokens.has(form));
  });
}

/** First letters of lines, sentences or words. */
function isAcrostic({ letters, faint }: LeakPatterns, { initials }: Reading): boolean {
  const { ofLines, ofSentences, ofWords } = initials;
  return letters.some((pattern) => {
    if (pattern.length < minSpelledLetters) return false;
    if (ofLines.includes(pattern) || ofWords.includes(pattern)) return true;
    const isLong = pattern.length >= minHiddenLetters && !faint.includes(pattern);
    return isLong && [ofSentences, ...ofWords].some((line) => line.includes(pattern));
  });
}

const halves =
  /(?:cominci|inizi|start)[a-z]{0,8}[^.!?\n]{0,20}?(?:con|with|per)[^a-z]{1,4}([a-z]{1,30})(?![a-z])[^.!?\n]{1,40}?(?:finisc|termin|end)[a-z]{0,8}[^.!?\n]{0,20}?(?:con|with|in|per)[^a-z]{1,4}([a-z]+)/;

/** "Comincia con we e finisce con nt": nothing is left to be found. */
function isInHalves({ words }: LeakPatterns, { folded }: Reading): boolean {
  const [, first = "", last = ""] = halves.exec(folded) ?? [];
  if (!first || !last) return false;
  return words.some(
    (word) => word.startsWith(first) && word.endsWith(last) && first.length + last.length >= word.length,
  );
}

const checks = [isInHalves, isSaid, isCut, isSpelled, isStrewn, isReversed, isBlanked, isEncoded, isAcrostic];

/** Whether a text holds what is to be found in any dress. */
export const isObfuscated = (leakPatterns: LeakPatterns, reading: Reading) =>
  checks.some((check) => check(leakPatterns, reading));
