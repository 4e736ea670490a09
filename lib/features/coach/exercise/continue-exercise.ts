import type { Say } from "../activity";
import { isMeantFor, isRightSomewhere, piecesAt } from "./answers";
import { doCommand } from "./do-command";
import type { ExerciseState, ItemState } from "./exercise-state";
import { areGuesses } from "./guesses";
import { plainNumbers } from "./plain-numbers";
import { showItem } from "./next-step";
import { absentIn, placeOf } from "./place";
import { readCommand } from "./read-command";
import { readNumbered } from "./read-numbered";
import { optionOfLetter } from "./short-forms";
import { readTries } from "./read-tries";
import { applyTries, askChoice } from "./apply-tries";
import type { ExerciseStep } from "./exercise-event";
import { foldedWords } from "./fold";
import { words } from "./words";

/** A longer message is a text, no tries. */
const maxMessage = 3000;

/**
 * What a message does to an exercise: a try in any form, or a wish such as "salta", "la 4", "finito?". Undefined for a
 * message that is about something else.
 */
export function continueExercise(state: ExerciseState, said: string, say: Say): ExerciseStep | undefined {
  if (said.length > maxMessage) return undefined;
  const message = plainNumbers(state, said);
  if (state.isClosed) return continueClosed(state, message, say);
  const { pending, ...settled } = state;
  const meant = pending ? meantBy(state, message) : undefined;
  if (pending && meant !== undefined)
    return applyTries(settled, [{ at: meant, pieces: [pending.own], isNamed: true }], say);
  const current = settled.items[settled.at];
  if (current && areGuesses(settled, current, message)) return askChoice(settled, say);
  const command = current && isAnswer(settled, current, message) ? undefined : readCommand(settled, message);
  const done = command && doCommand(settled, command, say);
  if (done) return done;
  const absent = current && absentIn(settled, message);
  if (absent !== undefined && readNumbered(settled, message).length === 0)
    return askAbsent(settled, absent, say);
  const tries = readTries(settled, message);
  return tries.length > 0 ? applyTries(settled, tries, say) : undefined;
}

/** "La 6" of five: the item that is under way is shown again. */
function askAbsent(state: ExerciseState, absent: number, say: Say): ExerciseStep {
  const { lines, ...rest } = showItem(state, say);
  const told = say(words.absent, { n: String(absent), count: String(state.items.length) });
  return { ...rest, lines: [told, ...lines], event: { kind: "go", right: 0, wrong: 0 } };
}

const goesOn: ReadonlySet<string> = new Set(["go", "restart", "count"]);

/** A closed exercise goes on with a wish to, and with what is surely a try at one of its items. */
function continueClosed({ isClosed: _, ...state }: ExerciseState, message: string, say: Say) {
  const command = readCommand(state, message);
  if (command) return goesOn.has(command.kind) ? doCommand(state, command, say) : undefined;
  const at = state.items.findIndex(
    ({ status }, place) => status !== "done" && isSureTry({ ...state, at: place }, message),
  );
  return at < 0 ? undefined : applyTries({ ...state, at }, readTries({ ...state, at }, message), say);
}

/** Whether a message is surely a try at an item, right or wrong, whatever else it may look like. */
export function isSureTry(state: ExerciseState, message: string): boolean {
  return sureTries(state, message).length > 0;
}

/** Whether the first of them is right, as well. */
export const isSurelyRight = (state: ExerciseState, message: string): boolean =>
  sureTries(state, message).some(({ item, first }) => isRightSomewhere(item, first));

const sureTries = (state: ExerciseState, message: string) =>
  (state.items[state.at] ? readTries(state, message) : []).flatMap(({ at, pieces: [first = ""] }) => {
    const item = state.items[at];
    return item && isMeantFor(state, item, first) ? [{ item, first }] : [];
  });

/** "Next", "why" may be what goes in a gap: words that hold nothing but an answer to the item. */
const isAnswer = (state: ExerciseState, item: ItemState, message: string) =>
  (!state.items.some(({ letter }) => letter) && optionOfLetter(item, message) !== undefined) ||
  isMeantFor(state, item, message.trim().replace(/(?<![.!?])[.!?]+$/, "")) ||
  readNumbered(state, message).some(({ at, text }) => {
    const [named, [piece = ""]] = [state.items[at], piecesAt(state, at, text)];
    return named !== undefined && isMeantFor(state, named, piece);
  });

/** Which of two items a student says an answer is for: "la 4", "per la 2", "sì". */
function meantBy(state: ExerciseState, message: string): number | undefined {
  const said = foldedWords(message);
  const named = placeOf(
    state,
    message.replace(/(?<!\p{L})(?:per|intendo|intendevo|sì|si|era|è)(?!\p{L})/giu, " "),
  );
  if (named !== undefined) return named;
  if (said.length > 3) return undefined;
  if (/^(?:si+|yes)$/.test(said[0] ?? "")) return state.pending?.at;
  return said[0] === "no" || said.includes("questa") ? state.at : undefined;
}
