import type { Step } from "../activity";
import type { ExerciseState } from "./exercise-state";

/** What a message did to an exercise. */
export type ExerciseEvent = {
  kind:
    | "right"
    | "partly"
    | "wrong"
    | "again"
    | "noted"
    | "doubtful"
    | "which"
    | "list"
    | "go"
    | "skip"
    | "show"
    | "help"
    | "why"
    | "no"
    | "contest"
    | "drop"
    | "count"
    | "restart"
    | "finished"
    | "end";
  /** How many gaps the message has put right, and how many tries were wrong. */
  right: number;
  wrong: number;
};

export type ExerciseStep = Step<ExerciseState> & { event: ExerciseEvent };
