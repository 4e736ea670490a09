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
import { optionPlace } from "./option-place";
import { isRewriting, isWholeGap, isWordForms } from "./rewriting";
import { classWords } from "./class-words";
import { solveOption } from "./solve-options";
import { solveLightVerb } from "./solve-light-verb";
import { listedWords } from "./listed-words";
import { shareBank } from "./solve-bank";
import { isLightVerb } from "./families/collocation";
import { isPrepositionList } from "./families/small-word-lists";
import { solveReply } from "./families/reply";
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
import { solvePrintedWord } from "./solve-word-formation";
import { isVocabulary, solveVocabulary } from "./solve-vocabulary";
import { solveSource } from "./solve-source";
import { solveVerbRow } from "./sources/verb-table";

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
  const boxed =
    task.words.length > 1 || isLightBank(bankOf(task, sheet)) ? undefined : withBoxVerb(item, sheet);
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
  const isBoxed = !isLightBank(bankOf(task, sheet)) && withBoxVerb(item, sheet) !== undefined;
  if (isOrderItem(item) || isBoxed) return item.gaps.map(() => undefined);
  const tag = solveTag(item, instruction);
  if (tag) return [tag];
  const verbs = solveEachVerb(item, task);
  const bank = bankOf(task, sheet);
  const shared = sharedOf(item, task, sheet, bank);
  return item.gaps.map(
    (gap, at) => shared[at] ?? solveSmall({ item, gap, task, instruction, bank }) ?? verbs[at],
  );
}

/** What the item takes from a bank whose words are used once, gap by gap. */
function sharedOf(
  item: HomeworkItem,
  task: Task,
  { instruction = "", items = [] }: Sheet,
  bank: readonly string[],
): (string[] | undefined)[] {
  const at = items.findIndex(({ prompt }) => prompt === item.prompt);
  if (at < 0 || bank.length < 2 || isThereExercise(bank)) return [];
  const areThings = isVocabulary(bank) && !isPrepositionList(bank);
  const found = shareBank(items, bank, instruction, (one, place, options) => {
    const gap = one.gaps[place];
    const small = gap && solveSmall({ item: one, gap, task, instruction, bank: options });
    return small ?? (gap && areThings ? solveVocabulary(one, gap, options) : undefined);
  });
  return item.gaps.map((gap, place) =>
    capitalised(found.get(`${at}.${place}`), item.prompt.slice(0, gap.start)),
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

/** Few verbs of little meaning, each of which comes more than once: "make or do". */
const isLightBank = (bank: readonly string[]) =>
  bank.length > 1 && bank.length < 5 && bank.every(isLightVerb);

/** The words there are to choose from: those that are named, offered, or of the class that is named. */
function bankOf(task: Task, sheet: Sheet): readonly string[] {
  const bank = wordsOf(task, sheet);
  const areArticles = bank.length > 1 && bank.every((word) => /^(?:an?|the)$/i.test(word));
  const areRelatives =
    bank.length > 1 && bank.every((word) => /^(?:who|which|where|whose|whom|when)$/i.test(word));
  if (areRelatives && /\bthat\b/i.test(sheet.instruction ?? "")) return [...bank, "that"];
  return areArticles && asksZero.test(sheet.instruction ?? "") ? [...bank, "-", "no article"] : bank;
}

/** "A, an, the or – (no article)". */
const asksZero =
  /no article|nessun articolo|senza articolo|\bzero\b|\bnothing\b|\bniente\b|Ø|[,/] ?[-–—]|\b(?:or|o) ?(?:[-–—/x]|\(?[-–—]\)?)(?:\s|$|\.)/i;

function wordsOf(task: Task, { wordBank, instruction }: Sheet): readonly string[] {
  if (task.verb !== undefined) return wordBank;
  if (wordBank.length > 1 && task.words.length < wordBank.length) return wordBank;
  const listed = listedWords(instruction);
  const isPart =
    listed.length > task.words.length && task.words.every((word) => listed.some((one) => one.includes(word)));
  if (task.words.length > 1) return isPart ? listed : task.words;
  return listed.length > 1 ? listed : classWords(instruction);
}

function solveGaps(item: HomeworkItem, task: Task, sheet: Sheet): string[][] | undefined {
  const bank = bankOf(task, sheet);
  const { instruction = "" } = sheet;
  const row = solveVerbRow(item, instruction);
  if (row) return row;
  const shared = sharedOf(item, task, sheet, bank);
  const small = item.gaps.map((gap, at) => shared[at] ?? solveSmall({ item, gap, task, instruction, bank }));
  if (small.every((answer) => answer !== undefined)) return small;
  const isMixed = small.some((answer) => answer !== undefined);
  return isMixed || item.gaps.some((gap) => gap.options) ? undefined : solveVerbs(item, task);
}

type SmallGap = { item: HomeworkItem; gap: Gap; task: Task; instruction: string; bank: readonly string[] };

/** Where things are in a picture, only the picture tells. */
const asksPicture = /\bpictures?\b|\bfigur[ae]\b|\bimmagin[ei]\b|\bdisegn[oi]\b|\bvignett[ae]\b|\bfoto\b/i;
const isToldByWords = (item: HomeworkItem, gap: Gap, own: readonly string[]) =>
  !isPrepositionList(own) || /^\s*the two\b| and /i.test(item.prompt.slice(gap.end));

const isReplyWord =
  /^(?:so|neither|nor|do|does|did|am|is|are|was|were|have|has|can|could|will|would)(?:\b|$)/i;

/** Gaps that are solved one by one: options, short answers, degrees, plurals. */
function solveSmall({ item, gap, task, instruction, bank }: SmallGap): string[] | undefined {
  const before = item.prompt.slice(0, gap.start);
  const own = gap.options ?? (gap.given === undefined ? bank : undefined);
  if (isShortAnswer(item, gap)) return capitalised(solveShortAnswer(item, gap), before);
  const told = gap.options
    ? undefined
    : (solveReportedGap(item, gap, instruction) ?? solveSource(item, gap, task, instruction));
  if (told) return capitalised(told, before);
  const mayReply =
    gap.given === undefined && (!own || own.length === 0 || own.some((word) => isReplyWord.test(word)));
  const reply = mayReply ? solveReply(optionPlace(item.prompt, gap)) : undefined;
  if (reply) return capitalised(reply, before);
  const light = own && solveLightVerb(item, gap, task, own);
  if (light) return capitalised(light, before);
  if (own && isThereExercise(own)) return capitalised(solveThere(item, gap, own), before);
  if (own && own.length > 0 && !(asksPicture.test(instruction) && !isToldByWords(item, gap, own)))
    return capitalised(solveOption(item, gap, own), before);
  const isOfForm =
    task.tenses.length > 0 || /^(?:comparative|superlative|comparison|plural)$/.test(task.kind);
  const printed = () =>
    gap.options || isOfForm ? undefined : capitalised(solvePrintedWord(item, gap, instruction), before);
  if (gap.given === undefined) return printed();
  if (task.kind === "verb-patterns") return solveVerbPattern(gap.given, before);
  return (
    solveTooEnough(item, gap, instruction) ??
    solveImperative(item, gap, instruction) ??
    solveAdverb(gap.given, before, instruction) ??
    solveForm(item, gap, task) ??
    printed()
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
