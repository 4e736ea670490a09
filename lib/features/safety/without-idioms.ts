import { rulesOf } from "./rule";
import { idioms } from "./rules/idioms";

const patterns = rulesOf(idioms).inWords.map((pattern) => new RegExp(pattern, "g"));

/** The words of a text without what only sounds grave ("muoio dal ridere"). */
export const withoutIdioms = (words: string): string =>
  patterns.reduce((left, idiom) => left.replace(idiom, " idiom"), words);
