import { degreesOf } from "@/lib/features/english/lexicon/adjectives";
import { isPair, numberOfNoun, pluralOf, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isUncountable } from "./noun-after";
import type { Task } from "./instruction";

/** Adjectives of two syllables that take either form in good English: we teach neither as the only one. */
const takesBoth =
  /^(?:clever|quiet|simple|narrow|polite|gentle|common|friendly|lively|lovely|likely|stupid|cruel|handsome|tired|shy|pleasant|lonely|ugly|fun)$/;
const syllables = (word: string) => word.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 0;

type Degree = "comparative" | "superlative";

/** "big" → "bigger", "difficult" → "more difficult"; undefined where we are not sure how it is built. */
export function degreeOf(adjective: string, degree: Degree): string[] | undefined {
  const known = degreesOf(adjective);
  if (adjective === "far")
    return degree === "comparative" ? ["further", "farther"] : ["furthest", "farthest"];
  if (takesBoth.test(adjective)) return undefined;
  if (known) return [known[degree]];
  const [, first = "", second = ""] =
    /^(good|well|hard|easy|fast|old|kind|bad)-([a-z]+)$/.exec(adjective) ?? [];
  if (second) {
    const short = degreesOf(first === "well" ? "good" : first)?.[degree];
    const long = `${degree === "comparative" ? "more" : "most"} ${adjective}`;
    return short ? [`${short}-${second}`, `${short} ${second}`, long, long.replace("-", " ")] : [long];
  }
  if (!/^[a-z-]+$/.test(adjective)) return undefined;
  const isLong = syllables(adjective) > 2 || /(?:ful|ous|ing|ed|ive|less|ic|al|ant|ent|ern)$/.test(adjective);
  return isLong && syllables(adjective) > 1
    ? [`${degree === "comparative" ? "more" : "most"} ${adjective}`]
    : undefined;
}

/** The degree an adjective in brackets needs, by its sentence and by the instruction. */
export function solveDegree(
  given: string,
  before: string,
  after: string,
  { kind }: Task,
): string[] | undefined {
  const adjective = given.toLowerCase();
  const hasThan = /^\s*(?:\w+ )?than\b/.test(after) || /^[^.?!]*\bthan\b/.test(after);
  const isDirect = /^\s*than\b/.test(after);
  const hasThe = /\bthe\s*$/i.test(before);
  if (/^compar/.test(kind) && !hasThe && isComparedBehind(before, after))
    return degreeOf(adjective, "comparative")?.map((form) => `${form} than`);
  const isOwned = /\b(?:my|your|his|her|our|their|'s)\s*$/i.test(before);
  if (isDirect || (hasThan && /^compar/.test(kind) && !hasThe)) {
    if (/\b(?:more|less)\s*$/i.test(before)) return undefined;
    return degreeOf(adjective, "comparative");
  }
  if (/\b(?:as|so|too|very|more|most|less|least)\s*$/i.test(before)) return undefined;
  if (hasThe && (kind === "superlative" || isOfGroup(after))) return degreeOf(adjective, "superlative");
  const isBareGroup =
    kind === "comparison" && isOfGroup(after) && /\b(?:is|are|was|were|'s)\s*$/i.test(before);
  if ((kind === "superlative" || isBareGroup) && !hasThan) {
    const found = degreeOf(adjective, "superlative");
    return isOwned ? found : found?.map((form) => `the ${form}`);
  }
  return undefined;
}

/** "Rome is ____ (big) Milan.": what it is compared with stands right behind the gap. */
const isComparedBehind = (before: string, after: string) =>
  /\b(?:is|are|was|were|am)\s*$/i.test(before) &&
  /^(?:(?:the|an?|my|your|his|her|our|their) (?:other )?\p{Ll}+|\p{Ll}{4,}s(?:['’]s?)?|me|you|him|her|us|them|yours|mine|hers|yesterday|\p{Lu}\p{Ll}+)[.!]?$/u.test(
    after.replace(/\([^()]*\)/, "").trim(),
  );

const isOfGroup = (after: string) =>
  /^\s*(?:[\w-]+ ){0,3}(?:in|of|on) (?:the|my|our|all|this)\b|\bever\b|\bI know\b/.test(after);

/** "(child)" after "two" or where plurals are asked for. */
export function solvePlural(
  given: string,
  before: string,
  after: string,
  { kind }: Task,
): string[] | undefined {
  const noun = given.toLowerCase();
  const isCounted =
    isSingularNoun(noun) &&
    !/^\s*[a-z]+s\b/.test(after) &&
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|these|those|several|[2-9]|\d\d+)\s*(?:[a-z]+ )?$/i.test(
      before,
    );
  if (kind !== "plural" && !isCounted) return undefined;
  if (/\b(?:a|an|one|this|that|every|each)\s*$/i.test(before) || isPair(noun) || isUncountable(noun))
    return undefined;
  if (!isSingularNoun(noun) && numberOfNoun(noun) !== "singular")
    return noun === "fish" || noun === "sheep" || noun === "deer"
      ? [noun, ...(otherPlurals[noun] ?? [])]
      : undefined;
  const plural =
    knownPlurals.get(noun) ?? (isSingularNoun(noun) || isRegular(noun) ? pluralOf(noun) : undefined);
  return plural === undefined ? undefined : [plural, ...(otherPlurals[noun] ?? [])];
}

const knownPlurals = new Map([
  ["kilo", "kilos"],
  ["photo", "photos"],
  ["piano", "pianos"],
  ["radio", "radios"],
  ["video", "videos"],
  ["loaf", "loaves"],
  ["calf", "calves"],
  ["ox", "oxen"],
  ["roof", "roofs"],
  ["chef", "chefs"],
]);

/** Right too, though not what is taught first. */
const otherPlurals: Record<string, string[]> = {
  person: ["persons"],
  scarf: ["scarfs"],
  volcano: ["volcanos"],
  mosquito: ["mosquitos"],
  fish: ["fishes"],
  bus: ["busses"],
};

const isRegular = (noun: string) => /^[a-z]+$/.test(noun) && !/(?:o|f|fe|s|man|us|is|on)$/.test(noun);
