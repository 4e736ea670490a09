const shortForms: [RegExp, string][] = [
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

/** The words of a text alone: lower case, short forms spelled out, no punctuation, no markdown. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[*_`~]/g, "");
  const full = shortForms.reduce((result, [pattern, form]) => result.replace(pattern, form), plain);
  return full.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether the text holds the phrase, word for word, however it is written. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase).join(" ");
  return wanted !== "" && ` ${wordsOf(text).join(" ")} `.includes(` ${wanted} `);
}
