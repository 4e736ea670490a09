import { findGrammar, withoutOverlaps } from "./find-grammar";
import { suggestSpellings } from "./spelling/harper";
import { findEnglish } from "./sentence/language";
import { findMisspellings } from "./spelling/spelling";
import type { Finding } from "./finding";

const minSentenceWords = 2;

/**
 * Finds the mistakes in the English parts of a text; Italian is left alone.
 * Ordered by place, without overlaps. Grammar comes from our rules, spelling from Harper.
 */
export async function analyse(text: string): Promise<Finding[]> {
  const sentences = findEnglish(text).filter(({ words }) => words.length >= minSentenceWords);
  return withoutOverlaps([...findGrammar(text), ...(await findMisspellings(text, sentences))]);
}

/** Harper builds a search for each kind of distance when it first needs it: near, a little off, nowhere near. */
const warmingWords = ["evry", "intresting", "pipistrello"];

/** Loads the dictionary and its searches (3 s in all), so that no student waits for them. */
export async function warmUp(): Promise<void> {
  for (const word of warmingWords) await suggestSpellings(word);
}
