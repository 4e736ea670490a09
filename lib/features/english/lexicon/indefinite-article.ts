/** Written with a vowel, said with a consonant (a university), and the other way round (an hour). */
const consonantSound =
  /^(?:uni(?!n|m)|use|usu|util|uk|eu|one\b|once|ewe|u-|ufo|uten|ukulele|uru|ouija|u\b|uganda|ura|uto)/;
const vowelSound = /^(?:hours?|hourly|honest|honou?r|heir|8|11|18|x-ray)(?!\d)/;

/** Whether "an" goes before the lower-case word. */
export const wantsAn = (word: string) =>
  vowelSound.test(word) || (/^[aeiou]/.test(word) && !consonantSound.test(word));

/** "engineer" → "an engineer". */
export const withIndefinite = (text: string) => `${wantsAn(text.toLowerCase()) ? "an" : "a"} ${text}`;
