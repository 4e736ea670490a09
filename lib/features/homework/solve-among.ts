import { fittingAnyPreposition } from "./families/after-word";
import { comparingWords, fittingComparing } from "./families/comparing";
import { fittingLinking, linkingWords } from "./families/linking";
import { fittingPerfect, perfectWords } from "./families/perfect-word";
import { fittingParticle } from "./families/phrasal";
import { areLinking, possibleLinking } from "./families/linking-place";
import { isParticleList, isPrepositionList } from "./families/small-word-lists";
import * as choice from "./families/word-choice";
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
  { is: areLinking, fitting: onlyPossible },
  { is: isOf(linkingWords), fitting: fittingLinking },
  { is: isParticleList, fitting: fittingParticle },
  { is: isPrepositionList, fitting: fittingAnyPreposition },
  { is: choice.areLightVerbs, fitting: choice.fittingLightVerb },
  { is: choice.areQualities, fitting: choice.fittingQuality },
  { is: (options) => options.length > 2, fitting: choice.fittingMeasure },
];

/** The one of a few words that may stand there at all. */
function onlyPossible(options: readonly string[], place: OptionPlace): string[] {
  const possible = possibleLinking(options, place);
  return possible.length === 1 ? possible : fittingLinking(possible, place);
}

/** What is right among words of several kinds, by the first table that knows its place; empty where none does. */
export function fittingAmong(options: readonly string[], place: OptionPlace): string[] {
  for (const { is, fitting } of finders) {
    const found = is(options) ? fitting(options, place) : [];
    if (found.length > 0) return found;
  }
  return [];
}
