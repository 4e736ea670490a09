import { degreesOf, isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isSingularNoun, pluralOf, singularOf } from "@/lib/features/english/lexicon/nouns";
import { ingsOf, participlesOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  thirdPerson,
} from "@/lib/features/english/lexicon/verbs";

/** What may be asked of a word: "parts" are the three of a verb. */
export type FormName =
  | "parts"
  | "past"
  | "participle"
  | "ing"
  | "third"
  | "base"
  | "plural"
  | "singular"
  | "comparative"
  | "superlative";

/** The base of a verb in any form. */
export const baseOfVerb = (word: string): string | undefined =>
  word === "be" || /^(?:am|is|are|was|were|been|being)$/.test(word)
    ? "be"
    : isBase(word)
      ? word
      : (baseOfPast(word) ?? baseOfParticiple(word) ?? baseOfThird(word) ?? baseOfIng(word));

const ofVerb: Partial<Record<FormName, (base: string) => string[]>> = {
  past: pastsOf,
  participle: participlesOf,
  ing: ingsOf,
  third: (base) => [thirdPerson(base)],
  base: (base) => [base],
};

function degree(word: string, name: FormName): string[] {
  const isComparative = name === "comparative";
  const degrees = degreesOf(word);
  if (degrees) return [isComparative ? degrees.comparative : `the ${degrees.superlative}`];
  return isCommonAdjective(word) ? [`${isComparative ? "more" : "the most"} ${word}`] : [];
}

/** The form of an English word, every spelling of it; empty when it has none that we know. */
export function formsOf(word: string, name: FormName): string[] {
  if (name === "plural") return singularOf(word) ? [word] : isSingularNoun(word) ? [pluralOf(word)] : [];
  if (name === "singular") return [singularOf(word)].filter((one) => one !== undefined);
  if (name === "comparative" || name === "superlative") return degree(word, name);
  const base = baseOfVerb(word);
  if (base === undefined) return [];
  if (name !== "parts") return ofVerb[name]?.(base) ?? [];
  return [base, pastsOf(base).join("/"), participlesOf(base).join("/")];
}

/** What is meant by "forme di", when nobody says which. */
export const usualForm = (word: string): FormName =>
  baseOfVerb(word) !== undefined ? "parts" : isCommonAdjective(word) ? "comparative" : "plural";
