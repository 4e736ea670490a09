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
import { inBookStyle } from "./book-style";
import { readInstruction, type Task } from "./instruction";
import { taskOfItem } from "./printed-clause";
import { isRewriting, isWholeGap, isWordForms } from "./rewriting";
import { classWords } from "./class-words";
import { solveOption } from "./solve-options";
import { withBoxVerb } from "./solve-box";
import { solveReportedGap } from "./solve-reported";
import { solveOrder } from "./solve-order";
import { answerShortly, isShortAnswer, solveShortAnswer } from "./solve-short-answer";
import { solveRewriting, solveTag } from "./solve-rewriting";
import { questionForSource } from "./solve-question-for";
import { solveSameMeaning } from "./solve-same-meaning";
import { solveRemarked } from "./solve-rebuilt";
import { solveVerbPattern } from "./solve-verb-pattern";
import { solveEachVerb, solveVerbs } from "./solve-verbs";
import { withCapital } from "./verb-group";
import { solveAdverb, solveImperative, solveTooEnough } from "./solve-small-forms";
import { isThereExercise, solveThere } from "./solve-there";
import { solveDegree, solvePlural } from "./solve-word-form";

type Sheet = Pick<HomeworkSheet, "instruction" | "wordBank" | "task"> & Partial<Pick<HomeworkSheet, "items">>;

/**
 * Every answer a teacher accepts, gap by gap, found by rules from the item and what its sheet asks for. Undefined
 * when it is not certain: a missing solution is no fault, a wrong one is.
 */
export const solveItem = (item: HomeworkItem, sheet: Sheet) =>
  solvePrinted(inBookStyle(item), printed(sheet));

const printed = (sheet: Sheet): Sheet =>
  sheet.items ? { ...sheet, items: sheet.items.map(inBookStyle) } : sheet;

function solvePrinted(item: HomeworkItem, sheet: Sheet): Solution | undefined {
  const task = taskOfItem(sheet.task ?? readInstruction(sheet.instruction), item, sheet.instruction);
  if (item.gaps.length === 0 || item.gaps.length > 6) return undefined;
  if (isOrderItem(item)) {
    // "you / go / there / yesterday" asks for words that are not there, unless it is said that only the order is missing.
    if (task.kind !== "order") return undefined;
    const sentences = solveOrder(item.gaps[0]?.options ?? [], wantedKind(sheet));
    return sentences && { gaps: [sentences] };
  }
  const boxed = task.words.length > 1 ? undefined : withBoxVerb(item, sheet);
  const gaps = boxed ? solveVerbs(boxed, task) : solveGaps(item, task, sheet);
  return gaps && { gaps };
}

/** The same gap by gap, where only some of an item's gaps are certain; undefined for the others. */
export const solveEachGap = (item: HomeworkItem, sheet: Sheet) =>
  eachPrinted(inBookStyle(item), printed(sheet));

function eachPrinted(item: HomeworkItem, sheet: Sheet): (string[] | undefined)[] {
  const whole = solvePrinted(item, sheet);
  if (whole) return whole.gaps;
  const task = taskOfItem(sheet.task ?? readInstruction(sheet.instruction), item, sheet.instruction);
  const instruction = sheet.instruction ?? "";
  const short = asksShortAnswers(task, instruction) ? answerShortly(item) : undefined;
  const remarked =
    short ??
    solveRemarked(item) ??
    solveSameMeaning(item, instruction) ??
    questionForSource(item, instruction);
  if (remarked) return [remarked];
  const isAnew =
    isWholeGap(item) &&
    (isRewriting(instruction) || isWordForms(instruction) || task.kind === "plural") &&
    task.kind !== "order";
  if (isAnew)
    return [solveRewriting({ item, task, instruction }, (one) => solveItem(one, { ...sheet, task }))];
  if (isOrderItem(item) || withBoxVerb(item, sheet)) return item.gaps.map(() => undefined);
  const tag = solveTag(item, instruction);
  if (tag) return [tag];
  const verbs = solveEachVerb(item, task);
  return item.gaps.map(
    (gap, at) => solveSmall({ item, gap, task, instruction, bank: bankOf(task, sheet) }) ?? verbs[at],
  );
}

const asksShortAnswers = ({ kind }: Task, instruction: string) =>
  kind === "short-answers" ||
  /\b(?:short answers?|rispost\w+ (?:brev\w+)|rispond\w*|answer)\b/i.test(instruction);

/** What the words are to become where they bear no mark: where others bear one, a statement. */
function wantedKind({
  instruction = "",
  items,
}: Partial<HomeworkSheet>): "question" | "statement" | undefined {
  if (/domand|question/i.test(instruction) && !/fras[ei]|sentence|rispost|answer/i.test(instruction))
    return "question";
  return items?.some(({ prompt }) => prompt.includes("?")) ? "statement" : undefined;
}

/** The words there are to choose from: those that are named, offered, or of the class that is named. */
function bankOf(task: Task, { wordBank, instruction }: Sheet): readonly string[] {
  if (task.words.length > 1) return task.words;
  return wordBank.length > 0 ? wordBank : classWords(instruction);
}

function solveGaps(item: HomeworkItem, task: Task, sheet: Sheet): string[][] | undefined {
  const bank = bankOf(task, sheet);
  const { instruction = "" } = sheet;
  const small = item.gaps.map((gap) => solveSmall({ item, gap, task, instruction, bank }));
  if (small.every((answer) => answer !== undefined)) return small;
  const isMixed = small.some((answer) => answer !== undefined);
  return isMixed || item.gaps.some((gap) => gap.options) ? undefined : solveVerbs(item, task);
}

type SmallGap = { item: HomeworkItem; gap: Gap; task: Task; instruction: string; bank: readonly string[] };

/** Gaps that are solved one by one: options, short answers, degrees, plurals. */
function solveSmall({ item, gap, task, instruction, bank }: SmallGap): string[] | undefined {
  const before = item.prompt.slice(0, gap.start);
  const own = gap.options ?? (gap.given === undefined ? bank : undefined);
  if (isShortAnswer(item, gap)) return capitalised(solveShortAnswer(item, gap), before);
  const told = gap.options ? undefined : solveReportedGap(item, gap, instruction);
  if (told) return told;
  if (own && isThereExercise(own)) return capitalised(solveThere(item, gap, own), before);
  if (own && own.length > 0) return capitalised(solveOption(item, gap, own), before);
  if (gap.given === undefined) return undefined;
  if (task.kind === "verb-patterns") return solveVerbPattern(gap.given, before);
  return (
    solveTooEnough(item, gap, instruction) ??
    solveImperative(item, gap, instruction) ??
    solveAdverb(gap.given, before, instruction) ??
    solveForm(item, gap, task)
  );
}

/** The degree of an adjective, the plural of a noun. */
function solveForm(
  { prompt }: HomeworkItem,
  { start, end, given = "" }: Gap,
  task: Task,
): string[] | undefined {
  if (!isForm(given, task)) return undefined;
  const [before, after] = [prompt.slice(0, start), prompt.slice(end)];
  return solveDegree(given, before, after, task) ?? solvePlural(given, before, after, task);
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
