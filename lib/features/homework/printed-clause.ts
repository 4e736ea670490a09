import { withVerbOfTwo } from "./be-or-have";
import { baseOfPast, hasSamePast, isBe, isPastForm, pastOf } from "@/lib/features/english/lexicon/verbs";
import type { HomeworkItem } from "./homework-sheet";
import { remark } from "./find-gaps";
import { readInstruction, type Task } from "./instruction";

const would = /\b(?:would|wouldn't)\b|\b(?:i|you|he|she|it|we|they)'d\b/i;
const will = /\b(?:will|won't)\b|'ll\b/i;

/** "Won", "saw": no other form of its verb. */
const isPlainPast = (word: string) =>
  isPastForm(word) && !isBe(word) && pastOf(baseOfPast(word) ?? "") === word;

function isPast(text: string): boolean {
  const word = text.toLowerCase().replace(/[^a-z']+/g, "");
  return /^(?:was|were|wasn't|weren't|had|hadn't|didn't|did|could|couldn't)$/.test(word) || isPlainPast(word);
}

type Beside = Pick<Task, "isZeroToo"> & { conditional: 0 | 1 | 2 | 3 };

/** Which conditional the clause that is printed belongs to; undefined where it may belong to two. */
function conditionalBeside({ prompt, gaps }: HomeworkItem): Beside | undefined {
  const [gap, other, more] = gaps;
  const opener = /\b(?:if|unless)\b/i.exec(prompt);
  const isQuestion =
    other !== undefined &&
    gap?.given === undefined &&
    opener !== null &&
    isOneSide(gaps, prompt, opener.index);
  if (
    !gap ||
    more ||
    (other && !isQuestion) ||
    !opener ||
    /\b(?:know|wonder|ask|sure|see)\s+if\b/i.test(prompt)
  )
    return undefined;
  const comma = prompt.indexOf(",", opener.index);
  const isFirst = prompt.slice(0, opener.index).trim() === "";
  if (isFirst && comma < 0) return undefined;
  const [sub, main] = isFirst
    ? [prompt.slice(0, comma), prompt.slice(comma)]
    : [prompt.slice(opener.index), prompt.slice(0, opener.index)];
  const isInSub = isFirst ? gap.start < comma : gap.start > opener.index;
  if (isInSub) {
    if (would.test(main)) return { conditional: /\b(?:would|wouldn't|'d) have\b/i.test(main) ? 3 : 2 };
    const isPresent = will.test(main) || !main.split(/\s+/).some((word) => isPast(word));
    return isPresent ? { conditional: 1 } : undefined;
  }
  if (/\bhad(?:n't| not)? \w+(?:ed|en|wn|ne|ught|own|een|et|ost|old|eft|ome)\b/i.test(sub))
    return { conditional: 3 };
  if (sub.split(/\s+/).some((word) => isPast(word))) return { conditional: 2 };
  const isPresent =
    !/\b(?:will|would|'d)\b/i.test(sub) && !sub.split(/\s+/).some((word) => hasSamePast(word));
  return isPresent ? { conditional: 1, isZeroToo: true } : undefined;
}

/** "What ____ you ____ (do) if you saw a ghost?": both gaps are of one clause. */
function isOneSide(gaps: HomeworkItem["gaps"], prompt: string, opener: number): boolean {
  const isFirst = prompt.slice(0, opener).trim() === "";
  const edge = isFirst ? prompt.indexOf(",", opener) : opener;
  return edge > 0 && new Set(gaps.map(({ start }) => start < edge)).size === 1;
}

const future =
  /\b(?:tomorrow|tonight|later|soon|next \w+|this (?:morning|afternoon|evening|weekend|week|summer|winter|year)|at the weekend|in (?:june|july|august|september|\d{4})|will|won't)\b|'ll\b/i;
const habitual = /\b(?:always|usually|never|every|normally|often)\b/i;
const somebody =
  /\b(?:i|he|she|we|they|my|your|his|her|our|their|mum|dad|this|that|it)\b|(?<=[a-z,] )\p{Lu}\p{Ll}+|^(?:\p{Lu}\p{Ll}+ (?:____|\())/u;

/** "Plants die if they don't get water" is always so; what is said of somebody, or of a day, will be so. */
function namedConditional({ prompt }: HomeworkItem, { conditionals = [] }: Task): Beside | undefined {
  const isZeroOrFirst = conditionals.length === 2 && conditionals.includes(0) && conditionals.includes(1);
  if (!isZeroOrFirst || !/\b(?:if|when|unless|as soon as)\b/i.test(prompt)) return undefined;
  if (future.test(prompt)) return { conditional: 1 };
  const isOfAnybody = !somebody.test(
    prompt.replace(/\b(?:they|it)\b/gi, "").replace(/^(?:If|When|Unless|\p{Lu}\p{Ll}+s)\b/u, ""),
  );
  if (isOfAnybody) return { conditional: 0 };
  return habitual.test(prompt) || /\bwhen\b/i.test(prompt) ? undefined : { conditional: 1 };
}

const tenseOfRemark: [RegExp, string][] = [
  [/^(?:the )?present(?: simple)?$|^presente$/i, "present simple"],
  [/^(?:the )?past(?: simple)?$|^passato$/i, "past simple"],
  [/^(?:the )?present continuous$/i, "present continuous"],
  [/^(?:the )?present perfect$/i, "present perfect"],
  [/^(?:the )?past continuous$/i, "past continuous"],
];

/** A task whose item says itself whether it is to affirm or deny. */
function withoutSign({ isEitherSign: _, ...task }: Task): Task {
  return { ...task, isNegative: false };
}

/** What an instruction asks, as one of its items narrows it: by a remark behind it, or by its printed clause. */
export function taskOfItem(task: Task, item: HomeworkItem, instruction = ""): Task {
  if (task.kind !== "verbs" || item.gaps.some(({ options }) => options)) return task;
  const two = withVerbOfTwo(task, item, instruction);
  if (two !== task) return two;
  const said = /\(([^()]{1,30})\)[.?!]?$/.exec(item.prompt.trim())?.[1] ?? "";
  if (remark.test(said)) {
    const name = tenseOfRemark.find(([words]) => words.test(said))?.[1];
    if (/^(?:frase )?negativ|^neg$|^[-–]$/i.test(said)) return { ...withoutSign(task), isNegative: true };
    if (/^(?:\+|aff|affermativ[ao]|positive|affirmative)$/i.test(said)) return withoutSign(task);
    return name === undefined ? task : { ...task, tenses: readInstruction(name).tenses };
  }
  if (task.conditional !== undefined || task.tenses.length > 0) return task;
  const beside = namedConditional(item, task) ?? conditionalBeside(item);
  if (beside === undefined) return task;
  const isNamed = /\bconditional|ipotetic/i.test(instruction);
  return { ...task, ...beside, isConditionalOpen: !isNamed, isBeyondUs: task.isBeyondUs && !isNamed };
}
