import { fittingAnyPreposition } from "./families/after-word";
import { fittingParticle } from "./families/phrasal";
import { isPrepositionList, isParticleList } from "./families/small-word-lists";
import type { OptionPlace } from "./option-place";

type Finder = (options: readonly string[], place: OptionPlace) => string[];

const finders: Finder[] = [
  (options, place) => (isParticleList(options) ? fittingParticle(options, place) : []),
  (options, place) => (isPrepositionList(options) ? fittingAnyPreposition(options, place) : []),
];

/** What is right among words of several kinds, by the first table that knows its place; empty where none does. */
export function fittingAmong(options: readonly string[], place: OptionPlace): string[] {
  for (const find of finders) {
    const found = find(options, place);
    if (found.length > 0) return found;
  }
  return [];
}
