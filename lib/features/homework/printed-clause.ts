import type { HomeworkItem } from "./homework-sheet";
import { remark } from "./find-gaps";
import { readInstruction, type Task } from "./instruction";

const would = /\b(?:would|wouldn't)\b|\b(?:i|you|he|she|it|we|they)'d\b/i;
const will = /\b(?:will|won't)\b|'ll\b/i;

/** Which conditional the clause that is printed belongs to; undefined where it may belong to two. */
function conditionalBeside({ prompt, gaps }: HomeworkItem): 1 | 2 | 3 | undefined {
  const [gap, more] = gaps;
  const opener = /\b(?:if|unless)\b/i.exec(prompt);
  if (!gap || more || !opener || /\b(?:know|wonder|ask|sure|see)\s+if\b/i.test(prompt)) return undefined;
  const comma = prompt.indexOf(",", opener.index);
  const isFirst = prompt.slice(0, opener.index).trim() === "";
  if (isFirst && comma < 0) return undefined;
  const [sub, main] = isFirst
    ? [prompt.slice(0, comma), prompt.slice(comma)]
    : [prompt.slice(opener.index), prompt.slice(0, opener.index)];
  const isInSub = isFirst ? gap.start < comma : gap.start > opener.index;
  if (isInSub) {
    if (would.test(main)) return /\b(?:would|wouldn't|'d) have\b/i.test(main) ? 3 : 2;
    return will.test(main) ? 1 : undefined;
  }
  if (/\bhad(?:n't| not)? \w+(?:ed|en|wn|ne|ught|own|een|et|ost|old|eft|ome)\b/i.test(sub)) return 3;
  return /\b(?:were|had|didn't|knew|won|lived|could|went)\b/i.test(sub) ? 2 : undefined;
}

const tenseOfRemark: [RegExp, string][] = [
  [/^(?:the )?present(?: simple)?$|^presente$/i, "present simple"],
  [/^(?:the )?past(?: simple)?$|^passato$/i, "past simple"],
  [/^(?:the )?present continuous$/i, "present continuous"],
  [/^(?:the )?present perfect$/i, "present perfect"],
  [/^(?:the )?past continuous$/i, "past continuous"],
];

/** What an instruction asks, as one of its items narrows it: by a remark behind it, or by its printed clause. */
export function taskOfItem(task: Task, item: HomeworkItem, instruction = ""): Task {
  if (task.kind !== "verbs" || item.gaps.some(({ options }) => options)) return task;
  const said = /\(([^()]{4,30})\)[.?!]?$/.exec(item.prompt.trim())?.[1] ?? "";
  if (remark.test(said)) {
    const name = tenseOfRemark.find(([words]) => words.test(said))?.[1];
    if (/^(?:frase )?negativ/i.test(said)) return { ...task, isNegative: true };
    return name === undefined ? task : { ...task, tenses: readInstruction(name).tenses };
  }
  if (task.conditional !== undefined || task.tenses.length > 0) return task;
  const conditional = conditionalBeside(item);
  if (conditional === undefined) return task;
  const isNamed = /\bconditional|ipotetic/i.test(instruction);
  return { ...task, conditional, isBeyondUs: task.isBeyondUs && !isNamed };
}
