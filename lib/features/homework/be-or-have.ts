import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun, personNouns } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import type { HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";

const asksBoth =
  /\b(?:be|essere)\b[^.]{0,20}\b(?:have|avere)\b|\b(?:have(?: got)?|avere)\b[^.]{0,20}\b(?:be|essere)\b/i;
const states =
  /^(?:at|in|on|from|near|under|behind|here|there|very|so|too|not|late|early|right|wrong|cold|hot|hungry|thirsty|twins|friends|years|today|my|your|his|her|our|their|called|born|good|bad)$/;
const things = /^(?:an?|any|some|two|three|four|five|six|seven|eight|nine|ten|many|lots|no)$/;

/** "Our cat ____ green eyes": which of be and have got goes with what follows; undefined where either may. */
function verbBy(after: string): "be" | "have got" | undefined {
  const words = splitWords(after.split(/[.,;!?]|\band\b|____/)[0] ?? "");
  const [first, ...rest] = words;
  if (!first) return undefined;
  if (/^\d+$/.test(first.text)) return /^years?\b|^$/.test(rest[0]?.lower ?? "") ? "be" : "have got";
  if (states.test(first.lower)) return "be";
  const end = words.findIndex(({ lower }, at) => at > 0 && /^(?:in|on|at|from|with|of|to|for)$/.test(lower));
  const head = words.slice(0, end < 0 ? words.length : end).at(-1);
  if (!head) return undefined;
  const isThing = (isPluralNoun(head.lower) || isSingularNoun(head.lower)) && !isAdjectiveWord(head.lower);
  const isSomebody = genderOf(head) !== undefined || personNouns.has(head.lower);
  if (things.test(first.lower)) {
    if (/^(?:an?)$/.test(first.lower) && isSomebody)
      return /^(?:brother|sister|son|daughter|cousin|uncle|aunt)$/.test(head.lower) ? "have got" : undefined;
    return isThing ? "have got" : undefined;
  }
  if (isAdjectiveWord(first.lower) && !isThing) return "be";
  return isThing && isPluralNoun(head.lower) && !isSomebody ? "have got" : undefined;
}

const isAdjectiveWord = (word: string) => isCommonAdjective(word) || isAdjective(word);

/** What an instruction that names both be and have got asks of one item: the verb that its sentence takes. */
export function withVerbOfTwo(task: Task, item: HomeworkItem, instruction: string): Task {
  const [gap, second, more] = item.gaps;
  if (!gap || more || item.gaps.some(({ given, options }) => given ?? options) || !asksBoth.test(instruction))
    return task;
  const isAsked = /^[^.!]*\?/.test(item.prompt.slice(gap.end));
  const isSplit = second !== undefined && isAsked;
  if (second && !isSplit) return task;
  const turned = item.prompt.slice(gap.end).replace(/^\s*(?:(?:my|your|his|her|our|their|the) )?\p{L}+/u, "");
  const verb = isSplit
    ? verbBy(item.prompt.slice(second.end)) === "have got"
      ? "have got"
      : undefined
    : isAsked && /^\s*(?:how old|where|what colou?r)\s*$/i.test(item.prompt.slice(0, gap.start))
      ? "be"
      : verbBy(isAsked ? turned : item.prompt.slice(gap.end));
  if (verb === undefined || (isAsked && !isSplit && verb !== "be")) return task;
  const isNegative = task.isNegative || (!isAsked && /^\s*any\b/.test(item.prompt.slice(gap.end)));
  const { isEitherSign: _, ...plain } = task;
  const tenses = task.tenses.length > 0 ? task.tenses : (["present-simple"] as Task["tenses"]);
  return { ...plain, verb, isNegative, isBeyondUs: false, tenses };
}
