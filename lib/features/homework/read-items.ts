import { findGaps } from "./find-gaps";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { gapMark, type Gap, type HomeworkItem, type HomeworkSheet } from "./homework-sheet";
import { readGivenVerb } from "./given-words";
import { readInstruction, type Task } from "./instruction";
import { bankIn, banksByRange } from "./bank-words";
import { readMarks } from "./item-marks";
import { isShortAnswer, solveShortAnswer } from "./solve-short-answer";
import { splitHalves } from "./match-halves";
import { numberItems } from "./number-lines";
import { openItem } from "./open-items";
import { asTyped } from "./spoken-layout";
import { splitCloze } from "./split-cloze";
import { isLoneWord, isRewriting, isWordForms } from "./rewriting";
import { topicOfSheet } from "./sheet-topic";
import { splitPage } from "./split-page";
import { splitSheet, type SheetParts } from "./split-sheet";
import { tidyItem, tidyText } from "./tidy-text";
import { familyOf } from "./word-families";

/** More than a page holds; what follows is left out. */
const maxLength = 20_000;
const maxItems = 60;

/** No page holds more exercises. */
const maxSheets = 10;

/**
 * Reads a pasted or photographed school exercise: what it asks, its bank of words, its numbered items with their
 * gaps. Of a page with several exercises the first, with the others in `more`. Undefined for a text that is no
 * exercise.
 */
export const readItems = (text: string) => readSheets(text, isExercise);

/** The same for items that are to be written anew and have no place to fill in: "Make questions", "Traduci". */
export const readRewriting = (text: string) =>
  readSheets(
    text,
    (items, instruction) =>
      isExercise(items, instruction) ||
      (isRewriting(instruction) && items.length > 0) ||
      (isWordForms(instruction) && items.length > 1 && items.every(({ prompt }) => isLoneWord(prompt))),
  );

const isAboutUnderlined = /(?<!\p{L})(?:sottolineat\p{L}+|underlined|in bold|grassetto)(?!\p{L})/iu;

/** "She gets up **at six**": the words that are asked for in capitals, where a sheet says that some are underlined. */
function withUnderlined(text: string): string {
  if (!isAboutUnderlined.test(text)) return text;
  const isReplaced = /(?<!\p{L})(?:sostitu|replac|pronom|pronoun)/iu.test(text);
  const isBracketed = /(?<!\p{L})(?:parentesi|brackets)(?!\p{L})/iu.test(text) && !/_{3}/.test(text);
  const marks = [/\*\*([^*\n]{1,60})\*\*/g, /(?<![_\p{L}])_([^_\n]{2,60})_(?![_\p{L}])/gu];
  if (isBracketed) marks.push(/(?<=^\s*\(?\d[^\n]{0,120})\(([^()\n]{1,60})\)/gm);
  return marks.reduce(
    (result, mark) =>
      result.replace(mark, (_, words: string) =>
        isReplaced ? `____ (${words.trim()})` : words.toUpperCase(),
      ),
    text.replace(/\([^()\n]{0,60}_ _[^()\n]{0,60}\)/g, ""),
  );
}

type IsSheet = (items: HomeworkItem[], instruction: string | undefined) => boolean;

function readSheets(text: string, isSheet: IsSheet): HomeworkSheet | undefined {
  const plain = tidyText(withUnderlined(asTyped(text.slice(0, maxLength))));
  const printed = splitPage(plain)
    ?.slice(0, maxSheets)
    .flatMap((parts) => sheetOf(parts, isPrinted) ?? []);
  if (printed && printed.length > 0) return withMore(printed);
  const sheets: HomeworkSheet[] = [];
  let rest: string | undefined = numberItems(splitHalves(splitCloze(plain)));
  for (let read = 0; rest !== undefined && read < maxSheets; read += 1) {
    const parts = splitSheet(rest);
    const sheet = sheetOf(parts, isSheet);
    if (!sheet && read === 0) return undefined;
    if (sheet) sheets.push(sheet);
    rest = parts.rest;
  }
  return withMore(sheets);
}

/** A printed page says itself what its exercises are, whether there is a place to fill in or not. */
const isPrinted: IsSheet = (items) => items.length > 0;

function withMore([first, ...more]: HomeworkSheet[]): HomeworkSheet | undefined {
  return first && more.length > 0 ? { ...first, more } : first;
}

/** "eat, go, sleep (present continuous)": a tense behind the words is what is asked of them. */
function withoutAside({ instruction, wordBank }: SheetParts): Pick<SheetParts, "instruction" | "wordBank"> {
  const aside = /\(([^()]*)\)?$/;
  const told = wordBank
    .flatMap((word) => aside.exec(word)?.[1] ?? [])
    .filter((text) => /\b(?:present|past|future|simple|continuous|perfect)\b/i.test(text));
  if (told.length !== 1) return { instruction, wordBank };
  return {
    instruction: [instruction, ...told].filter(Boolean).join(" "),
    wordBank: wordBank.map((word) => word.replace(aside, "").trim()).filter(Boolean),
  };
}

function sheetOf(parts: SheetParts, isSheet: IsSheet): HomeworkSheet | undefined {
  const { entries, name } = parts;
  const { instruction, wordBank: printed } = withoutAside(parts);
  const asked = readInstruction(instruction);
  const banks = banksByRange(instruction);
  const task = {
    ...asked,
    ...(banks.length > 0 && { words: [] }),
  };
  const isTold = printed.length > 0 || task.words.length > 1 || banks.length > 0;
  const wordBank = isTold ? printed : bankIn(instruction);
  const read = readEntries(entries, instruction, task);
  const [only] = read;
  const items = only && read.length === 1 ? sentencesOf(only, task) : read;
  if (!isSheet(items, instruction)) return undefined;
  return {
    ...(instruction && { instruction }),
    ...topicOfSheet(task, wordBank, items),
    ...(name && { name }),
    wordBank,
    items,
    task,
  };
}

/** "I like tea. ____": the line for a sentence that is written anew. */
const withoutAnswerLine = (text: string) =>
  text.indexOf(gapMark) === text.lastIndexOf(gapMark)
    ? text.replace(/(?<=\S{2}[.?!]) (?:[→=-]+ )?____[.?!]?$/, "")
    : text;

/** "He (play) tennis → ____": an arrow to where an item is written down that says itself what is to be done with it. */
const withoutArrow = (text: string, isAnew: boolean) => {
  const bare = text.replace(/ ?(?:→|->|=>|-->) ?(?:____)?[.?!]?$/, "");
  const isTold = isAnew || bare.includes(gapMark) || /\([A-Za-z]|\p{L} ?\/ ?\p{L}/u.test(bare);
  return isTold && /\s/.test(bare) ? bare : text;
};

function readEntries(
  entries: SheetParts["entries"],
  instruction: string | undefined,
  task: Task,
): HomeworkItem[] {
  const some = entries.slice(0, maxItems);
  const isAnew = isRewriting(instruction) && task.kind !== "order";
  const marked = readMarks(
    some.map(({ text }) => {
      const bare = withoutArrow(tidyItem(text), isAnew);
      return isAnew ? withoutAnswerLine(bare) : bare;
    }),
  );
  const banks = banksByRange(instruction);
  return some.map(({ number, letter }, at): HomeworkItem => {
    const bank = banks.find(({ from, to }) => number >= from && number <= to);
    const { text = "", options = bank?.words } = {
      ...marked[at],
      ...openItem(marked[at]?.text ?? "", instruction),
    };
    const gaps = findGaps(text, task);
    const [gap] = gaps;
    return {
      number,
      prompt: text,
      gaps:
        options && gap && gaps.length === 1 && !gap.given && !gap.options
          ? [{ start: gap.start, end: gap.end, options }]
          : gaps,
      ...(letter && { letter }),
    };
  });
}

/** So many gaps, or so much text, are too much for one item. */
const maxGapsOfItem = 6;
const maxItemLength = 300;

/** A text with gaps that bears no numbers is done sentence by sentence. */
function sentencesOf(item: HomeworkItem, task: Task): HomeworkItem[] {
  if (item.gaps.length <= maxGapsOfItem && item.prompt.length <= maxItemLength) return [item];
  return item.prompt
    .split(/(?<=[.?!])\s+(?=[A-Z_"(])/)
    .map((prompt) => ({ prompt, gaps: findGaps(prompt, task) }))
    .filter(({ gaps }) => gaps.length > 0)
    .map((sentence, at) => ({ ...sentence, number: at + 1 }));
}

const solveShortAnswers = (item: HomeworkItem) => item.gaps.every((gap) => solveShortAnswer(item, gap));

function isExercise(items: HomeworkItem[], instruction: string | undefined): boolean {
  const withGaps = items.filter(({ gaps }) => gaps.length > 0);
  if (instruction) return withGaps.length > 0;
  const drawn = withGaps.filter(({ prompt }) => prompt.includes(gapMark));
  if (drawn.some((item) => item.gaps.some((gap) => isShortAnswer(item, gap)) && solveShortAnswers(item)))
    return true;
  if (drawn.length > 1 || drawn.some(({ gaps }) => gaps.some(({ given }) => given !== undefined)))
    return true;
  const [first] = items;
  return (
    items.length > 1 &&
    first?.number === 1 &&
    items.every(({ gaps }) => gaps.length > 0 && gaps.every(isPlain))
  );
}

/** A verb in brackets, or forms to choose from: nobody writes two of them in numbered sentences but for an exercise. */
function isPlain({ given, options }: Gap): boolean {
  if (given !== undefined) return readGivenVerb(given) !== undefined;
  if (!options || options.length < 2) return false;
  const isOneWord = options.every((option, at) => lemmaOf(option) === lemmaOf(options[at - 1] ?? option));
  return familyOf(options) !== undefined || isOneWord || options.length > 3;
}

/** "goes", "is going" → "go". */
function lemmaOf(option: string): string {
  const word = option.toLowerCase().split(" ").at(-1) ?? "";
  return baseOfThird(word) ?? baseOfIng(word) ?? baseOfPast(word) ?? baseOfParticiple(word) ?? word;
}
