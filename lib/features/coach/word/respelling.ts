import type { Phone } from "./sound";

/** A word as an Italian reader would say it: "fo-TO-gra-fer". */
export type Respelling = { text: string; syllables: number; strong: number };

const vowels = new Map(
  "A a;& a;V a;O o;W au;Y ai;E e;3 er;1 ei;I i;i ii;o ou;U u;0 oi;u uu;@ e".split(";").map((pair) => {
    const [sign = "", letters = ""] = pair.split(" ");
    return [sign, letters] as const;
  }),
);
const consonants = new Map(
  "y i;w u;D th;T th;S sh;Z j;N ng".split(";").map((pair) => {
    const [sign = "", letters = ""] = pair.split(" ");
    return [sign, letters] as const;
  }),
);

/** With which consonants a syllable may begin. */
const onsets = new Set(
  `pl pr py bl br by tr tw dr dw kl kr kw ky gl gr gw fl fr fy Tr Tw sl sp st sk sm sn sw Sr vy my hy ny spl spr spy
  str skr skw sky`.split(/\s+/),
);
const mayBegin = (signs: string) => (signs.length === 1 ? signs !== "N" : signs === "" || onsets.has(signs));

type Syllable = { onset: Phone[]; vowel: Phone; coda: Phone[] };

/** As many consonants as can begin a syllable go to the next one. */
function syllablesOf(phones: readonly Phone[]): Syllable[] {
  const syllables: Syllable[] = [];
  let waiting: Phone[] = [];
  for (const phone of phones) {
    if (!phone.isVowel) {
      waiting.push(phone);
      continue;
    }
    const before = syllables.at(-1);
    const signs = waiting.map(({ sign }) => sign).join("");
    const from = before ? [...signs, ""].findIndex((_, at) => mayBegin(signs.slice(at))) : 0;
    before?.coda.push(...waiting.slice(0, from));
    syllables.push({ onset: waiting.slice(from), vowel: phone, coda: [] });
    waiting = [];
  }
  syllables.at(-1)?.coda.push(...waiting);
  return syllables;
}

/** The vowels of the spelling, if there are as many as sounds: an unclear vowel is best said as it is written. */
function writtenVowels(word: string, count: number): string[] {
  const groups = word.match(/[aeiou]+|(?<=[^aeiou])y/g) ?? [];
  const isMuteEnd = groups.length === count + 1 && /[^aeiou]e[sd]?$/.test(word);
  const own = isMuteEnd ? groups.slice(0, -1) : groups;
  return own.length === count ? own : [];
}

/** Unstressed, or the short "o" that is said like "a" in America, it is read as it is written. */
function vowelLetters({ sign, isStressed }: Phone, written: string | undefined, word: string): string {
  const isPlain = written !== undefined && /^[aeiou]$/.test(written);
  if (sign === "@" && isPlain) return written;
  if (sign === "A" && (written === "o" || written === "ow")) return "o";
  if (sign === "3" && isPlain && !isStressed && word.includes(`${written}r`)) return `${written}r`;
  return vowels.get(sign) ?? sign;
}

const isSoft = (letter: string | undefined) => letter === "e" || letter === "i";

/** Italian letters of a consonant, by what follows it: "c" before "e", "ci" before "a", "c’" at the end. */
function consonantLetters({ sign }: Phone, next: string | undefined): string {
  const isBeforeVowel = next !== undefined && /[aeiou]/.test(next);
  if (sign === "C" || sign === "J") {
    const letter = sign === "C" ? "c" : "g";
    return isSoft(next) ? letter : isBeforeVowel ? `${letter}i` : `${letter}’`;
  }
  if (sign === "g") return isSoft(next) ? "gh" : "g";
  return consonants.get(sign) ?? sign;
}

function letters({ onset, vowel, coda }: Syllable, written: string | undefined, word: string): string {
  const spelled = vowelLetters(vowel, written, word);
  const begins = onset
    .map((phone, at) => consonantLetters(phone, at === onset.length - 1 ? spelled[0] : undefined))
    .join("");
  const ends = coda.map((phone) => consonantLetters(phone, undefined)).join("");
  return begins + spelled + ends;
}

/** How a word is read, from its sounds; its strong syllable in capitals where there is more than one. */
export function respell(word: string, phones: readonly Phone[]): Respelling {
  const syllables = syllablesOf(phones);
  const written = writtenVowels(word.toLowerCase(), syllables.length);
  const strong = Math.max(
    syllables.findIndex(({ vowel }) => vowel.isStressed),
    0,
  );
  const parts = syllables.map((syllable, at) => letters(syllable, written[at], word.toLowerCase()));
  const shown = parts.map((part, at) => (at === strong && parts.length > 1 ? part.toUpperCase() : part));
  return { text: shown.join("-"), syllables: parts.length, strong };
}
