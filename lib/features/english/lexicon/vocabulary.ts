import nlp from "compromise/two";
import { isVerbForm } from "./verbs";

type Lexicon = Record<string, string | string[] | undefined>;
const { one } = nlp.model() as { one: { lexicon: Lexicon } };

const nameTags =
  /FirstName|LastName|MaleName|FemaleName|City|Country|Place|Region|Organization|ProperNoun|SportsTeam/;

const tagsOf = (word: string) => [one.lexicon[word] ?? []].flat().join(" ");

const commonWords = new Set(Object.keys(one.lexicon).filter((word) => !nameTags.test(tagsOf(word))));

/** Whether a lower-case word is one of the frequent English words (names of people and places left out). */
export const isCommonEnglish = (word: string) => commonWords.has(word) || isVerbForm(word);

export const isProperName = (word: string) => Object.hasOwn(one.lexicon, word) && nameTags.test(tagsOf(word));

/** Towns, countries, firms and teams: names, but not of persons. */
export const isPlaceOrGroup = (word: string) =>
  Object.hasOwn(one.lexicon, word) && /City|Country|Place|Region|Organization|SportsTeam/.test(tagsOf(word));

export const isAdjective = (word: string) =>
  Object.hasOwn(one.lexicon, word) && /Adjective/.test(tagsOf(word));

/** Whether a lower-case word is known first of all as the base form of a verb. */
export const isInfinitive = (word: string) =>
  Object.hasOwn(one.lexicon, word) && /Infinitive/.test(tagsOf(word));
