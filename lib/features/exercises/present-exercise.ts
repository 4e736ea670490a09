import { topicOf } from "@/lib/features/topics/rules";
import { topicName } from "@/lib/i18n/it/topics";
import type { ExerciseReply } from "./contract";
import type { ExerciseRow } from "./data";
import { isPractice, twinFromTry } from "./rules";

/** An exercise as the API shows it: never an accepted answer before one was given. Field by field: the row knows them. */
export function presentExercise(row: ExerciseRow): ExerciseReply {
  const { id, position, kind, level, instruction, prompt, words, explanation, tries, xpAwarded } = row;
  const topic = topicOf(row.topic) ?? "other";
  const isSolved = row.solvedAt !== null;
  return {
    id,
    position,
    isPractice: isPractice(row),
    topic,
    topicName: topicName(topic),
    kind,
    level,
    instruction,
    prompt,
    words,
    explanation,
    hints: row.hints.slice(0, tries),
    tries,
    isSolved,
    xpAwarded,
    ...(!isSolved && tries >= twinFromTry && { twin: row.twin }),
    ...(isSolved && { solution: row.solution }),
  };
}
