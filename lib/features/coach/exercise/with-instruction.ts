import { exerciseFrom } from "./begin-exercise";
import type { ExerciseState } from "./exercise-state";
import { findSheet } from "./find-sheet";

/** An exercise that came without an instruction, as it is once the student has told it; what is done stays done. */
export function withInstruction(state: ExerciseState, instruction: string): ExerciseState {
  if (state.parts.some((part) => part.instruction)) return state;
  const sheet = findSheet(`${instruction}\n${textOf(state)}`);
  const fresh = sheet && exerciseFrom(state.source, sheet);
  const isSame =
    fresh?.items.length === state.items.length &&
    fresh.items.every(({ prompt }, at) => prompt === state.items[at]?.prompt);
  if (!fresh || !isSame) return state;
  const items = state.items.map((item, at) => {
    const told = fresh.items[at]?.solution ?? [];
    const solution = item.solution.map((forms, gap) => (told[gap]?.length ? told[gap] : forms));
    return item.status === "done" ? item : { ...item, solution };
  });
  return { ...state, parts: fresh.parts, items };
}

/** The text it came from; of a sheet, which keeps its items alone, these. */
const textOf = ({ source, items }: ExerciseState): string =>
  source || items.map(({ number, letter = number, prompt }) => `${letter}. ${prompt}`).join("\n");
