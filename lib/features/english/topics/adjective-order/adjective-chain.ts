import { rankOf } from "../../lexicon/adjective-classes";
import { isPair, isPluralNoun, isSingularNoun } from "../../lexicon/nouns";
import { matchWords, type Match } from "../../sentence/rule";
import { follows, type Word } from "../../lexicon/words";

/** "Italian high school", "Chinese new year", "French young people": the second adjective makes one name with its noun. */
const names =
  /^(?:high school|fast food|best friend|young people|old people|new year|short story|short stories|little brother|little sister|big brother|big sister|old man|old woman|old lady|new town|big game|cheap flight|good luck|cool box|easy jet|long jump|high street|small town|big city|big cities|small towns)$/;
const shades = /^(?:dark|light|bright|pale)$/;
const hair = /^(?:hair|beard|ears|tail|legs|fur)$/;

const articleFor = (following: string) => (/^[aeiou]/i.test(following) ? "an" : "a");

/** "A red beautiful dress", "brown long hair": two adjectives in the order Italian would not mind. */
export function swappedAdjectives(words: Word[], at: number): Match[] | undefined {
  const [first, second, noun] = [words[at], words[at + 1], words[at + 2]];
  if (!first || !follows(second) || !follows(noun)) return undefined;
  const [outer, inner] = [rankOf(first.lower), rankOf(second.lower)];
  const isThing =
    isSingularNoun(noun.lower) || isPluralNoun(noun.lower) || isPair(noun.lower) || hair.test(noun.lower);
  if (outer === undefined || inner === undefined || !isThing || outer <= inner) return undefined;
  if (names.test(`${second.lower} ${noun.lower}`) || shades.test(words[at - 1]?.lower ?? ""))
    return undefined;
  // Size and age before an opinion is unusual, but no mistake: "a big beautiful house".
  const isPlain = outer >= 3 ? inner <= 2 || (outer === 5 && inner === 3) : outer === 2 && inner === 0;
  const isOne = /^an?$/.test(words[at - 1]?.lower ?? "");
  if (!isPlain || (outer === 4 && inner === 2 && !isOne)) return undefined;
  const swapped = `${second.lower} ${first.text}`;
  const article = words[at - 1];
  const right = articleFor(second.lower);
  return /^an?$/.test(article?.lower ?? "") && article?.lower !== right
    ? matchWords(words, at - 1, at + 1, `${right} ${swapped}`)
    : matchWords(words, at, at + 1, swapped);
}
