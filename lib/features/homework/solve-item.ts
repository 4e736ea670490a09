import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import {
  isOrderItem,
  type Gap,
  type HomeworkItem,
  type HomeworkSheet,
  type Solution,
} from "./homework-sheet";
import { readInstruction, type Task } from "./instruction";
import { isRewriting, isWholeGap } from "./rewriting";
import { solveOption } from "./solve-options";
import { solveOrder } from "./solve-order";
import { isShortAnswer, solveShortAnswer } from "./solve-short-answer";
import { solveRewriting, solveTag } from "./solve-rewriting";
import { solveVerbPattern } from "./solve-verb-pattern";
import { solveEachVerb, solveVerbs } from "./solve-verbs";
import { withCapital } from "./verb-group";
import { solveDegree, solvePlural } from "./solve-word-form";

/**
 * Every answer a teacher accepts, gap by gap, found by rules from the item and what its sheet asks for. Undefined
 * when it is not certain: a missing solution is no fault, a wrong one is.
 */
export function solveItem(
  item: HomeworkItem,
  sheet: Pick<HomeworkSheet, "instruction" | "wordBank" | "task"> & Partial<Pick<HomeworkSheet, "items">>,
): Solution | undefined {
  const task = sheet.task ?? readInstruction(sheet.instruction);
  if (item.gaps.length === 0 || item.gaps.length > 6) return undefined;
  if (isOrderItem(item)) {
    // "you / go / there / yesterday" asks for words that are not there, unless it is said that only the order is missing.
    if (task.kind !== "order") return undefined;
    const sentences = solveOrder(item.gaps[0]?.options ?? [], wantedKind(sheet));
    return sentences && { gaps: [sentences] };
  }
  const gaps = solveGaps(item, task, sheet.wordBank);
  return gaps && { gaps };
}

/** The same gap by gap, where only some of an item's gaps are certain; undefined for the others. */
export function solveEachGap(
  item: HomeworkItem,
  sheet: Parameters<typeof solveItem>[1],
): (string[] | undefined)[] {
  const whole = solveItem(item, sheet);
  if (whole) return whole.gaps;
  const task = sheet.task ?? readInstruction(sheet.instruction);
  const instruction = sheet.instruction ?? "";
  const isAnew =
    isWholeGap(item) && (isRewriting(instruction) || task.kind === "plural") && task.kind !== "order";
  if (isAnew)
    return [solveRewriting({ item, task, instruction }, (one) => solveItem(one, { ...sheet, task }))];
  if (isOrderItem(item)) return item.gaps.map(() => undefined);
  const tag = solveTag(item, instruction);
  if (tag) return [tag];
  const options = task.words.length > 1 ? task.words : sheet.wordBank;
  const verbs = solveEachVerb(item, task);
  return item.gaps.map((gap, at) => solveSmall(item, gap, task, options) ?? verbs[at]);
}

/** What the words are to become where they bear no mark: where others bear one, a statement. */
function wantedKind({
  instruction = "",
  items,
}: Partial<HomeworkSheet>): "question" | "statement" | undefined {
  if (/domand|question/i.test(instruction) && !/fras[ei]|sentence|rispost|answer/i.test(instruction))
    return "question";
  return items?.some(({ prompt }) => prompt.includes("?")) ? "statement" : undefined;
}

function solveGaps(item: HomeworkItem, task: Task, wordBank: readonly string[]): string[][] | undefined {
  const options = task.words.length > 1 ? task.words : wordBank;
  const small = item.gaps.map((gap) => solveSmall(item, gap, task, options));
  if (small.every((answer) => answer !== undefined)) return small;
  const isMixed = small.some((answer) => answer !== undefined);
  return isMixed || item.gaps.some((gap) => gap.options) ? undefined : solveVerbs(item, task);
}

/** Gaps that are solved one by one: options, short answers, degrees, plurals. */
function solveSmall(item: HomeworkItem, gap: Gap, task: Task, bank: readonly string[]): string[] | undefined {
  const before = item.prompt.slice(0, gap.start);
  const after = item.prompt.slice(gap.end);
  const own = gap.options ?? (gap.given === undefined ? bank : undefined);
  if (isShortAnswer(item, gap)) return capitalised(solveShortAnswer(item, gap), before);
  if (own && own.length > 0) {
    return capitalised(solveOption(item, gap, own), before);
  }
  if (gap.given === undefined) return undefined;
  if (task.kind === "verb-patterns") return solveVerbPattern(gap.given, before);
  if (isForm(gap.given, task)) {
    return solveDegree(gap.given, before, after, task) ?? solvePlural(gap.given, before, after, task);
  }
  return undefined;
}

const capitalised = (answers: string[] | undefined, before: string) =>
  answers?.map((answer) => withCapital(answer, before));

/** An adjective or a noun, unless it may be a verb in an exercise about verbs. */
function isForm(given: string, { kind, tenses }: Task): boolean {
  const word = given.toLowerCase();
  if (
    kind === "comparative" ||
    kind === "superlative" ||
    kind === "comparison" ||
    kind === "plural" ||
    kind === "other-words"
  )
    return true;
  if (tenses.length > 0) return false;
  return isCommonAdjective(word) || isAdjective(word) || !isBase(word);
}
