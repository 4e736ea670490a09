import { isFunctionWord } from "../content-words";
import { isGuessList, triesIn } from "../guess-list";
import { isBent, isMeantFor, piecesAt } from "./answers";
import type { ExerciseState, ItemState } from "./exercise-state";
import { readTries } from "./read-tries";

const isChoice = /[?/]|(?<!\p{L})(?:o|oppure|or|tra)(?!\p{L})/iu;

/** "Some o any?", "go? goes? went?", "begin began begun": several tries at the one place that is asked for. */
export function areGuesses(state: ExerciseState, item: ItemState, message: string): boolean {
  const tries = triesIn(message).map((words) => words.join(" "));
  if (tries.slice(1).some((one) => isMeantElsewhere(state, item, one))) return false;
  if (isGuessList(message)) return tries.length !== item.gaps.length && isTried(state, tries[0] ?? "");
  if (item.gaps.length > 1) return false;
  const offers = piecesAt(state, state.at, message).flatMap((piece) => piece.split(/\s(?:e|o|or)\s/iu));
  const isOffered = [tries, offers].some(
    (all) =>
      all.length > 1 && new Set(all).size === all.length && all.every((one) => isMeantFor(state, item, one)),
  );
  return (isOffered && isChoice.test(message)) || areForms(state, item, message);
}

/** A try that bends the word of another open item, and none of this one. */
const isMeantElsewhere = (state: ExerciseState, item: ItemState, text: string) =>
  !isMeantFor(state, item, text) &&
  state.items.some((other) => other.status === "open" && other !== item && isBent(other, text));

/** Forms of the word that is given, one behind the other. */
function areForms(state: ExerciseState, item: ItemState, message: string): boolean {
  const [piece = "", ...others] = piecesAt(state, state.at, message);
  const words = piece.split(/\s+/);
  const isRow = others.length === 0 && words.length > 1 && new Set(words).size === words.length;
  return isRow && words.every((word) => !isFunctionWord(word.toLowerCase()) && isBent(item, word));
}

const isTried = (state: ExerciseState, first: string) =>
  readTries(state, first).some(({ at }) => at === state.at);
