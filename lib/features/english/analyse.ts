import { findGrammar, withoutOverlaps } from "./find-grammar";
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
