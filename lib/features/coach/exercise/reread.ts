import { exerciseFrom } from "./begin-exercise";
import type { ExerciseState } from "./exercise-state";
import { findSheet } from "./find-sheet";

/**
 * An exercise as its text reads now, where somebody has put right what was read off a picture: items that are still the
 * same keep what was done. As it was where the new text holds none.
 */
export function reread(state: ExerciseState, text: string): ExerciseState {
  const sheet = state.source.startsWith(text) || text.startsWith(state.source) ? undefined : findSheet(text);
  if (!sheet) return state;
  const fresh = exerciseFrom(text, sheet);
  const items = fresh.items.map(
    (item) =>
      state.items.find(
        ({ part, number, prompt }) => part === item.part && number === item.number && prompt === item.prompt,
      ) ?? item,
  );
  return { ...fresh, items, at: Math.min(state.at, items.length) };
}
