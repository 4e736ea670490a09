/** From a place in a text up to another. */
export type Range = { start: number; end: number };

/** A stretch of a text in one language. Joined, the stretches are the text. */
export type LanguageRun = { text: string; lang: "it" | "en" };

/** `weight` is positive for English and negative for Italian; `cost` is that of changing the language before the word. */
type WeighedWord = { weight: number; cost: number };

/**
 * The likeliest language of each word, all of them considered: languages seldom change inside a sentence (Viterbi). `opening`:
 * the weight of English before the first word, where it need not be changed to.
 */
export function areEnglish(words: readonly WeighedWord[], opening = -Infinity): boolean[] {
  let [english, italian] = [opening, 0];
  // For each word, in which language the one before it was, on the best way to each of the two.
  const steps = words.map(({ weight, cost }) => {
    const step = { toEnglish: english >= italian - cost, toItalian: english - cost > italian };
    [english, italian] = [
      Math.max(english, italian - cost) + weight,
      Math.max(italian, english - cost) - weight,
    ];
    return step;
  });
  let isEnglish = english > italian;
  const found: boolean[] = [];
  for (const { toEnglish, toItalian } of steps.toReversed()) {
    found.push(isEnglish);
    isEnglish = isEnglish ? toEnglish : toItalian;
  }
  return found.reverse();
}

/** A part of a text in stretches of one language each. `english`: what of the whole text is English, in order. */
export function runsOf(text: string, { start, end }: Range, english: readonly Range[]): LanguageRun[] {
  const runs: LanguageRun[] = [];
  let at = start;
  const upTo = (place: number, lang: LanguageRun["lang"]) => {
    if (place > at) runs.push({ text: text.slice(at, place), lang });
    at = Math.max(at, place);
  };
  for (const range of english) {
    if (range.end <= at || range.start >= end) continue;
    upTo(range.start, "it");
    upTo(Math.min(range.end, end), "en");
  }
  upTo(end, "it");
  return runs;
}
