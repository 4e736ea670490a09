import type { Say } from "../activity";
import { guardSentence } from "../guard/guard";
import type { ExerciseState } from "./exercise-state";
import type { GapVerdict } from "./judge";
import { secretsOfExercise } from "./secrets-of-exercise";
import { gapName, namesOf } from "./show";
import { words } from "./words";

/** Whether the same was tried before, and whether another gap of the message was right. */
type Miss = { isAgain: boolean; hasKept: boolean; say: Say };

const maxQuoted = 60;

/** A try as it is quoted: not too long, and no question of its own. */
export const quoted = (own: string) => {
  const plain = own.replace(/[?«»]+/g, "");
  return plain.length > maxQuoted ? `${plain.slice(0, maxQuoted)}…` : plain;
};

/** What is said of a try that was wrong. */
export function missLine(state: ExerciseState, missed: GapVerdict, { isAgain, hasKept, say }: Miss): string {
  const item = state.items[state.at];
  const values = { own: quoted(missed.own), ...(item && namesOf(state, item)), gap: gapName(missed.gap) };
  const unquoted = capital(say(words.wrongUnquoted, values));
  if (isAgain) return unlessTelling(state, say(words.again, values), unquoted);
  if (missed.isNear) return unlessTelling(state, say(words.near, values), unquoted);
  if (hasKept) return say(words.wrongGap, values);
  return unlessTelling(state, capital(say(words.wrong, values)), unquoted);
}

/** One and the same word may fill another gap too: then it is not said again. */
export const unlessTelling = (state: ExerciseState, quoted: string, unquoted: string) =>
  guardSentence(quoted, secretsOfExercise(state)) ? quoted : unquoted;

/** What is said of an item that is done. */
export function praise(state: ExerciseState, verdicts: readonly GapVerdict[], say: Say): string {
  const own = quoted(verdicts.map((one) => one.own).join(", "));
  return unlessTelling(state, say(words.right, { own }), say(words.rightUnquoted));
}

/** The gaps of an item that is not done yet which were right. */
export function keptLine(state: ExerciseState, verdicts: readonly GapVerdict[], say: Say): string {
  const [right] = verdicts.filter(({ verdict }) => verdict === "right");
  if (!right) return "";
  const values = { own: quoted(right.own), gap: gapName(right.gap) };
  return capital(unlessTelling(state, say(words.rightGap, values), say(words.rightGapUnquoted, values)));
}

/** A gap of an item that is left to the teacher; "" for none. */
export const notedGap = (verdicts: readonly GapVerdict[], say: Say) => {
  const unknown = verdicts.find(({ verdict }) => verdict === "unknown");
  return unknown ? say(words.notedGap, { gap: gapName(unknown.gap) }) : "";
};

/** An item that is left to the teacher. */
export const notedLine = (before: ExerciseState, say: Say) =>
  say(before.items.some(({ status }) => status === "unverified") ? words.notedMore : words.noted);

/** The text with its first letter large. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
