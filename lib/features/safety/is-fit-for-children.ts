import { plainText } from "./plain-text";
import { isMatched, rulesOf } from "./rule";
import { drugsAndWeapons } from "./rules/drugs-weapons";
import { grooming } from "./rules/grooming";
import { hate } from "./rules/hate";
import { storySigns } from "./rules/idioms";
import { romance } from "./rules/romance";
import { sexual } from "./rules/sexual";
import { unfit } from "./rules/unfit";
import { withoutIdioms } from "./without-idioms";

const strict = rulesOf([...sexual, ...hate, ...unfit]);
const outsideStories = rulesOf([...drugsAndWeapons, ...grooming, ...romance]);
const stories = rulesOf(storySigns);

/** What the chat never shows: addresses of the net, pictures and markup that runs. */
const markup = /https?:|www\.|\]\(|!\[|<\/?(?:a|img|script|iframe|svg|style|object|form|input)\b/i;

/** A warning names what it warns of. */
const warns = / (?:adulto|adulti|adult|adults|19696|114|112|sconosciuti|strangers) /;

/** Whether a sentence of a tutor may be shown to a child of ten. */
export function isFitForChildren(sentence: string): boolean {
  if (markup.test(sentence)) return false;
  const words = withoutIdioms(plainText(sentence));
  if (isMatched(strict, words)) return false;
  return warns.test(words) || isMatched(stories, words) || !isMatched(outsideStories, words);
}
