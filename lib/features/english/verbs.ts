import { irregularVerbs } from "./irregular-verbs";

const regularVerbs =
  `accept add admire agree allow answer appear argue arrive ask attack bake behave believe belong
book borrow bother call camp carry celebrate change chat check clean climb close collect compare complain complete
consider contain continue cook copy correct count cross cry dance decide depend describe die discover discuss disturb
download dress drop earn enjoy enter exist expect explain explore fail finish fix follow guess happen hate help hike
hope hug hunt hurry imagine improve include invent invite join joke jump kick kill kiss knock last laugh lie like
listen live lock look love manage mark marry match mind miss move need notice offer open order own pack paint pass
phone plan plant play prefer prepare pretend promise protect pull push rain receive relax remain remember repair repeat
reply report rest return save scream seem share shop shout ski skate smile snow sound start stay step stop study suffer
suggest support surf surprise talk taste thank touch train translate travel trust try turn use visit wait walk want
wash waste watch wish wonder work worry annoy bark brush comb cuddle cycle iron jog juggle practise revise
sew skateboard skip snore tease tidy whisper yell`.split(/\s+/);

/** Forms that double as nouns: after a noun they need more evidence before they count as a verb. */
export const verbOrNoun = new Set(
  `answer attack bite book build burn call camp cause change chat check climb cook copy cost count cross cry cut dance
  dream dress drink drive drop end fall fight guess hate help hit hold hope hug hunt hurry joke jump kick kiss knock last
  laugh lie lock look love mark match mind move need notice offer order own pack paint pass phone plan plant play promise
  pull push rain reply report rest return ride ring run save scream set shop shout show ski skate sleep smell smile snow
  sound stand start stay step stop study support surf surprise swim talk taste thank touch train travel trust try turn
  use visit wait wake walk wash waste watch wear win wish wonder work worry iron brush comb cycle bark`.split(
    /\s+/,
  ),
);

const doubles = new Set([
  "stop",
  "plan",
  "chat",
  "shop",
  "drop",
  "hug",
  "prefer",
  "swim",
  "run",
  "sit",
  "get",
  "put",
  "cut",
  "hit",
  "win",
  "begin",
  "forget",
  "let",
  "jog",
  "skip",
  "set",
  "shut",
]);

export function thirdPerson(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerund(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^e]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  return doubles.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

type Forms = { base: string; third: string; pasts: string[]; participles: string[]; ing: string };

const forms: Forms[] = [
  ...irregularVerbs,
  ...regularVerbs.map((base) => ({ base, pasts: [regularPast(base)], participles: [regularPast(base)] })),
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
