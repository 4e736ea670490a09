import { elidedWords, foldLetters, shortened } from "./plain-text";
import { shorthand } from "./shorthand";
import { drugsAndWeapons } from "./unfit/drugs-weapons";
import { hate } from "./unfit/hate";
import { lastWordsOf } from "./unfit/last-words";
import { care, courtship, unfit } from "./unfit/of-a-coach";
import { sexual } from "./unfit/sexual";

const { alone, last } = lastWordsOf([
  ...sexual,
  ...hate,
  ...unfit,
  ...drugsAndWeapons,
  ...courtship,
  ...care,
]);

/** What a word may turn into that it does not look like: addresses, two words in one. */
const others = ["http*", "www*", ...elidedWords];

/** The beginnings of some words, to look one up. Those with a "*" go on with any letters. */
class Beginnings {
  private readonly all = new Set<string>();
  private readonly stems = new Set<string>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const stem = word.replace("*", "");
      if (stem !== word) this.stems.add(stem);
      for (let length = 1; length <= stem.length; length += 1) this.all.add(stem.slice(0, length));
    }
  }

  has(word: string): boolean {
    if (this.all.has(word)) return true;
    for (let length = 1; length < word.length; length += 1)
      if (this.stems.has(word.slice(0, length))) return true;
    return false;
  }
}

const lastWords = new Beginnings(last);
/** "kys" is two words, and stands for them alone too. */
const short = Object.entries(shorthand)
  .filter(([, long]) => long.split(" ").some((word) => lastWords.has(word)))
  .map(([word]) => word);
const first = new Beginnings([...alone, ...others, ...short]);
const later = new Beginnings([...last, ...others, ...short]);

/**
 * Whether a sentence that is fit so far may be unfit once the word is whole that begins like this. What it cannot tell may.
 * `isFirst`: no other word stands before it.
 */
export function mayBeginUnfit(word: string, isFirst: boolean): boolean {
  const folded = shortened(foldLetters(word));
  if (!/^\p{L}+$/u.test(word) || !/^[a-z]+$/.test(folded)) return true;
  const beginnings = isFirst ? first : later;
  // One more of a letter that stands twice at the end would make one of all three.
  const isTwice = folded.at(-1) === folded.at(-2);
  return beginnings.has(folded) || (isTwice && beginnings.has(folded.slice(0, -1)));
}
