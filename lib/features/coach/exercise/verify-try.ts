import { findGrammar } from "@/lib/features/english/find-grammar";
import { baseOfParticiple } from "@/lib/features/english/lexicon/verbs";
import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { isWholeGap, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { isRightOrder } from "@/lib/features/homework/verify-order";
import { asksReported } from "@/lib/features/homework/solve-reported";
import { asksForMistake } from "@/lib/features/homework/solve-mistake";
import { readGivenVerb } from "@/lib/features/homework/given-words";
import { readInstruction, type Task } from "@/lib/features/homework/instruction";
import { taskOfItem } from "@/lib/features/homework/printed-clause";
import { asksForPrinted } from "@/lib/features/homework/question-of-answer";
import { bankOf } from "@/lib/features/homework/sheet-bank";
import { questionsBefore } from "@/lib/features/homework/solve-question-for";
import { solveEachGap } from "@/lib/features/homework/solve-item";
import { areOpposite } from "@/lib/features/homework/solve-word-formation";
import { tensesThatStand } from "@/lib/features/homework/tenses-that-stand";
import type { ItemState, PartState } from "./exercise-state";
import { fits } from "./fits";
import { areSameTokens, lemmaOf, tokensOf } from "./tokens";

/** A try at an item, and the sheet it belongs to. */
type Attempt = { item: ItemState; part: PartState; fills: readonly string[] };

/**
 * What a try is by itself, where it is not among the solutions: "right" if everything that can be checked of it holds,
 * "open" if it cannot be called wrong, undefined where this has nothing to say of it.
 */
export function verifyTry(attempt: Attempt, gap: number): "right" | "open" | undefined {
  const { item, part, fills } = attempt;
  const own = fills[gap] ?? "";
  const task = taskOfItem(readInstruction(part.instruction), item, part.instruction);
  if (isPlanned(attempt, gap, task) || isInTenseThatStands(attempt, gap, task)) return "right";
  if (isOrderItem(item) && isRightOrder(own, item.gaps[0]?.options ?? []))
    return task.kind === "order" && (item.solution[0] ?? []).length === 0 ? "right" : "open";
  if (task.verb === "have got" && isWithoutGot(own, item.solution[gap] ?? [])) return "open";
  if (/domand|question/i.test(part.instruction ?? "") && isAsked(item, own)) return "right";
  if (isMiddleWord(attempt, gap)) return "right";
  const { given } = item.gaps[gap] ?? {};
  const [known = ""] = item.solution[gap] ?? [];
  if (given !== undefined && areOpposite(given, known, own.trim().toLowerCase())) return "open";
  const isAnew = isWholeGap(item);
  const { instruction = "" } = part;
  if (isAnew && asksForMistake(instruction)) return ofMistake(item, own);
  return asksReported.test(instruction) && isUnshifted(own, item.solution[gap] ?? []) ? "open" : undefined;
}

/** A question that the printed answer answers: one of those it is built from, or one of its kind. */
const isAsked = (item: ItemState, own: string) =>
  fits(own, questionsBefore(item)) || asksForPrinted(own, item);

/** "I've just finished", "I've already finished": where nothing tells them apart, both are right. */
function isMiddleWord({ item, part, fills }: Attempt, gap: number): boolean {
  const place = item.gaps[gap];
  const own = (fills[gap] ?? "").trim().toLowerCase();
  if (!place || (item.solution[gap] ?? []).length > 0 || !/^(?:just|already)$/.test(own)) return false;
  const { instruction, wordBank } = part;
  const options = place.options ?? bankOf(readInstruction(instruction), { instruction, wordBank });
  const [before, after] = [item.prompt.slice(0, place.start), item.prompt.slice(place.end)];
  const isPerfect = /(?:\b(?:have|has|had)|'(?:ve|s|d))\s*$/i.test(before);
  const done = /^\s*([a-z]+)/i.exec(after)?.[1]?.toLowerCase() ?? "";
  const isOffered = options.some((option) => option.toLowerCase() === own);
  return isOffered && isPerfect && (done === "been" || baseOfParticiple(done) !== undefined);
}

/** The forms an item's verbs take if its tense is the one that is named. */
const formsIn = (item: ItemState, { wordBank, instruction }: PartState, task: Task, tense: Tense) =>
  solveEachGap(item, { wordBank, instruction, task: { ...task, tenses: [tense] } });

/** Whether a verb stands in a tense its sentence leaves open; a helper and its verb stand in the same one. */
function isInTenseThatStands({ item, part, fills }: Attempt, gap: number, task: Task): boolean {
  const isOpen =
    task.kind === "verbs" &&
    task.tenses.length === 0 &&
    task.conditional === undefined &&
    !task.isUsedTo &&
    !task.isBeyondUs;
  if (!isOpen || item.gaps.every(({ given }) => given === undefined)) return false;
  // A helper's gap goes with the verb behind it.
  const verbAt = item.gaps.findIndex(({ given }, at) => at >= gap && given !== undefined);
  const isSplit = item.gaps[verbAt - 1]?.given === undefined && verbAt > 0;
  const verb = readGivenVerb(item.gaps[verbAt]?.given ?? "")?.verb;
  return tensesThatStand(item, verbAt, task, verb).some((tense) => {
    const forms = formsIn(item, part, task, tense);
    const stands = (at: number) => fits(fills[at] ?? "", forms[at] ?? [], item.gaps[at]?.given);
    return stands(verbAt) && (!isSplit || stands(verbAt - 1));
  });
}

/** "She has blue eyes" in an exercise on have got: good English, if not what is practised. */
const isWithoutGot = (own: string, forms: readonly string[]) =>
  fits(
    own,
    forms.map((form) => form.replace(/ got\b/, "")),
  );

const futureForm = /^(?:will|won't|'ll)\b/i;

/** "If it rains, we're going to stay in": as right as "will" in a condition, where no future is named. */
function isPlanned({ item, part, fills }: Attempt, gap: number, task: Task): boolean {
  const hasWill = item.solution[gap]?.some((form) => futureForm.test(form)) === true;
  if (!hasWill || task.tenses.length > 0 || task.conditional !== 1) return false;
  const { conditional: _, conditionals: __, ...plain } = task;
  const forms = formsIn(item, part, { ...plain, isBeyondUs: false }, "going-to")[gap] ?? [];
  return fits(fills[gap] ?? "", forms, item.gaps[gap]?.given);
}

/**
 * A wrong sentence put right: the words that are changed will do, with those beside them. What the engine minds nothing
 * of, and is not the sentence as it was, is left to the teacher.
 */
function ofMistake(item: ItemState, own: string): "right" | "open" | undefined {
  const words = tokensOf(own);
  const printed = tokensOf(item.prompt);
  const isPiece = (item.solution[0] ?? []).some((form) => isChangedPart(words, printed, tokensOf(form)));
  if (isPiece) return "right";
  const isSame = areSameTokens(words, printed);
  return isSame || findGrammar(own).some(({ topic }) => topic !== "capitals") ? undefined : "open";
}

/** Whether words are the part of a sentence that is not as it was printed, or that part with its neighbours. */
function isChangedPart(words: readonly string[], printed: readonly string[], mended: readonly string[]) {
  if (words.length === 0 || words.length >= mended.length) return false;
  const differs = (at: number, from: number) => mended.at(at) !== printed.at(at) && from <= mended.length;
  let first = 0;
  while (first < mended.length && !differs(first, first)) first += 1;
  let last = 1;
  while (last <= mended.length - first && !differs(-last, last)) last += 1;
  const end = mended.length - last + 1;
  // Where a word is only taken out, both its neighbours are to be there.
  const [from, to] = end > first ? [first, end] : [first - 1, first + 1];
  return mended.some(
    (_, at) =>
      (at > 0 || words.length * 2 <= mended.length) && // more of it is a sentence cut short
      at <= from &&
      at + words.length >= to &&
      areSameTokens(words, mended.slice(at, at + words.length)),
  );
}

const beForms = /^(?:am|is|are|was|were|'s)$/;
const stemOf = (word: string) =>
  beForms.test(word) ? "be" : ({ can: "could", will: "would", may: "might" }[word] ?? lemmaOf(word));

/** "They said they are going": told in the tense of the speech, which some let pass. */
function isUnshifted(own: string, forms: readonly string[]): boolean {
  const words = tokensOf(own).map(stemOf);
  return forms.some((form) => areSameTokens(words, tokensOf(form).map(stemOf)));
}
