import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { wordAt, type OptionPlace } from "../option-place";
import { prepositionsOfWord } from "./after-word";
import { isLightVerb, verbForNoun } from "./collocation";
import { basesOf } from "./lemmas";

const lightBase = (option: string) => basesOf(option.toLowerCase()).find(isLightVerb);

/** Whether options are verbs of little meaning, all different: "made, did, had, went". */
export function areLightVerbs(options: readonly string[]): boolean {
  const bases = options.map(lightBase);
  return options.length > 2 && !bases.includes(undefined) && new Set(bases).size === bases.length;
}

/** The verb among them that takes the noun behind: "went" before "swimming". */
export function fittingLightVerb(options: readonly string[], { textAfter }: OptionPlace): string[] {
  const verb = verbForNoun(
    options.flatMap((option) => lightBase(option) ?? []),
    textAfter,
  );
  return verb === undefined ? [] : options.filter((option) => lightBase(option) === verb);
}

const isKnownQuality = (option: string) => {
  const word = option.toLowerCase();
  const isQuality = isCommonAdjective(word) || isAdjective(word) || !isBase(word);
  return isQuality && prepositionsOfWord(word) !== undefined;
};

/** Whether options are adjectives whose prepositions are known: "careful, responsible, serious, able". */
export const areQualities = (options: readonly string[]) =>
  options.length > 2 && options.every(isKnownQuality);

const state =
  /(?:\b(?:is|are|am|was|were|be|been|becomes?|became|feels?|felt|gets?|got|isn't|aren't|wasn't|weren't|not|very|so|really|quite|always)|'m|'s|'re)\s*$/i;
const time =
  /^\s*\p{L}+ (?:(?:the|an?|this|that|last|next|every|\d+|two|three|four|five|ten|many|all|half) )?(?:minutes?|hours?|days?|weeks?|months?|years?|moment|weekend|morning|afternoon|evening|night|end|beginning|long|ages|first|school|home|class)\b/iu;

/** The adjective among them that takes the preposition behind: "responsible" before "for". */
export function fittingQuality(
  options: readonly string[],
  { textBefore, textAfter, after }: OptionPlace,
): string[] {
  const preposition = wordAt(after, 0);
  if (!state.test(textBefore) || time.test(textAfter)) return [];
  const found = options.filter((option) => prepositionsOfWord(option.toLowerCase())?.includes(preposition));
  return found.length === 1 ? found : [];
}

const measures = /^(?:often|soon|much|many|well|fast|quickly|hard|early|late|long|slowly|far)$/i;

/** "As often as I can": the one of them that has degrees. */
export function fittingMeasure(options: readonly string[], { textBefore, textAfter }: OptionPlace): string[] {
  const isBetween =
    /\bas\s*$/i.test(textBefore) &&
    /^\s*as (?:possible|(?:i|you|he|she|we|they) (?:can|could))\b/i.test(textAfter);
  const found = options.filter((option) => measures.test(option));
  return isBetween && found.length === 1 ? found : [];
}
