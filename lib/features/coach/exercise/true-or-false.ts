import { setOf } from "@/lib/features/english/lexicon/words";
import { partOfItem, type ExerciseState, type ItemState, type PartState } from "./exercise-state";
import { foldedWords } from "./fold";

const asksTruth = /\btrue\b.{0,20}\bfalse\b|\bvero\b.{0,20}\bfalso\b|\bT\s?\/\s?F\b|\bV\s?\/\s?F\b/iu;
const truths = setOf("t true v vero vera");
const falsehoods = setOf("f false falso falsa");
const maxTruthWords = 6;
/** What stands around it: "secondo me è falsa". */
const around = setOf(
  "e la il per me secondo forse credo penso sia direi questa quella frase risposta allora quindi",
);

export const asksForTruth = ({ instruction = "" }: PartState) => asksTruth.test(instruction);

/** "Vero", "F", "è falsa": what a message says of a sentence; undefined where it says something else. */
export function truthOf(text: string): boolean | undefined {
  const words = foldedWords(text).filter((word) => !around.has(word));
  const [only, ...others] = words;
  if (only === undefined || others.length > 0 || foldedWords(text).length > maxTruthWords) return undefined;
  return truths.has(only) ? true : falsehoods.has(only) ? false : undefined;
}

/** The same as the sheet writes it, for an item that asks whether its sentence is true. */
export function truthIn(state: ExerciseState, item: ItemState, text: string): string | undefined {
  const isTrue = asksForTruth(partOfItem(state, item)) ? truthOf(text) : undefined;
  if (isTrue === undefined) return undefined;
  const [known = ""] = item.solution.flat();
  const like = item.solution.flat().find((form) => truthOf(form) === isTrue);
  const [yes, no] = known.length === 1 ? ["T", "F"] : ["True", "False"];
  return like ?? (isTrue ? yes : no);
}
