const isInWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where words stand in a text for the nth time, counted from 0: "go" does not stand in "good". */
export function placeOf(text: string, words: string, nth = 0): number | undefined {
  let left = nth;
  for (let at = words ? text.indexOf(words) : -1; at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWithin =
      (isInWord(words[0]) && isInWord(text[at - 1])) || (isInWord(words.at(-1)) && isInWord(text[end]));
    if (isWithin) continue;
    if (left === 0) return at;
    left -= 1;
  }
  return undefined;
}
