const shortForms: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|could|should|would)nt\b/g, "$1 not"],
  [/\bcant\b/g, "can not"],
  [/\bcan't\b/g, "can not"],
  [/\bcannot\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/\b(he|she|it|that|there|what|who|where|how)'s\b/g, "$1 is"],
  [/'m\b/g, " am"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
];

/** What every short form holds. */
const hasShortForm = /'|nt\b|cannot/;

/** Lower-case text with its short forms in full: "doesn't" → "does not". */
export const spellOut = (plain: string) =>
  hasShortForm.test(plain)
    ? shortForms.reduce((result, [pattern, form]) => result.replace(pattern, form), plain)
    : plain;

/** The words of a text alone: lower case, short forms spelled out, no punctuation, no markdown. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[*_`~]/g, "");
  return spellOut(plain).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether the text holds the phrase, word for word, however it is written. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase).join(" ");
  return wanted !== "" && ` ${wordsOf(text).join(" ")} `.includes(` ${wanted} `);
}
