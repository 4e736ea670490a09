import { fittingAnyPreposition } from "./families/after-word";
import { comparingWords, fittingComparing } from "./families/comparing";
import { fittingLinking, linkingWords } from "./families/linking";
import { fittingPerfect, perfectWords } from "./families/perfect-word";
import { fittingParticle } from "./families/phrasal";
import { isParticleList, isPrepositionList } from "./families/small-word-lists";
import type { OptionPlace } from "./option-place";

type Finder = {
  is: (options: readonly string[]) => boolean;
  fitting: (options: readonly string[], place: OptionPlace) => string[];
};

/** Nearly all of a list are of a class. */
const isOf = (words: ReadonlySet<string>) => (options: readonly string[]) =>
  options.filter((option) => words.has(option.toLowerCase())).length >= Math.max(2, options.length * 0.75);

const finders: Finder[] = [
  { is: isOf(perfectWords), fitting: fittingPerfect },
  { is: isOf(comparingWords), fitting: fittingComparing },
  { is: isOf(linkingWords), fitting: fittingLinking },
  { is: isParticleList, fitting: fittingParticle },
  { is: isPrepositionList, fitting: fittingAnyPreposition },
];

/** What is right among words of several kinds, by the first table that knows its place; empty where none does. */
export function fittingAmong(options: readonly string[], place: OptionPlace): string[] {
  for (const { is, fitting } of finders) {
    const found = is(options) ? fitting(options, place) : [];
    if (found.length > 0) return found;
  }
  return [];
}
