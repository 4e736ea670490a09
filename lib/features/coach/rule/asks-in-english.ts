import { setOf } from "@/lib/features/english/lexicon/words";
import { spelledOut } from "../chat-spelling";
import { plainWordsOf } from "../lessons/asked-words";

/** What opens a question in English, as Italian children write it: "how make the negative of let's go". */
const openers = setOf(
  "how what what's whats when why where which is are do does can could should difference best y",
);
/** Words that speak of the language and of little else. */
const ofLanguage =
  setOf(`mean means meaning difference differences plural participle grammar pronounce pronunciation silent
  spell spelled spelling synonym synonyms idiom idioms preposition prepositions apostrophe adjective adjectives adverb
  adverbs vocabs vocabulary conditional infinitive gerund auxiliary modal modals tense tenses comparative superlative
  negative interrogative translate translation`);
/** What one does with words. */
const handling = setOf("say use write put make form spell pronounce know choose add change translate");
/** "Why 'people is' is wrong?" */
const judging = setOf("wrong correct right mistake");
const asksHow = setOf("how when where which what");
const coachLike = setOf("i u you we one the");
/** A question of somebody's life: "how do you use your phone?" */
const ofLife = setOf("your yours my his her our their");
const maxBetween = 4;
const maxWords = 25;
const greetings = setOf("hi hey hello ok so and but please sorry coach prof teacher e ma scusa ciao");

/** Whether a message asks about English in English, as broken as it may be: "wen do i use since", "how u say X". */
export function asksInEnglish(message: string): boolean {
  const all = plainWordsOf(spelledOut(message));
  const words = all.slice(all.findIndex((word) => !greetings.has(word)));
  const [first = ""] = words;
  if (words.length > maxWords || words.some((word) => ofLife.has(word))) return false;
  const isAsking = openers.has(first) || message.includes("?");
  if (isAsking && words.some((word) => ofLanguage.has(word))) return true;
  if (/^(?:why|y)$/.test(first) && words.some((word) => judging.has(word))) return true;
  const at = words.findIndex((word) => asksHow.has(word));
  const behind = at < 0 ? [] : words.slice(at + 1, at + 1 + maxBetween);
  const verb = behind.findIndex((word) => handling.has(word));
  const between = behind.slice(0, verb);
  const isToCoach = between.every((word) => coachLike.has(word) || openers.has(word) || word === "to");
  return verb >= 0 && isToCoach;
}
