import { findGrammar } from "@/lib/features/english/find-grammar";
import { checkItem, type ItemVerdict } from "@/lib/features/homework/check-item";
import type { HomeworkItem, HomeworkSheet, Solution } from "@/lib/features/homework/homework-sheet";
import { readInstruction, type Task } from "@/lib/features/homework/instruction";
import { solveItem } from "@/lib/features/homework/solve-item";
import { timeWords } from "./item-cues";

const everyTense: Task["tenses"] = [
  "present-simple",
  "past-simple",
  "present-continuous",
  "past-continuous",
  "present-perfect",
  "present-perfect-continuous",
  "past-perfect",
  "past-perfect-continuous",
  "will",
  "future-continuous",
  "going-to",
  "can",
  "could",
  "must",
  "should",
  "would",
  "may",
  "might",
];

const known = new WeakMap<HomeworkItem, Solution[]>();

/** What fills the gaps of an item in each tense; nothing where the sheet or the sentence asks for one of them. */
function solutionsOf(item: HomeworkItem, sheet: HomeworkSheet): Solution[] {
  const task = sheet.task ?? readInstruction(sheet.instruction);
  const isOpen = task.kind === "verbs" && task.tenses.length === 0 && !task.isPassive && !task.conditional;
  const isBound = timeWords.test(item.prompt);
  const solutions = known.get(item) ?? (isOpen && !isBound ? solveInEveryTense(item, sheet, task) : []);
  known.set(item, solutions);
  return solutions;
}

const solveInEveryTense = (item: HomeworkItem, sheet: HomeworkSheet, task: Task) =>
  everyTense.flatMap((tense) => solveItem(item, { ...sheet, task: { ...task, tenses: [tense] } }) ?? []);

/**
 * How an answer fits an item that may stand in any tense: each of them is right, and what fits none is wrong. `filled`
 * is the sentence it makes. No attempt where nobody can say.
 */
export function checkInAnyTense(
  item: HomeworkItem,
  sheet: HomeworkSheet,
  answer: string,
  filled: string,
): ItemVerdict {
  const verdicts = solutionsOf(item, sheet).map((solution) => checkItem(item, solution, answer));
  if (verdicts.length === 0 || verdicts.includes("no_attempt")) return "no_attempt";
  if (verdicts.includes("right")) return findGrammar(filled).length === 0 ? "right" : "wrong";
  return verdicts.includes("partly") ? "partly" : "wrong";
}
