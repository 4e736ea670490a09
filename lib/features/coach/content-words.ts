import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { wordsOf } from "./phrase";

const functionWords = new Set(
  `i you he she it we they me him them us my your his her its our their mine yours a an the this that these those
  am is are was were be been being do does did done doing have has had having will would can could shall should may
  might must to of in on at for with from by about into than then and but or so if when because while since
  ago not no never always often sometimes usually very too much many more most some any every all both there here
  what who whose which where why how long old year years day yesterday today tomorrow last next week month morning
  evening night now already just yet ever going one two`.split(/\s+/),
);

export const isFunctionWord = (word: string) => functionWords.has(word);

/** "went", "goes", "going" → "go"; a plural loses its -s. */
export const lemmaOf = (word: string) =>
  baseOfPast(word) ??
  baseOfParticiple(word) ??
  baseOfThird(word) ??
  baseOfIng(word) ??
  word.replace(/(?<=\w{2})(?:ed|s)$/, "");

/** What a text is about: its words without grammar, each in its base form. */
export const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !functionWords.has(word))
    .map(lemmaOf);
