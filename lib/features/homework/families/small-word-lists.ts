import { setOf } from "@/lib/features/english/lexicon/words";

const prepositions = new Set([
  ...setOf(
    `in on at to for from with by of about into onto over under above below behind between near beside through across along past
    round around up down off out against during until till since before after without towards inside outside among upon as
    like than within beyond opposite away back`,
  ),
  ..."next to|in front of|out of|because of|close to|far from|on top of|along with|up to|up with|away from|forward to|no preposition|-|–|/".split(
    "|",
  ),
]);
const particles = setOf(
  "up down on off out in into over after for at away back on through round around along forward to with from like about of by",
);

const few = 2;
const isIn = (set: Set<string>) => (option: string) => set.has(option.toLowerCase());

/** Whether words to choose from have prepositions among them. */
export const isPrepositionList = (options: readonly string[]) =>
  options.filter(isIn(prepositions)).length >= few;
export const isParticleList = (options: readonly string[]) => options.filter(isIn(particles)).length >= few;
