import type { ExerciseReply } from "@/lib/features/exercises/contract";

/** An exercise nobody has tried yet. */
export const gapExercise: ExerciseReply = {
  id: "e1",
  position: 0,
  isPractice: false,
  topic: "third-person-s",
  topicName: "La -s della terza persona",
  kind: "gap_fill",
  level: 1,
  instruction: "Completa con il present simple.",
  prompt: "My sister ___ (play) tennis.",
  words: [],
  explanation: "Con he, she e it il verbo cambia.",
  hints: [],
  tries: 0,
  isSolved: false,
  xpAwarded: 0,
};
