import { genderOf, isEitherNoun, type Gender } from "../../lexicon/genders";
import { isPlace } from "../../lexicon/places";
import { isBe } from "../../lexicon/verbs";
import { isCommonEnglish } from "../../lexicon/vocabulary";
import { endsSentence, setOf, type Word } from "../../lexicon/words";

/** Everybody a stretch of text names, as far as "his" and "her" care. */
export type Persons = { male: boolean; female: boolean; unclear: boolean };

const calendar =
  setOf(`monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december christmas easter halloween`);
const languages = setOf("english italian french spanish german chinese latin russian japanese maths pe");
const links = setOf(
  "called named is was named's my his her our the a best old new good close dear little first great very also",
);

const opensSentence = (words: Word[], at: number) => at === 0 || endsSentence(words[at]?.gap ?? "");

/** A capital inside a sentence that is no place, day or language: somebody we know nothing of. */
function isUnknownName(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word || !/^\p{Lu}\p{Ll}+/u.test(word.text)) return false;
  const lower = word.lower.replace(/'s?$/, "");
  if (calendar.has(lower) || languages.has(lower) || isPlace(lower)) return false;
  if (opensSentence(words, at)) return !isCommonEnglish(lower);
  return !/^i(?:'|$)/.test(lower);
}

/** "My cousin Sara", "Marco is my best friend", "my friend is called Giulia": the noun is whoever the name says. */
function isSamePerson(words: Word[], at: number): boolean {
  const gendered = (word: Word | undefined) => {
    const gender = word && genderOf(word);
    return gender === "male" || gender === "female";
  };
  if (words[at]?.lower.endsWith("'s")) return gendered(words[at + 3]);
  for (let next = at + 1; next <= at + 3; next += 1) {
    if (gendered(words[next])) return true;
    if (!links.has(words[next]?.lower ?? "") && words[next]?.lower !== "name") break;
  }
  let before = at - 1;
  while (before > 0 && links.has(words[before]?.lower ?? "") && !isBe(words[before]?.lower ?? ""))
    before -= 1;
  return isBe(words[before]?.lower ?? "") && words.slice(0, before).some(gendered);
}

/** Surnames and second names belong to the name before them. */
const followsName = (words: Word[], at: number) => {
  const previous = words[at - 1];
  const gender = previous && genderOf(previous);
  return (gender === "male" || gender === "female") && words[at]?.gap === " ";
};

/** Who is named by the words from `from` up to `to` (left out). */
export function personsIn(words: Word[], from: number, to: number): Persons {
  const persons = { male: false, female: false, unclear: false };
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word) continue;
    const gender = genderOf(word);
    if (gender === "male" || gender === "female") persons[gender] = true;
    else if (gender === "either") persons.unclear ||= !isSamePerson(words, at);
    else if (!isEitherNoun(word.lower) && isUnknownName(words, at) && !followsName(words, at))
      persons.unclear = true;
  }
  return persons;
}

/** The one gender that everybody named has; undefined when nobody is named or it is not certain. */
export function onlyGender({ male, female, unclear }: Persons): Gender | undefined {
  if (unclear || male === female) return undefined;
  return male ? "male" : "female";
}
