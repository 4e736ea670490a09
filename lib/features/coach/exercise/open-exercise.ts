import type { Say, Step } from "../activity";
import { nextCue } from "./cues";
import { withItem, type ExerciseState } from "./exercise-state";
import { showItem } from "./next-step";
import { shown } from "./show";
import { words } from "./words";

/** How the coach begins an exercise: how many items there are, and the first with a question about it. */
export function openExercise(state: ExerciseState, say: Say): Step<ExerciseState> {
  const [first] = state.items;
  const { lines } = showItem(state, say);
  const cue = first && nextCue(state, first);
  const asked = cue?.isQuestion ? [...lines.slice(0, -1), cue.text] : lines;
  const next = cue?.isQuestion ? withItem(state, 0, { hints: 1 }) : state;
  return { state: next, lines: [opening(state, say), ...asked] };
}

function opening({ items, parts }: ExerciseState, say: Say): string {
  const count = items.length === 1 ? "una frase" : `${items.length} frasi`;
  if (parts.length > 1) return say(words.openParts, { count, parts: String(parts.length) });
  const name = parts[0]?.topicName;
  return name ? say(words.openNamed, { count, name }) : say(words.open, { count });
}

/** The item under work and the hint that is due on it, for who answers in the coach's place. */
export function dueHintOf(state: ExerciseState): { quote: string; hint: string } | undefined {
  const item = state.items[state.at];
  const cue = item && nextCue(state, item);
  return item && cue ? { quote: shown(item).slice(1, -1), hint: cue.text } : undefined;
}
