import { afterWords, behindObjects } from "../tables/after-words";
import { fixedPhrases } from "../tables/fixed-phrases";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import type { OptionPlace } from "../option-place";
import { basesOf, lastWords } from "./lemmas";

type Rule = { prepositions: string[]; condition?: RegExp; isBeforeName?: boolean };

/** A name, which is known by its capital: no pattern that takes small letters for capitals may hold it. */
const name = /\|\\p\{Lu\}\\p\{Ll\}\+(?:\\s\*\$)?/g;
const isName = /^\s*\p{Lu}\p{Ll}+/u;

const rulesByKey = new Map<string, Rule[]>();
for (const line of afterWords.trim().split("\n")) {
  const [keys = "", prepositions = "", ...pattern] = line.split("|");
  const condition = pattern.join("|");
  const rule = {
    prepositions: prepositions.split(","),
    ...(condition && {
      condition: new RegExp(`^\\s*${condition.replace(name, "")}`, "iu"),
      isBeforeName: condition.includes("\\p{Lu}"),
    }),
  };
  for (const key of keys.split(",").map((one) => one.trim()))
    rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), rule]);
}

const objectRules = behindObjects
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [verbs = "", prepositions = ""] = line.split("|");
    return verbs.split(",").map((verb) => ({ verb: verb.trim(), prepositions: prepositions.split(",") }));
  });

const fixed = fixedPhrases
  .trim()
  .split("\n")
  .map((line) => {
    const bar = line.indexOf("|");
    return { preposition: line.slice(0, bar), pattern: new RegExp(`^\\s*${line.slice(bar + 1)}`, "iu") };
  });

const longestKey = 4;

/** The word or words before a place that the table knows, the longest first. */
function keysBefore(words: readonly string[]): string[] {
  const keys: string[] = [];
  for (let size = Math.min(longestKey, words.length); size > 0; size -= 1) {
    const part = words.slice(-size);
    const [first = "", ...rest] = part;
    for (const base of basesOf(first)) keys.push([base, ...rest].join(" "));
  }
  return keys;
}

/** The prepositions a word wants behind it; a rule with a condition that is met comes before one without. */
function prepositionsOf(key: string, textAfter: string): string[] | undefined {
  const rules = rulesByKey.get(key);
  const met = rules?.find(
    ({ condition, isBeforeName }) => condition?.test(textAfter) || (isBeforeName && isName.test(textAfter)),
  );
  return (met ?? rules?.findLast(({ condition }) => !condition))?.prepositions;
}

/** Every preposition an adjective takes, whatever follows; undefined where the table does not know it. */
export const prepositionsOfWord = (word: string): string[] | undefined =>
  rulesByKey.get(word)?.flatMap(({ prepositions }) => prepositions);

/** "Interested ____", "waiting ____", "a cup ____": what the word before the place wants. */
export function prepositionsAfterWord({ before, textAfter }: OptionPlace): string[] {
  const words = before.map(({ lower }) => lower.replace(/^.*'(?=s$|m$|re$)/, "'"));
  for (const list of [words, lastWords(words)]) {
    for (const key of keysBefore(list)) {
      const found = prepositionsOf(key, textAfter);
      if (found) return found;
    }
  }
  return [];
}

const maxObject = 5;

/** "Thank you ____", "spends all his money ____": what a verb wants behind its object. */
function prepositionsBehindObject({ before }: OptionPlace): string[] {
  const words = before.map(({ lower }) => lower);
  for (let at = words.length - 2; at >= Math.max(0, words.length - 1 - maxObject); at -= 1) {
    const bases = basesOf(words[at] ?? "");
    const found = objectRules.filter(({ verb }) => bases.includes(verb));
    if (found.length > 0) return [...new Set(found.flatMap(({ prepositions }) => prepositions))];
    if (isVerbForm(words[at] ?? "") && at < words.length - 2) return [];
  }
  return [];
}

/** "By bus", "on Monday", "at night": what the words behind the place want. */
export const prepositionsBefore = ({ textBefore, textAfter }: OptionPlace): string[] => {
  const found = fixed.find(({ pattern }) => pattern.test(textAfter));
  const isMoved =
    motion.test(textBefore) &&
    !time.test(textAfter) &&
    /^(?:on|in|at)$/.test(found?.preposition ?? "") &&
    !/^\s*(?:foot|holiday|time|tv)\b/i.test(textAfter);
  return found && !isMoved ? [found.preposition] : [];
};

const time =
  /^\s*(?:(?:\d{1,2}[.:]\d\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) o'clock|half past|(?:a )?quarter|midnight|noon|night|the weekend|weekends)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:the )?(?:summer|winter|spring|autumn|morning|afternoon|evening)\b|(?:19|20)\d\d\b)/i;

const motion =
  /\b(?:jump|climb|fall|run|walk|swim|fly|drive|ride|throw|kick|go|get|come|step|move)(?:s|ed|ped|ing|ning|ming|ping)?\s*$|\b(?:fell|ran|swam|flew|drove|rode|threw|went|got|came|goes|flies)\s*$/i;
const isMovable = /^(?:in|on|at|by)$/;

/** The offered prepositions that are right; empty where the sentence leaves it open. */
export function fittingAnyPreposition(options: readonly string[], place: OptionPlace): string[] {
  const among = (wanted: readonly string[]) =>
    options.filter((option) => wanted.includes(option.toLowerCase()));
  const ofWord = among(prepositionsAfterWord(place));
  const ofPhrase = among(prepositionsBefore(place));
  if (ofWord.length > 0 && ofPhrase.length > 0 && time.test(place.textAfter))
    return ofWord.some((one) => ofPhrase.includes(one)) ? ofWord.filter((one) => ofPhrase.includes(one)) : [];
  if (ofWord.length > 0) return ofWord;
  const ofRange = among(rangePreposition(place));
  if (ofRange.length > 0) return ofRange;
  const ofObject = among(prepositionsBehindObject(place));
  if (ofObject.length > 0 && ofPhrase.length > 0)
    return ofObject.every((one) => !isMovable.test(one)) && !time.test(place.textAfter) ? [] : ofPhrase;
  return ofObject.length > 0 ? ofObject : ofPhrase;
}

const isPlaced =
  /\b(?:is|are|am|was|were|sits?|sat|stands?|lies|lives?|divided|choose|difference)\s*$|'(?:s|m|re)\s*$/i;
const pair = /^(?:(?:the|my|these|those) )?(?:two \p{L}+s\b|you and|[\p{L}']+ and (?:the |my )?[\p{L}']+)/u;
const span =
  /^(?:\d[\d.:]*|\p{Lu}\p{Ll}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|march|april|may|june|july|august|september|october|november|december|morning|nine|eight|seven|ten)(?: (?:o'clock|am|pm))? (?:to|until|till) [\p{L}\d]/u;

/** "Between the two", "from Monday to Friday". */
function rangePreposition({ textBefore, textAfter }: OptionPlace): string[] {
  const after = textAfter.trim();
  if (isPlaced.test(textBefore) && pair.test(after)) return ["between"];
  if (/\bfrom [\p{L}\d.:']+(?: [\p{L}\d.:']+){0,2}\s*$/iu.test(textBefore)) return ["to", "until", "till"];
  return span.test(after) ? ["from"] : [];
}
