import type { OptionPlace } from "../option-place";

/** Written with a vowel but said with a consonant, and the other way round. */
const consonantSound = /^(?:uni(?!n|m)|use|usu|util|euro|one\b|once|ewe|u-)/;
const vowelSound = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/;
const lettersSaidWithVowel = /^[AEFHILMNORSX](?:[A-Z]|-|$)/;

/** Whether "an" goes before the word, by its sound; undefined for letters and signs we cannot hear. */
export function takesAn(text: string): boolean | undefined {
  const lower = text.toLowerCase();
  if (/^\p{Lu}[\p{Lu}\d-]*$/u.test(text) && text.length < 5)
    return text.length > 1 ? lettersSaidWithVowel.test(text) : undefined;
  if (vowelSound.test(lower)) return true;
  if (/^\d/.test(lower)) return false;
  if (!/^\p{L}/u.test(lower)) return undefined;
  return /^[aeiou]/.test(lower) && !consonantSound.test(lower);
}

export function fitting(options: string[], { after }: OptionPlace): string[] {
  const next = after[0];
  const isAn = next && takesAn(next.text);
  return isAn === undefined ? [] : options.filter((option) => option.toLowerCase() === (isAn ? "an" : "a"));
}
