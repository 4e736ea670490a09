import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { solveReply } from "./families/reply";
import { isPrepositionList } from "./families/small-word-lists";
import type { Gap, HomeworkItem, HomeworkSheet } from "./homework-sheet";
import type { Task } from "./instruction";
import { optionPlace } from "./option-place";
import { isLightBank, isPlainVerb } from "./sheet-bank";
import { shareBank } from "./solve-bank";
import { solveLightVerb } from "./solve-light-verb";
import { sharedHalves, solveHalf } from "./solve-matching";
import { solveOption } from "./solve-options";
import { solveReportedGap } from "./solve-reported";
import { isShortAnswer, solveShortAnswer } from "./solve-short-answer";
import { solveAdverb, solveImperative, solveTooEnough } from "./solve-small-forms";
import { solveSource } from "./solve-source";
import { isThereExercise, solveThere } from "./solve-there";
import { solveVerbPattern } from "./solve-verb-pattern";
import { isVocabulary, solveVocabulary } from "./solve-vocabulary";
import { solveDegree, solvePlural } from "./solve-word-form";
import { solvePrintedWord } from "./solve-word-formation";
import { withCapital } from "./verb-group";

type Sheet = Pick<HomeworkSheet, "instruction"> & Partial<Pick<HomeworkSheet, "items">>;
type Share = ReturnType<typeof shareBank>;

const shares = new WeakMap<readonly HomeworkItem[], Map<string, Share>>();

/** Sharing out a bank looks at all the items; each of them asks for it. */
function keptShare(items: readonly HomeworkItem[], key: string, share: () => Share): Share {
  const kept = shares.get(items) ?? new Map<string, Share>();
  const found = kept.get(key) ?? share();
  shares.set(items, kept.set(key, found));
  return found;
}

/** Two verbs are no box but a choice, "make or do". */
const minBox = 2;

const takesBase = (before: string) =>
  /\b(?:can|could|will|would|shall|should|must|may|might|to|let's|do|does|did|\w+n't|cannot)(?: (?:not|i|you|he|she|it|we|they))?\s*$/i.test(
    before,
  );

/** What the item takes from a bank whose words are used once, gap by gap. */
export function sharedOf(
  item: HomeworkItem,
  task: Task,
  { instruction = "", items = [] }: Sheet,
  bank: readonly string[],
): (string[] | undefined)[] {
  const at = items.findIndex(({ prompt }) => prompt === item.prompt);
  const halves = sharedHalves(items, instruction);
  if (at >= 0 && halves.length > 0) {
    const open = items.map((one) => ({ ...one, gaps: one.gaps.map(({ start, end }) => ({ start, end })) }));
    const found = keptShare(items, [instruction, "halves"].join("|"), () =>
      shareBank(open, halves, instruction, (one, place, options) => {
        const gap = one.gaps[place];
        return gap && solveHalf(one, gap, options, { task, instruction });
      }),
    );
    return item.gaps.map((_, place) => found.get(`${at}.${place}`));
  }
  if (at < 0 || bank.length < 2 || isThereExercise(bank)) return [];
  const areThings = isVocabulary(bank) && !isPrepositionList(bank);
  const areVerbs = bank.length > minBox && bank.every(isPlainVerb) && !isLightBank(bank);
  const found = keptShare(items, [instruction, ...bank].join("|"), () =>
    shareBank(items, bank, instruction, (one, place, options) => {
      const gap = one.gaps[place];
      // A verb of a box goes in as it stands behind a helper alone.
      if (areVerbs && gap && !takesBase(one.prompt.slice(0, gap.start))) return undefined;
      const small = gap && solveSmall({ item: one, gap, task, instruction, bank: options });
      return small ?? (gap && areThings ? solveVocabulary(one, gap, options) : undefined);
    }),
  );
  return item.gaps.map((gap, place) =>
    capitalised(found.get(`${at}.${place}`), item.prompt.slice(0, gap.start)),
  );
}

type SmallGap = { item: HomeworkItem; gap: Gap; task: Task; instruction: string; bank: readonly string[] };

/** Where things are in a picture, only the picture tells. */
const asksPicture = /\bpictures?\b|\bfigur[ae]\b|\bimmagin[ei]\b|\bdisegn[oi]\b|\bvignett[ae]\b|\bfoto\b/i;
const isToldByWords = (item: HomeworkItem, gap: Gap, own: readonly string[]) =>
  !isPrepositionList(own) || /^\s*the two\b| and /i.test(item.prompt.slice(gap.end));

/** What is told by words beside the gap, or by what was said before it. */
function solveTold({ item, gap, task, instruction }: SmallGap): string[] | undefined {
  const told = gap.options
    ? undefined
    : (solveReportedGap(item, gap, instruction) ?? solveSource(item, gap, task, instruction));
  if (told) return told;
  const place = optionPlace(item.prompt, gap);
  const mayReply = gap.given === undefined && gap.options === undefined && !place.isQuestion;
  return mayReply ? solveReply(place) : undefined;
}

/** Gaps that are solved one by one: options, short answers, degrees, plurals. */
export function solveSmall(small: SmallGap): string[] | undefined {
  const { item, gap, task, instruction, bank } = small;
  const before = item.prompt.slice(0, gap.start);
  const own = gap.options ?? (gap.given === undefined ? bank : []);
  if (isShortAnswer(item, gap)) return capitalised(solveShortAnswer(item, gap), before);
  const told = solveTold(small) ?? solveLightVerb(item, gap, task, own);
  if (told) return capitalised(told, before);
  if (own.length > 0 && isThereExercise(own)) return capitalised(solveThere(item, gap, own), before);
  const isShown = asksPicture.test(instruction) && !isToldByWords(item, gap, own);
  if (own.length > 0 && !isShown) return capitalised(solveOption(item, gap, own), before);
  return gap.given === undefined
    ? capitalised(printedWord(small), before)
    : solveGiven(small, gap.given, before);
}

/** The word in brackets in the form that is asked for. */
function solveGiven(small: SmallGap, given: string, before: string): string[] | undefined {
  const { item, gap, task, instruction } = small;
  if (task.kind === "verb-patterns") return solveVerbPattern(given, before, item.prompt.slice(gap.end));
  return (
    solveTooEnough(item, gap, instruction) ??
    solveImperative(item, gap, instruction) ??
    solveAdverb(given, before, instruction) ??
    solveForm(item, gap, task) ??
    capitalised(printedWord(small), before)
  );
}

function printedWord({ item, gap, task, instruction }: SmallGap): string[] | undefined {
  const isOfForm =
    task.tenses.length > 0 || /^(?:comparative|superlative|comparison|plural)$/.test(task.kind);
  return gap.options || isOfForm ? undefined : solvePrintedWord(item, gap, instruction);
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
