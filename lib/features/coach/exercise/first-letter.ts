import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import type { Say } from "../activity";
import { openGapOf, type ExerciseState } from "./exercise-state";
import { words } from "./words";

/** Forms that nobody can work out, but only know. */
const irregularForms: ReadonlySet<string> = new Set(
  irregularVerbs.flatMap(({ base, pasts, participles }) =>
    [...pasts, ...participles].filter((form) => form !== base),
  ),
);

/** With which letter the irregular form begins that the item under work asks for; nothing where it asks for something else. */
export function firstLetterOf(state: ExerciseState, say: Say): string[] {
  const item = state.items[state.at];
  if (!item) return [];
  const [answer = ""] = item.solution[openGapOf(item)] ?? [];
  return irregularForms.has(answer) ? [say(words.firstLetter, { letter: answer.charAt(0) })] : [];
}
