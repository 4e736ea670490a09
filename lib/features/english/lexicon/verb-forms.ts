import { irregularVerbs } from "./irregular-verbs";
import { ingOf, pastOf } from "./verbs";

const irregular = new Map(irregularVerbs.map((verb) => [verb.base, verb]));

/** One stressed syllable with one vowel and one consonant at the end: "knit", "upset", "prefer". */
const doubled = /^(?:un|re|pre|out|over|up|for|be|baby)?[^aeiou]+[aeiou][bdgklmnprt]$/;
const isDoubled = (base: string) => doubled.test(base);
/** "Travelled" in Britain, "traveled" in America. */
const british = /^(?:travel|cancel|model|label|quarrel|signal)$/;

function regularPasts(base: string): string[] {
  if (british.test(base)) return [`${base}led`, `${base}ed`];
  return [isDoubled(base) ? `${base}${base.at(-1)}ed` : pastOf(base)];
}

/** "Learn" → "learned", "learnt". Of "be", both "was" and "were". */
export const pastsOf = (base: string): string[] => irregular.get(base)?.pasts ?? regularPasts(base);

/** "Get" → "got", "gotten". */
export const participlesOf = (base: string): string[] =>
  irregular.get(base)?.participles ?? regularPasts(base);

/** "Travel" → "travelling", "traveling". */
export function ingsOf(base: string): string[] {
  if (british.test(base)) return [`${base}ling`, `${base}ing`];
  return [isDoubled(base) ? `${base}${base.at(-1)}ing` : ingOf(base)];
}
