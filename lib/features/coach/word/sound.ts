import { baseOfIng, baseOfParticiple, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { halfStressMark, stressMark } from "@/lib/features/words/sound-signs";
import { sounds } from "@/lib/features/words/sounds";

/** A sound of a word: its sign, and of a vowel how strong it is. */
export type Phone = { sign: string; isVowel: boolean; isStressed: boolean };

let built: Map<string, string> | undefined;

function soundTable(): Map<string, string> {
  built ??= new Map(
    sounds
      .trim()
      .split(/[;\n]/)
      .map((line) => {
        const [word = "", signs = ""] = line.split(" ");
        return [word, signs] as const;
      }),
  );
  return built;
}

const vowelSigns = "A&VOWYE31IioU0u@";

/** How a regular ending sounds after the last sound of its base. */
const esAfter = (last: string) => (/[szSZCJ]/.test(last) ? "Iz" : /[ptkfT]/.test(last) ? "s" : "z");
const edAfter = (last: string) => (/[td]/.test(last) ? "Id" : /[pkfsSCT]/.test(last) ? "t" : "d");

/** A form of which only the base is in the table. */
function derived(word: string): string | undefined {
  const table = soundTable();
  const of = (base: string | undefined, end: (last: string) => string) => {
    const signs = base === undefined ? undefined : table.get(base);
    return signs && signs + end(signs.at(-1) ?? "");
  };
  if (word.endsWith("s")) return of(baseOfThird(word), esAfter) ?? of(word.slice(0, -1), esAfter);
  if (word.endsWith("ed")) return of(baseOfParticiple(word), edAfter);
  return word.endsWith("ing") ? of(baseOfIng(word), () => "IN") : undefined;
}

const signsOf = (word: string) => soundTable().get(word) ?? derived(word);

/** The sounds of an English word of our table; undefined when it is not there. */
export function phonesOf(word: string): Phone[] | undefined {
  const signs = signsOf(word.toLowerCase().replaceAll("’", "'"));
  if (!signs) return undefined;
  const phones = signs.match(/[',]?[^',]/g) ?? [];
  return phones.map((phone) => {
    const sign = phone.at(-1) ?? "";
    return { sign, isVowel: vowelSigns.includes(sign), isStressed: phone.startsWith(stressMark) };
  });
}

export const isInSounds = (word: string) => signsOf(word.toLowerCase()) !== undefined;

/** What two words that rhyme have in common: all from the last strong vowel on. */
function rhymeOf(word: string): string | undefined {
  const signs = signsOf(word);
  const at = signs?.lastIndexOf(stressMark) ?? -1;
  return at < 0 ? undefined : signs?.slice(at).replaceAll(halfStressMark, "");
}

/** Words everybody knows, to rhyme with. */
const easyWords =
  `go you see day my now car door bed red cat hat big dog hot sun fun bus book look good cook moon food school cool
  blue two shoe tree green bean keep sleep meet eat tea name game train rain cake make take eight late night light
  white bike like time nine five fly sky phone home nose boat coat cold old gold house mouse brown town boy toy bird
  girl word shirt nurse four more hair chair bear hear year here fire nice ice rice ship fish dish pink sing ring
  king thing head said bread ten pen men test best yes desk hand land back black bag map man can run one son come
  some up cup mum love glove box fox sock clock stop shop ball call tall small walk talk mother brother letter better
  water daughter table able happy funny money honey fight buy stay play great date friend end nation station`
    .trim()
    .split(/\s+/);

/** Easy words that rhyme with a word. */
export function rhymesWith(word: string): string[] {
  const own = rhymeOf(word.toLowerCase());
  return own === undefined
    ? []
    : easyWords.filter((easy) => easy !== word.toLowerCase() && rhymeOf(easy) === own);
}
