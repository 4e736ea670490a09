import type { Phone } from "./sound";

/** A letter that is not heard where a word is written like `written` and none of the sounds is there. */
type Silent = { letters: string; written: RegExp; unless: string };

const silents: readonly Silent[] = [
  { letters: "k", written: /^kn/, unless: "k" },
  { letters: "w", written: /^(?:wr|who|sword|two|answer)/, unless: "w" },
  { letters: "b", written: /mb(?:s|ed|er|ing)?$|bt/, unless: "b" },
  { letters: "gh", written: /gh/, unless: "gf" },
  { letters: "g", written: /^gn|gn/, unless: "g" },
  { letters: "p", written: /^p[sn]|cupb|raspb|receipt/, unless: "" },
  { letters: "l", written: /[ao]l[kfm]|ould|al[fv]|salmon/, unless: "l" },
  { letters: "t", written: /st(?:en|le)|often|christm|mortg/, unless: "t" },
  { letters: "h", written: /^(?:hour|hon|heir)|^rh|^wh/, unless: "h" },
  { letters: "s", written: /isl|aisle/, unless: "sz" },
  { letters: "n", written: /mn$/, unless: "n" },
  { letters: "d", written: /wedn|handk|handsome|sandw/, unless: "" },
  { letters: "c", written: /sc[ei]|muscle/, unless: "k" },
  { letters: "u", written: /^gu[aei]|bui|cui/, unless: "wu" },
];

/** The mute "e" that makes the vowel before it long ("cake"). */
const muteE = /[^aeiou][aiou][^aeiouwxy]e$/;

/** The letters of a word that are not heard, by its spelling and its sounds. */
export function silentLettersOf(word: string, phones: readonly Phone[]): string[] {
  const plain = word.toLowerCase();
  const heard = phones.map(({ sign }) => sign);
  const mute = silents
    .filter(({ written, unless }) => written.test(plain) && !heard.some((sign) => unless.includes(sign)))
    .map(({ letters }) => letters);
  const isMuteE = muteE.test(plain) && phones.at(-1)?.isVowel === false;
  return isMuteE ? [...mute, "e finale"] : mute;
}
