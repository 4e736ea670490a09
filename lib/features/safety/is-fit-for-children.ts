import { plainText } from "./plain-text";
import type { Boundary } from "./rules";
import { drugsAndWeapons } from "./unfit/drugs-weapons";
import { hate } from "./unfit/hate";
import { isMatched, rulesOf } from "./unfit/notation";
import { sexual } from "./unfit/sexual";
import { care, comfort, courtship, storySigns, unfit } from "./unfit/of-a-coach";

const sexualWords = rulesOf(sexual);
const hatefulWords = rulesOf(hate);
const ofACoach = rulesOf(unfit);
const outsideStories = rulesOf([...drugsAndWeapons, ...courtship]);
const stories = rulesOf(storySigns);
const comforting = rulesOf(comfort).map((pattern) => new RegExp(pattern, "g"));
const toSomebodyInNeed = rulesOf(care);

/** What the chat never shows: addresses of the net, pictures and markup that runs. */
const markup = /https?:|www\.|\]\(|!\[|<\/?(?:a|img|script|iframe|svg|style|object|form|input)\b/i;

/** A warning names what it warns of. */
const warns = / (?:adulto|adulti|adult|adults|19696|114|112|sconosciuti|strangers) /;

/** Words that nobody should say here, student or tutor. */
export const grossWordsIn = (text: string): Boundary | undefined => grossIn(plainText(text));

function grossIn(words: string): Boundary | undefined {
  if (isMatched(sexualWords, words)) return "sexual";
  return isMatched(hatefulWords, words) ? "hate" : undefined;
}

/** Whether a sentence of a tutor may be shown to a child of ten. */
export function isFitForChildren(sentence: string): boolean {
  if (markup.test(sentence)) return false;
  const words = comforting.reduce((left, pattern) => left.replace(pattern, " "), plainText(sentence));
  if (grossIn(words) || isMatched(ofACoach, words)) return false;
  return warns.test(words) || isMatched(stories, words) || !isMatched(outsideStories, words);
}

/** Whether a sentence of a tutor speaks to somebody in need without a word on who helps. */
export function helpsAlone(sentence: string): boolean {
  const words = plainText(sentence);
  return isMatched(toSomebodyInNeed, words) && !warns.test(words) && !isMatched(stories, words);
}
