import { isCommonAdjective, isComparative } from "@/lib/features/english/lexicon/adjectives";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { classWords } from "./class-words";
import { isLightVerb } from "./families/collocation";
import type { HomeworkSheet } from "./homework-sheet";
import type { Task } from "./instruction";
import { listedWords } from "./listed-words";
import { isThereExercise } from "./solve-there";

type Sheet = Pick<HomeworkSheet, "instruction" | "wordBank">;

/** Few verbs of little meaning, each of which comes more than once: "make or do". */
export const isLightBank = (bank: readonly string[]) =>
  bank.length > 1 && bank.length < 5 && bank.every(isLightVerb);

/** A verb in its plain form, with or without its particle. */
export const isPlainVerb = (words: string) => isBase(words.toLowerCase().split(" ")[0] ?? "");

/** The words there are to choose from: those that are named, offered, or of the class that is named. */
export function bankOf(task: Task, sheet: Sheet): readonly string[] {
  const bank = wordsOf(task, sheet);
  if (areToBend(bank, task)) return [];
  const articles = bank.filter((word) => /^(?:an?|the)$/i.test(word));
  const isZeroNamed =
    articles.length > 0 && bank.every((word) => articles.includes(word) || zeroWord.test(word));
  if (isZeroNamed && articles.length < bank.length) return [...articles, "-", "no article"];
  const areArticles = bank.length > 1 && articles.length === bank.length;
  const areRelatives =
    bank.length > 1 && bank.every((word) => /^(?:who|which|where|whose|whom|when)$/i.test(word));
  if (areRelatives && /\bthat\b/i.test(sheet.instruction ?? "")) return [...bank, "that"];
  return areArticles && asksZero.test(sheet.instruction ?? "") ? [...bank, "-", "no article"] : bank;
}

/** "The comparative of the adjectives in the box": none of them goes in as it stands. */
const areToBend = (bank: readonly string[], { kind }: Task) =>
  /^(?:comparative|superlative|comparison)$/.test(kind) &&
  bank.some((word) => isCommonAdjective(word.toLowerCase())) &&
  !bank.some((word) => isComparative(word.toLowerCase()) || /^(?:more|most|less|than|as)\b/i.test(word));

/** "A, an, the or – (no article)". */
const asksZero =
  /no article|nessun articolo|senza articolo|\bzero\b|\bnothing\b|\bniente\b|Ø|[,/] ?[-–—]|\b(?:or|o|oppure) ?(?:[-–—/x]|\(?[-–—]\)?)(?:\s|$|\.)/i;

const zeroWord = /^(?:[-–—/xØø]|niente|nulla|nothing|no article|zero(?: article)?)$/i;

const areApart = (words: readonly string[], verbs: readonly string[]) =>
  verbs.every((verb) => isPlainVerb(verb) && !words.includes(verb.toLowerCase()));

function wordsOf(task: Task, { wordBank, instruction }: Sheet): readonly string[] {
  if (task.verb !== undefined) return wordBank;
  // "Should or shouldn't with a verb of the box": neither list alone fills the gap.
  if (task.words.length > 1 && wordBank.length > 1 && areApart(task.words, wordBank)) return [];
  if (wordBank.length > 1 && task.words.length < wordBank.length) return wordBank;
  if (isThereExercise(task.words))
    return task.isSignLeft ? [...task.words, "there isn't", "there aren't"] : task.words;
  const listed = listedWords(instruction);
  const isPart =
    listed.length > task.words.length && task.words.every((word) => listed.some((one) => one.includes(word)));
  if (task.words.length > 1) return isPart ? listed : task.words;
  return listed.length > 1 ? listed : classWords(instruction);
}
