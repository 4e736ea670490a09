import { noWord } from "@/lib/features/homework/homework-sheet";
import { setOf } from "@/lib/features/english/lexicon/words";
import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { readInstruction } from "@/lib/features/homework/instruction";
import { openGapOf, partOfItem, type ExerciseState, type ItemState } from "./exercise-state";
import { isTalk } from "./strip-talk";
import { tokensOf } from "./tokens";

const letterAlone = /^(?:(.{0,40})\s)?\(?([a-h])[.)]?$/iu;
/** "Va con la": what stands before the letter of an option. */
const beforeLetter = setOf(
  "risposta lettera opzione option answer abbina abbino collego collega insieme sta letter",
);
const letterBefore = /^\(?([a-h])[.)]\s+(\S.*)$/i;

const isSame = (one: string, other: string) => tokensOf(one).join(" ") === tokensOf(other).join(" ");

/** The option that a letter stands for: "B", "la b", "b) is raining"; undefined where letters are words to choose from. */
export function optionOfLetter(item: ItemState, text: string): string | undefined {
  const { options = [] } = item.gaps[openGapOf(item)] ?? {};
  if (options.some((option) => option.length === 1 && /[a-h]/i.test(option))) return undefined;
  const told = text.trim().replace(/(?<![\s.!])[\s.!]+$/, "");
  const [, before = "", alone] = letterAlone.exec(told) ?? [];
  const isSaid = before
    .split(/\s/)
    .filter(Boolean)
    .every((word) => isTalk(word) || beforeLetter.has(word.toLowerCase()));
  if (alone && isSaid) return options[alone.toLowerCase().charCodeAt(0) - 97];
  const [, letter = "", rest = ""] = letterBefore.exec(told) ?? [];
  const option = letter ? options[letter.toLowerCase().charCodeAt(0) - 97] : undefined;
  return option !== undefined && isSame(option, rest) ? option : undefined;
}

const none =
  /^(?:[-–—/ø∅x0]|no article|nothing|niente|nulla|vuoto|nessuno|nessun articolo|zero(?: article)?|senza(?: articolo| niente)?|non ci va(?: niente| nulla)?|non serve)$/i;

/** Whether a gap of the item may stay empty, as its sheet is about articles or says so. */
const mayBeEmpty = (state: ExerciseState, item: ItemState) => {
  const { instruction, wordBank } = partOfItem(state, item);
  const words = [
    ...readInstruction(instruction).words,
    ...wordBank,
    ...item.gaps.flatMap(({ options = [] }) => options),
  ];
  return words.some((word) => word === noWord || /^(?:an?|the)$/i.test(word));
};

/** "–", "a, niente": answers of which one is that nothing is to be written, with one sign for it. */
export function withNone(state: ExerciseState, item: ItemState, text: string): string | undefined {
  const parts = text.split(/[,;+]/, item.gaps.length + 1).map((part) => part.trim());
  const isNone = parts.some((part) => none.test(part));
  if (!isNone || parts.length > item.gaps.length || !mayBeEmpty(state, item)) return undefined;
  return parts.map((part) => (none.test(part) ? noWord : part)).join(",");
}

const becomes = /->|→|=>|=|:|\s(?:fa|diventa|becomes)\s/iu;

/** "begin fa began", "child = children": what stands behind the word that is printed. */
export function behindPrinted(item: ItemState, text: string): string {
  const found = becomes.exec(text);
  if (!found || found.index === 0) return text;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const printed = [item.prompt, ...item.gaps.flatMap(({ given = "" }) => [given])].flatMap(tokensOf);
  const words = tokensOf(before);
  const isPrinted = words.length > 0 && words.length < 4 && words.every((word) => printed.includes(word));
  const isWordAlone = /^(?:fa|diventa|becomes)$/i.test(found[0].trim()) || printed.length <= words.length + 2;
  const isSign = !/\p{L}/u.test(found[0]);
  return isPrinted && behind.trim() !== "" && (isSign || isWordAlone) ? behind : text;
}

const aboutWord =
  /(?<!\p{L})(?:(?:vuol|vuole|voleva|vogliono) dire|significa\p{L}*|(?:che|cosa) (?:è|sarebbe)|cos'è|come si (?:dice|legge|pronuncia)|in italiano|traduzione)(?!\p{L})|(?<!\p{L})what does .{1,40} mean/iu;
const opensQuestion =
  /^[\s\p{P}]*(?:(?:ma|e|scusa|coach|prof)[\s,]+)*(?:che|cosa|cos|come|quale|what)(?!\p{L})/iu;

const isItalian = (word: string) =>
  !isTalk(word) &&
  (italianWords.has(word) || (/[aeio]$/.test(word) && !isCommonEnglish(word) && !isVerbForm(word)));

/** "bike è bici, vero?" */
const isMeant =
  /^[\s\p{P}]*[a-z'-]{2,20}\s{1,3}(?:è|e'|sarebbe)\s{1,3}(\p{L}{2,20})(?:[\s,]{1,3}(?:vero|no|giusto))?\s?\?/iu;

/** "cosa vuol dire whose?", "horse vuol dire cavallo?": a question about a word, no try. */
export const asksAboutWord = (message: string) =>
  (aboutWord.test(message) && (/\?/.test(message) || opensQuestion.test(message))) ||
  isItalian(isMeant.exec(message)?.[1]?.toLowerCase() ?? "");
