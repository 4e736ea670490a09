import { inBookStyle } from "./book-style";
import {
  isWholeGap,
  fillPrompt,
  gapMark,
  isOrderItem,
  type Gap,
  type HomeworkItem,
  type HomeworkSheet,
  type Solution,
} from "./homework-sheet";
import { readInstruction, type Task } from "./instruction";
import { taskOfItem } from "./printed-clause";
import { isRewriting, isWordForms } from "./rewriting";
import { bankOf, isLightBank } from "./sheet-bank";
import { sharedOf, solveSmall } from "./solve-small";
import { withBoxVerb } from "./solve-box";
import { solveModalVerb } from "./solve-modal-verb";
import { solveOrder } from "./solve-order";
import { solveRewriting, solveTag } from "./solve-rewriting";
import { asksQuestionFor, questionForSource } from "./solve-question-for";
import { answerShortly, isShortAnswer, solveShortAnswer } from "./solve-short-answer";
import { passiveBegun } from "./solve-passive";
import { asksSameMeaning, solveSameMeaning } from "./solve-same-meaning";
import { solveRemarked } from "./solve-rebuilt";
import { solveEachVerb, solveVerbs } from "./solve-verbs";
import { solveVerbRow } from "./sources/verb-table";

type Sheet = Pick<HomeworkSheet, "instruction" | "wordBank" | "task"> & Partial<Pick<HomeworkSheet, "items">>;

/**
 * Every answer a teacher accepts, gap by gap, found by rules from the item and what its sheet asks for. Undefined
 * when it is not certain: a missing solution is no fault, a wrong one is.
 */
export const solveItem = (item: HomeworkItem, sheet: Sheet) =>
  solvePrinted(inBookStyle(item), printed(sheet));

/** The items of a sheet as books print them: the same array each time, as what is shared out among them is kept by it. */
const printedItems = new WeakMap<readonly HomeworkItem[], HomeworkItem[]>();

function printed(sheet: Sheet): Sheet {
  if (!sheet.items) return sheet;
  const items = printedItems.get(sheet.items) ?? sheet.items.map(inBookStyle);
  printedItems.set(sheet.items, items);
  return { ...sheet, items };
}

function solvePrinted(item: HomeworkItem, sheet: Sheet): Solution | undefined {
  const task = taskOfItem(sheet.task ?? readInstruction(sheet.instruction), item, sheet.instruction);
  if (item.gaps.length === 0 || item.gaps.length > 6) return undefined;
  if (isOrderItem(item)) {
    // "you / go / there / yesterday" asks for words that are not there, unless it is said that only the order is missing.
    if (task.kind !== "order") return undefined;
    const sentences = solveOrder(item.gaps[0]?.options ?? [], wantedKind(sheet));
    return sentences && { gaps: [sentences] };
  }
  const row = solveVerbRow(item, sheet.instruction ?? "");
  if (row) return { gaps: row };
  const modal = solveModalVerb(item, task, sheet);
  if (modal) return { gaps: [modal] };
  const boxed =
    task.words.length > 1 || isLightBank(bankOf(task, sheet)) ? undefined : withBoxVerb(item, sheet);
  const gaps = boxed ? solveVerbs(boxed, task) : solveGaps(item, task, sheet);
  return gaps && { gaps };
}

/** "____ your mum work in a bank", typed without its question mark. */
const bareQuestion =
  /^\W*(?:(?:what|where|when|why|how|who|which)(?![a-z])[a-z ]{0,25})?_{2,} (?:i|you|he|she|it|we|they|(?:your|my|his|her|our|their|the|this|that|these|those) [a-z]+)(?![a-z])[^.?!]*$/i;
const asQuestion = (item: HomeworkItem): HomeworkItem =>
  bareQuestion.test(item.prompt) ? { ...item, prompt: `${item.prompt.trimEnd()}?` } : item;

/** The same gap by gap, where only some of an item's gaps are certain; undefined for the others. */
export const solveEachGap = (item: HomeworkItem, sheet: Sheet) =>
  eachPrinted(inBookStyle(item), printed(sheet));

function eachPrinted(item: HomeworkItem, sheet: Sheet): (string[] | undefined)[] {
  const whole = solvePrinted(item, sheet) ?? solvePrinted(asQuestion(item), sheet);
  if (whole) return whole.gaps;
  const task = taskOfItem(sheet.task ?? readInstruction(sheet.instruction), item, sheet.instruction);
  const instruction = sheet.instruction ?? "";
  const short = asksShortAnswers(task, instruction) ? answerShortly(item) : undefined;
  const remarked =
    short ??
    (asksQuestionFor(instruction) ? undefined : solveRemarked(item)) ??
    solveSameMeaning(item, instruction) ??
    (task.isPassive || asksSameMeaning.test(instruction) ? passiveBegun(item) : undefined) ??
    questionForSource(item, instruction);
  if (remarked) return [remarked];
  const isAnew =
    isWholeGap(item) &&
    (isRewriting(instruction) || isWordForms(instruction) || task.kind === "plural") &&
    task.kind !== "order";
  if (isAnew)
    return [solveRewriting({ item, task, instruction }, (one) => solveItem(one, { ...sheet, task }))];
  const isBoxed = !isLightBank(bankOf(task, sheet)) && withBoxVerb(item, sheet) !== undefined;
  if (isOrderItem(item) || isBoxed) return item.gaps.map(() => undefined);
  const tag = solveTag(item, instruction);
  if (tag) return [tag];
  const verbs = solveEachVerb(item, task);
  const bank = bankOf(task, sheet);
  const shared = sharedOf(item, task, sheet, bank);
  const found = item.gaps.map(
    (gap, at) => shared[at] ?? solveSmall({ item, gap, task, instruction, bank }) ?? verbs[at],
  );
  return item.gaps.map((gap, at) => found[at] ?? answerBehind(item, gap, found));
}

/** "____ you ____ (live) here? Yes, I ____.": the short answer once its question is known. */
function answerBehind(item: HomeworkItem, gap: Gap, found: (string[] | undefined)[]): string[] | undefined {
  if (!isShortAnswer(item, gap)) return undefined;
  const before = item.gaps.filter(({ end }) => end <= gap.start);
  const opened = { ...item, prompt: item.prompt.slice(0, gap.start), gaps: before };
  const answers = before.map((_, at) => found[at]?.[0] ?? gapMark);
  const asked = fillPrompt(opened, answers);
  return solveShortAnswer(
    { ...item, prompt: `${asked} ${gapMark}` },
    { start: asked.length, end: asked.length + 5 },
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

function solveGaps(item: HomeworkItem, task: Task, sheet: Sheet): string[][] | undefined {
  const bank = bankOf(task, sheet);
  const { instruction = "" } = sheet;
  const shared = sharedOf(item, task, sheet, bank);
  const small = item.gaps.map((gap, at) => shared[at] ?? solveSmall({ item, gap, task, instruction, bank }));
  if (small.every((answer) => answer !== undefined)) return small;
  const isMixed = small.some((answer) => answer !== undefined);
  return isMixed || item.gaps.some((gap) => gap.options) ? undefined : solveVerbs(item, task);
}
