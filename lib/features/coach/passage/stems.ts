import { lookUp } from "../clues/dictionary";
import { wordsOf } from "../phrase";
import { adjectiveOf, adjectiveOfSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { englishWords, italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { singularOf } from "@/lib/features/english/lexicon/nouns";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { remembering } from "@/lib/remembering";
import { foldNumbers, numeralOf } from "./numerals";
import { groupAskedBy } from "./themes";
import { setOf } from "@/lib/features/english/lexicon/words";

/** Words that say nothing about where in a text something stands. */
const emptyWords = setOf(`
because when i you he she it we they me him them us my your his her its our their mine yours hers ours theirs a an the this that these
those am is are was were be been being do does did done doing have has had having will would can could shall should may
might must to of in on at for with from by about into as than then and but or so if not no yes there here what who whom
whose which where why how also too very just some any such o s t ll ve re d m myself himself herself themselves`);
const emptyItalian = setOf(`
il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal
dalla nel nello nella nei nelle sul sulla e ed o ma che chi cosa come quando dove perche perché quale quali quanto quanta
quanti quante è sono era erano essere stato stata ha hanno aveva avere fa fanno si ci vi ne mi ti lui lei loro egli essa suo sua
suoi sue non l d c dell dall nell all un' cos qual poi secondo testo brano`);

/** What is left of a word our lists do not know, without its endings. */
const cut = (word: string) =>
  word.length < 4 || /^\d/.test(word)
    ? word
    : word
        .replace(/(?:ing|ed|ly|es|(?<![su])s)$/, "")
        .replace(/([b-df-hj-km-np-rtv-z])\1$/, "$1")
        .replace(/e$/, "")
        .replace(/(?:y|i)$/, "i");

const baseOf = (word: string) =>
  baseOfPast(word) ??
  baseOfParticiple(word) ??
  baseOfThird(word) ??
  baseOfIng(word) ??
  singularOf(word) ??
  adjectiveOf(word) ??
  adjectiveOfSuperlative(word);

/** One key for all forms of a word: "went", "goes" → "go"; "cities" → "citi". */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/, "");
  const numeral = numeralOf(plain);
  if (numeral) return numeral;
  return cut(isBase(plain) ? plain : (baseOf(plain) ?? plain));
}

/** The words of an English text that say what it is about, in their order. */
export const contentWords = (text: string): string[] =>
  foldNumbers(wordsOf(text.replace(/(?<=\p{L})[-–—](?=\p{L})/gu, " "))).filter(
    (word) => !emptyWords.has(word.replace(/'s$/, "")),
  );

export const stemsOf = remembering((text: string): string[] => contentWords(text).map(stemOf), 1_000);

/** Whether a text is more Italian than English, going by the small words of both. */
export function isItalian(text: string): boolean {
  const words = wordsOf(text.replaceAll("'", " ")).filter((word) => !sharedWords.has(word) || word === "è");
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  const accents = words.filter((word) => /[àèéìòù]/.test(word)).length;
  return Math.max(count(italianWords), accents) > count(englishWords);
}

/** A word of a question with all it may stand as in the text; the first is the word itself. */
export type Term = { stem: string; weight: number }[];

const synonymWeight = 0.5;
const translationWeight = 0.9;

const groupWeight = 0.5;

/** What the dictionary has for the same Italian word, or for the same line: "child" for "kid". */
function synonymsOf(word: string): string[] {
  const bases = new Set([word, baseOf(word) ?? word]);
  const own = (lookUp(word, "english")?.entries ?? []).filter(({ english }) =>
    english.some((one) => bases.has(one)),
  );
  const alike = own.flatMap(({ italian: [first = ""] }) =>
    (lookUp(first, "italian")?.entries ?? []).filter(({ italian }) => italian.includes(first)),
  );
  return [...own, ...alike].flatMap(({ english }) => english).filter((one) => !one.includes(" "));
}

function groupOf(word: string): Term {
  const stem = groupAskedBy(word) ?? groupAskedBy(baseOf(word) ?? "");
  return stem ? [{ stem, weight: groupWeight }] : [];
}

/** "Treno" in an answer that no other word shows to be Italian. */
const isForeign = (word: string) => !isCommonEnglish(word) && lookUp(word, "english") === undefined;

const englishTerm = (word: string): Term =>
  best([
    { stem: stemOf(word), weight: 1 },
    ...(isForeign(word) ? italianTerm(word) : []),
    ...groupOf(word),
    ...synonymsOf(word)
      .flatMap(stemsOf)
      .map((stem) => ({ stem, weight: synonymWeight })),
  ]);

const italianTerm = (word: string): Term =>
  best([
    { stem: stemOf(word), weight: 1 },
    ...(lookUp(word, "italian")?.entries ?? [])
      .flatMap(({ english }) => english)
      .flatMap((translation) => [
        ...stemsOf(translation).map((stem) => ({ stem, weight: translationWeight })),
        ...groupOf(translation),
        ...synonymsOf(translation)
          .flatMap(stemsOf)
          .map((stem) => ({ stem, weight: synonymWeight })),
      ]),
  ]);

/** Each stem once, with its best weight. */
const best = (term: Term): Term =>
  term.filter(({ stem }, at) => stem !== "" && term.findIndex((one) => one.stem === stem) === at);

/** The words of a question or an answer, in either language, as they can be looked for in an English text. */
export const termsOf = remembering(readTerms, 300);

function readTerms(text: string): Term[] {
  if (!isItalian(text)) return contentWords(text).map(englishTerm);
  return wordsOf(text.replace(/['’]/g, " "))
    .filter((word) => !emptyItalian.has(word))
    .map(italianTerm)
    .filter((term) => term.length > 0);
}

const minFamilyLength = 4;
const maxEnding = 4;
const familyWeight = 0.6;

/** How much two stems have to do with each other: the same 1, of one family ("teach", "teacher") less, else 0. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isFamily =
    short.length >= minFamilyLength && long.length - short.length <= maxEnding && long.startsWith(short);
  return isFamily && !/^\d/.test(short) ? familyWeight : 0;
}
