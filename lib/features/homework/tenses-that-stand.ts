import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import type { HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { readGivenVerb } from "./given-words";
import { decideTense, isLasting, surroundings } from "./tense-of-gap";
import { isStative, tensesByTime } from "./time-words";

const everyTense: readonly Tense[] = [
  "present-simple",
  "past-simple",
  "present-continuous",
  "past-continuous",
  "present-perfect",
  "present-perfect-continuous",
  "past-perfect",
  "will",
  "going-to",
];
const pastPair: Tense[] = ["past-simple", "past-continuous"];

/** Tells when, so that no tense but one can stand. */
const timeWords =
  /\b(?:yesterday|tomorrow|now|moment|last|next|every|ago|always|usually|often|never|sometimes|already|just|yet|since|for (?:an?|\w+) (?:\w+ )?(?:days?|weeks?|months?|years?|hours?|minutes?|ages|time)|for ages|today|tonight|when|while|if|look|listen|ever|this (?:week|month|year|morning|afternoon|evening)|these days|before|after|by the time|in \d{4})\b/i;
/** What joins clauses whose times depend on each other. */
const joins = /\b(?:if|when|while|unless|before|after|until|by the time|as soon as)\b/i;
/** What is told with "when" may be usual, or still to come. */
const isNotPast =
  /\b(?:usually|always|often|every|sometimes|never|now|tomorrow|tonight|next|will|today)\b|'ll\b/i;

const areAllLasting = ({ prompt, gaps }: Pick<HomeworkItem, "prompt" | "gaps">) =>
  gaps.length > 1 &&
  gaps.every(({ given = "", end }) => {
    const verb = readGivenVerb(given)?.verb;
    return verb !== undefined && isLasting(verb, prompt.slice(end));
  });

/** The tenses a verb may stand in where none is named, as far as its sentence says; none where that is not certain. */
export function tensesThatStand(
  item: Pick<HomeworkItem, "prompt" | "gaps" | "number">,
  at: number,
  task: Task,
  verb = "",
): Tense[] {
  const gap = item.gaps[at];
  const { prompt } = item;
  if (!gap || verb === "") return [];
  const notStates = (tenses: readonly Tense[]) =>
    tenses.filter((tense) => !isStative(verb) || !/continuous/.test(tense));
  if (/\b(?:when|while)\b/i.test(prompt) && !isNotPast.test(prompt)) {
    // "While Mum cooked, we set the table": side by side, both are told either way.
    if (/\bwhile\b/i.test(prompt) && areAllLasting(item)) return pastPair;
    const tense = decideTense({ item, gap, verb, task: { ...task, tenses: pastPair } });
    return tense ? [tense] : [];
  }
  if (joins.test(prompt)) return [];
  const { clause, sentence } = surroundings(prompt, gap, item.gaps.length === 1);
  const told = tensesByTime({ clause, sentence, verb, allowed: [] });
  if (told) return notStates(told);
  return timeWords.test(prompt) ? [] : notStates(everyTense);
}
