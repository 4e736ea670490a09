import { irregularVerbs, rarerIrregularVerbs } from "./irregular-verbs";
import { regularVerbs } from "./regular-verbs";

/** Forms that double as nouns: after a noun they need more evidence before they count as a verb. */
export const verbOrNoun = new Set(
  `answer attack award bark beat bend bet bite book brush build burn call camp cause change chat cheat check
  cheer climb comb contact control cook copy cost count cover crash cross cry cut cycle damage dance deal
  delay demand dislike doubt drag dream dress drink drive drop end escape face fall feed fight float fly fold
  force gain guard guess guide harm hate help hire hit hold hope hug hunt hurry increase interest interview
  iron joke judge jump kick kiss knock last laugh lead lie lift load lock look love mark match mind mop move
  need notice offer order own pack paint pass pause peel phone pick plan plant play plug point polish pour
  practice press print produce promise pull push race rain raise reach record regret reject rent reply report
  request research respect rest return reward ride ring rise roll run rush sail save scare score scream search
  set shake shave shoot shop shout show sign skate ski sleep slide slip smell smile smoke sneeze snow sort
  sound spell split spray spread squeeze stand stare start stay step stick stop stretch strike stroke struggle
  study supply support surf surprise swim swing switch talk tap taste tear thank tick tie touch train trap
  travel treat trick trust try turn type update upset use visit vote wait wake walk wash waste watch wear
  welcome whistle win wind wink wish wonder work worry wrap yawn charge rescue brake blame exchange quarrel insult`.split(
    /\s+/,
  ),
);

const doubles = new Set(
  `stop plan chat shop drop hug prefer swim run sit get put cut hit win begin forget let jog skip set shut admit beg clap
  dig drag grab mop permit plug quit refer regret rob rub slip tap trap wrap babysit step knit control kidnap submit occur`.split(
    /\s+/,
  ),
);
/** "Travelled" in Britain, "traveled" in America. */
const doublesInBritain = new Set(["travel", "cancel", "quarrel"]);

export function thirdPerson(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (doublesInBritain.has(base)) return `${base}led`;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

const regularPasts = (base: string) =>
  doublesInBritain.has(base) ? [regularPast(base), `${base}ed`] : [regularPast(base)];

function gerund(base: string): string {
  if (doublesInBritain.has(base)) return `${base}ling`;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^e]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  return doubles.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

type Forms = { base: string; third: string; pasts: string[]; participles: string[]; ing: string };

const forms: Forms[] = [
  ...irregularVerbs,
  ...rarerIrregularVerbs,
  ...regularVerbs.map((base) => ({ base, pasts: regularPasts(base), participles: regularPasts(base) })),
].map((verb) => ({ ...verb, third: thirdPerson(verb.base), ing: gerund(verb.base) }));

const byBase = new Map(forms.map((verb) => [verb.base, verb]));
const byThird = new Map(forms.map((verb) => [verb.third, verb]));
const byPast = new Map(forms.flatMap((verb) => verb.pasts.map((past) => [past, verb] as const)));
const byParticiple = new Map(forms.flatMap((verb) => verb.participles.map((form) => [form, verb] as const)));
const byIng = new Map(forms.map((verb) => [verb.ing, verb]));

export const isBase = (word: string) => word !== "be" && byBase.has(word);
/** "goes" → "go"; undefined when the word is no third person we know. */
export const baseOfThird = (word: string) => byThird.get(word)?.base;
/** "went" → "go". */
export const baseOfPast = (word: string) => byPast.get(word)?.base;
export const baseOfParticiple = (word: string) => byParticiple.get(word)?.base;
export const baseOfIng = (word: string) => byIng.get(word)?.base;
/** "go" → "went"; `be` has two and is handled by its caller. */
export const pastOf = (base: string) => byBase.get(base)?.pasts[0] ?? regularPast(base);
export const participleOf = (base: string) => byBase.get(base)?.participles[0] ?? regularPast(base);
export const ingOf = (base: string) => byBase.get(base)?.ing ?? gerund(base);
/** Whether present and past are written alike (put, read, cut). */
export const hasSamePast = (base: string) => byBase.get(base)?.pasts.includes(base) ?? false;

const be = new Set([
  "am",
  "is",
  "are",
  "was",
  "were",
  "i'm",
  "you're",
  "he's",
  "she's",
  "it's",
  "we're",
  "they're",
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
]);
export const isBe = (word: string) => be.has(word);
export const isPastForm = (word: string) => byPast.has(word) && !byBase.has(word);
/** Every form of every verb we know. */
export const everyVerbForm = () => [
  ...byBase.keys(),
  ...byThird.keys(),
  ...byPast.keys(),
  ...byParticiple.keys(),
  ...byIng.keys(),
];
/** Every form of every verb we know, for telling English from Italian. */
export const isVerbForm = (word: string) =>
  byBase.has(word) ||
  byThird.has(word) ||
  byPast.has(word) ||
  byParticiple.has(word) ||
  byIng.has(word) ||
  be.has(word);

const modals = new Set([
  "can",
  "could",
  "will",
  "would",
  "shall",
  "should",
  "may",
  "might",
  "must",
  "cannot",
  "can't",
  "couldn't",
  "won't",
  "wouldn't",
  "shouldn't",
  "mustn't",
  "i'll",
  "you'll",
  "he'll",
  "she'll",
  "it'll",
  "we'll",
  "they'll",
]);
export const isModal = (word: string) => modals.has(word);
const doForms = new Set(["do", "does", "did", "don't", "doesn't", "didn't"]);
export const isDo = (word: string) => doForms.has(word);
export const isAuxiliaryHave = (word: string) => /^(?:have|has|haven't|hasn't)$/.test(word);
