import { englishWords, italianWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { setOf } from "@/lib/features/english/lexicon/words";
import { gapMark } from "./homework-sheet";

const gapWords = setOf("puntini puntino spazio buco lineetta lineette trattino trattini vuoto gap blank");
/** "spazio vuoto", "trattino basso", "tre puntini". */
const gapMore = setOf("vuoto vuota bianco basso puntini puntino");
const articles = setOf("un uno una lo il la dei tre con c'è");
const opens = setOf("tra fra in aperta apri dentro nella c'è e");
const maxBracket = 5;

/** A word as it stands, and what is written for it in the end. */
type Token = { lower: string; text: string };

const isEnglish = (word: string | undefined) =>
  word !== undefined &&
  (englishWords.has(word) ||
    (!italianWords.has(word) && isCommonEnglish(word)) ||
    /n't$|'(?:s|re|m)$/.test(word));

const isBracket = /^parentes[ie]$|^brackets?$/;
/** Gaps that were typed, among what was dictated. */
const typedGap = /^(?:\.{3,}|…+|_+|-{2,})$/;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}'_]/gu, "");

/** "una mela spazio rossa" speaks Italian: a gap has English beside it. */
function isGapAt(tokens: readonly Token[], from: number, to: number): boolean {
  let left = from - 1;
  while (articles.has(tokens[left]?.lower ?? "")) left -= 1;
  const isOpen = tokens[left] === undefined || !italianWords.has(tokens[left]?.lower ?? "");
  const next = tokens[to]?.lower;
  if (isBracket.test(next ?? "") && bracketAt(tokens, to + 1)) return true;
  if (isEnglish(next) && next !== "a") return true;
  if (next === "a") return isEnglish(tokens[to + 1]?.lower) && isOpen;
  const isAside = next === "da" || next === "che" || next === "dove" || next === "nel" || next === "nella";
  return isEnglish(tokens[left]?.lower) && tokens[left]?.lower !== "i" && !isAside;
}

/** What belongs to the word for a gap; "uno" and "tre" are the numbers of items, where those are counted. */
function isArticle(written: readonly string[]): boolean {
  const last = bare(written.at(-1) ?? "");
  const isCounted = written.some((word) => /^(?:due|two|2)$/.test(bare(word)));
  return articles.has(last) && last !== "uno" && (last !== "tre" || !isCounted);
}

/** "she puntini tennis tra parentesi play" with the signs a keyboard writes: "she ____ tennis (play)". */
export function withSigns(line: string): string {
  const tokens = line
    .split(/\s+/)
    .filter(Boolean)
    .map((text): Token => ({ text, lower: bare(text) }));
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { lower, text } = tokens[at] ?? { lower: "", text: "" };
    if (gapWords.has(lower)) {
      let to = at + 1;
      while (gapWords.has(tokens[to]?.lower ?? "") || gapMore.has(tokens[to]?.lower ?? "")) to += 1;
      if (isGapAt(tokens, at, to)) {
        while (isArticle(written)) written.pop();
        if (written.at(-1) !== gapMark) written.push(gapMark);
        at = to - 1;
        continue;
      }
    }
    const bracket = isBracket.test(lower) ? bracketAt(tokens, at + 1) : undefined;
    if (bracket) {
      while (opens.has(bare(written.at(-1) ?? ""))) written.pop();
      written.push(`(${bracket.words})`);
      at = bracket.to - 1;
      continue;
    }
    if (/^s?barra$|^slash$/.test(lower)) written.push("/");
    else if (typedGap.test(text)) written.push(gapMark);
    else if (lower === "freccia") written.push("→");
    else if (lower === "punto" && /^(?:di|interrogativo)$/.test(tokens[at + 1]?.lower ?? "")) {
      written.push(`${written.pop() ?? ""}?`);
      at += tokens[at + 1]?.lower === "di" ? 2 : 1;
    } else written.push(text);
  }
  return written.join(" ");
}

/** What is said to stand in brackets: up to where they are closed, else one word, with its "not". */
function bracketAt(tokens: readonly Token[], from: number): { words: string; to: number } | undefined {
  if (!isEnglish(tokens[from]?.lower)) return undefined;
  const words = (to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
  for (let to = from + 1; to <= from + maxBracket; to += 1) {
    const isClosed = /^chius[aei]$|^chiudi$/.test(tokens[to]?.lower ?? "");
    if (isClosed) {
      const isNamed = /^parentes/.test(tokens[to + 1]?.lower ?? "");
      return { words: words(to), to: isNamed ? to + 2 : to + 1 };
    }
  }
  const to = from + (tokens[from]?.lower === "not" ? 2 : 1);
  return { words: words(to), to };
}
