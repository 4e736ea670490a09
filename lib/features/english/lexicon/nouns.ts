import { isCommonAdjective } from "./adjectives";
import { isNumber } from "./quantities";
import { baseOfIng, baseOfThird, isBe, isDo, isModal, isVerbForm, verbOrNoun } from "./verbs";
import { isAdjective } from "./vocabulary";
import { regularNouns } from "./noun-list";
import { setOf } from "./words";

/** What single nouns are: one or many, a pair, a group. Phrases are read in `noun-phrase.ts`. */
export type GrammaticalNumber = "singular" | "plural" | "either";

const irregularPlurals = new Map(
  `child children|grandchild grandchildren|man men|woman women|policeman policemen|policewoman policewomen|postman postmen
  |fireman firemen|businessman businessmen|sportsman sportsmen|snowman snowmen|person people|foot feet|tooth teeth
  |mouse mice|goose geese|fish fish|goldfish goldfish|jellyfish jellyfish|sheep sheep|deer deer|shelf shelves
  |bookshelf bookshelves|scarf scarves|knife knives|wife wives|wolf wolves|thief thieves|leaf leaves|half halves|life lives
  |potato potatoes|tomato tomatoes|volcano volcanoes|hero heroes|superhero superheroes|mosquito mosquitoes|quiz quizzes`
    .split("|")
    .map((line) => line.trim().split(" ") as [string, string]),
);

/** Nouns that only have a plural, and what takes their place where one is meant. */
const pairs = setOf(
  "jeans trousers glasses sunglasses shorts scissors headphones leggings pyjamas tights pants clothes",
);

export function pluralOf(noun: string): string {
  const irregular = irregularPlurals.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const singulars = new Set([...regularNouns, ...irregularPlurals.keys()]);
const singularOfPlural = new Map([...singulars].map((noun) => [pluralOf(noun), noun]));

export const isSingularNoun = (word: string) => singulars.has(word) && !singularOfPlural.has(word);
export const isPair = (word: string) => pairs.has(word);
/** Whether the word is a plural we know: "books", "children", "jeans". */
export const isPluralNoun = (word: string) => isPair(word) || singularOfPlural.has(word);
/** "books" → "book"; undefined for "jeans" and for what we do not know. */
export const singularOf = (word: string) => singularOfPlural.get(word);

/** People a pupil writes about. */
export const personNouns = setOf(
  `mother father mum mom dad sister sisters brother brothers friend friends teacher teachers professor cousin cousins
  uncle aunt grandmother grandfather grandma grandpa parents grandparents classmate classmates neighbour neighbours
  class team boyfriend girlfriend girls boys children students player players boy girl`,
);

const pluralsWithoutS = setOf("people children men women police feet teeth mice cattle poultry");
/** Singular nouns in -s that no ending gives away. */
const singularsInS = setOf(
  `bus gas lens maths news christmas physics gymnastics athletics aerobics politics economics gps sms canvas
  rhinoceros chaos atlas wales paris brussels naples athens texas thomas james nicolas lucas andreas`,
);
/** Right with either number in British English, or too slippery to judge. */
const eitherNumber = setOf(
  `family team class group band staff government club crew crowd couple audience company sheep fish deer lot none both rest
  half number series data means public media majority minority committee army pair variety range bunch kind sort
  type species crossroads headquarters percent dozen bacteria criteria phenomena parliament council jury board proportion percentage population orchestra
  choir quarter fifth tenth united rovers lego google facebook microsoft samsung sony nintendo juventus arsenal
  chelsea liverpool barcelona`,
);
/** "The Chinese", "the British": many people without an -s. */
const isNation =
  /^(?:\w+nese|british|irish|dutch|welsh|swiss|english|french|elderly|homeless|unemployed|disabled|injured|wounded|sick|blind|deaf|dead|poor|rich|super-rich|young|old)$/;

/** Whether British English may follow the noun with a singular or a plural verb ("my family is", "my family are"). */
export const isGroup = (noun: string) => eitherNumber.has(noun) || noun === "police";

/** The number of a noun, going by the lists and then by its ending. */
export function numberOfNoun(noun: string): GrammaticalNumber | undefined {
  if (eitherNumber.has(noun)) return "either";
  if (isNation.test(noun) || noun.length < 3 || noun.includes("'")) return undefined;
  if (pluralsWithoutS.has(noun) || isPluralNoun(noun)) return "plural";
  if (singularsInS.has(noun) || isSingularNoun(noun) || /(?:ss|us|is)$/.test(noun)) return "singular";
  return noun.endsWith("s") ? "plural" : "singular";
}

/** Words that stand between a determiner and its noun without being adjectives. */
const inner = setOf(
  "other same only first second third last next own best worst favourite favorite two-year-old few little",
);
const functionWords = setOf(
  `in on at of to from for with without by about into near after before since until than as like and or but not if so
  that this these those who which what when where why how there here because while i me you he him she it we us they them
  my your his her our their the a an every each same other last next first only own both most many few all no some any
  today yesterday tomorrow now always never sometimes often usually too also then very really please have has had got
  let let's everyone everybody someone somebody nobody anyone anybody much more less again together just still already
  yes ok mine yours hers ours theirs myself himself herself one`,
);
const nounsInLy = setOf(
  "family july butterfly bully jelly belly fly reply supply lily italy emily billy sally molly",
);

const isWordShaped = (word: string) => /^\p{L}+(?:-\p{L}+)*(?:'s)?$/u.test(word);
export const isAuxiliary = (word: string) => isBe(word) || isModal(word) || isDo(word);
const isAdverb = (word: string) => /ly$/.test(word) && !nounsInLy.has(word) && !isAdjective(word);

/** Whether the word can be the noun of a phrase. */
export function isNoun(word: string): boolean {
  if (!isWordShaped(word) || functionWords.has(word) || isAuxiliary(word) || isAdverb(word)) return false;
  if (isSingularNoun(word) || isPluralNoun(word) || isPair(word)) return true;
  if (isCommonAdjective(word) || isAdjective(word) || isNumber(word)) return false;
  const base = baseOfThird(word) ?? baseOfIng(word) ?? word;
  return !isVerbForm(word) || verbOrNoun.has(base) || baseOfIng(word) !== undefined;
}

export const isPossessor = (word: string) =>
  /(?:'s|s')$/.test(word) && !/^(?:he|she|it|that|there|here|what|who|let|how|where)'s$/.test(word);
/** Whether the word may stand between a determiner and its noun: "little", "maths", "friend's". */
export const isInside = (word: string) =>
  inner.has(word) ||
  isNumber(word) ||
  isPossessor(word) ||
  (isWordShaped(word) && !functionWords.has(word) && !isAuxiliary(word));
