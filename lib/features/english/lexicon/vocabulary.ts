import { isVerbForm } from "./verbs";
import lists from "./vocabulary.json" with { type: "json" };

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split("\n"));

// Written by `npm run vocabulary`.
const persons = wordsOf(lists.persons);
const placesAndGroups = wordsOf(lists.placesAndGroups);
const adjectives = wordsOf(lists.adjectives);
const infinitives = wordsOf(lists.infinitives);
const others = wordsOf(lists.others);

/** Whether a lower-case word is one of the frequent English words (names of people and places left out). */
export const isCommonEnglish = (word: string) =>
  others.has(word) || infinitives.has(word) || adjectives.has(word) || isVerbForm(word);

export const isProperName = (word: string) => persons.has(word) || placesAndGroups.has(word);

/** Towns, countries, firms and teams: names, but not of persons. */
export const isPlaceOrGroup = (word: string) => placesAndGroups.has(word);

export const isAdjective = (word: string) => adjectives.has(word);

/** Whether a lower-case word is known first of all as the base form of a verb. */
export const isInfinitive = (word: string) => infinitives.has(word);
