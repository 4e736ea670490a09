import { phrasalVerbs } from "../tables/phrasal-verbs";
import type { OptionPlace } from "../option-place";
import { basesOf } from "./lemmas";

type Phrasal = { verb: string; particles: string[]; cue?: RegExp };

const table: Phrasal[] = phrasalVerbs
  .trim()
  .split("\n")
  .map((line) => {
    const [verb = "", particles = "", ...cue] = line.split("|");
    const pattern = cue.join("|");
    return { verb, particles: particles.split(","), ...(pattern && { cue: new RegExp(pattern, "iu") }) };
  });
const byVerb = new Map<string, Phrasal[]>();
for (const one of table) byVerb.set(one.verb, [...(byVerb.get(one.verb) ?? []), one]);

/** What may stand between a verb and its particle: "turn the light off", "put it on". */
const object = /^(?:the|a|an|my|your|his|her|our|their|it|them|me|you|him|us|this|that|these|those)$/;
const maxObject = 3;

/** The verb a particle belongs to: the word before it, or one with its object between. */
function verbsBefore({ before }: OptionPlace): string[] {
  const words = before.map(({ lower }) => lower);
  const direct = basesOf(words.at(-1) ?? "").filter((base) => byVerb.has(base));
  if (direct.length > 0) return direct;
  for (let back = 2; back <= maxObject + 1; back += 1) {
    const bases = basesOf(words.at(-back) ?? "").filter((base) => byVerb.has(base));
    if (bases.length > 0 && object.test(words.at(-back + 1) ?? "")) return bases;
  }
  return [];
}

/** The particles among options that a verb before the place can have, and of those the ones its sentence speaks for. */
export function particlesOf(
  options: readonly string[],
  place: OptionPlace,
): { possible: string[]; told: string[] } {
  const lines = verbsBefore(place).flatMap((verb) => byVerb.get(verb) ?? []);
  const sentence = `${place.earlier} ${place.textBefore} , ${place.textAfter} ${place.isQuestion ? "?" : "."} ${place.later}`;
  const among = (found: Phrasal[]) =>
    options.filter((option) => found.some(({ particles }) => particles.includes(option.toLowerCase())));
  const possible = among(lines);
  const cued = lines.filter(({ cue }) => cue?.test(sentence));
  return { possible, told: among(cued) };
}

/** The particle that is right; empty where the verb has several that may be meant. */
export function fittingParticle(options: readonly string[], place: OptionPlace): string[] {
  const { possible, told } = particlesOf(options, place);
  if (told.length === 1) return told;
  return told.length === 0 && possible.length === 1 ? possible : [];
}

/** Whether a sentence speaks for a verb of several words: "get up" beside "at seven"; undefined for one not known. */
export function speaksFor(verb: string, sentence: string): boolean | undefined {
  const [base = "", ...particle] = verb.split(" ");
  const found = byVerb.get(base)?.find(({ particles }) => particles.includes(particle.join(" ")));
  return found?.cue?.test(sentence);
}
