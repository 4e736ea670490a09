import type { Step } from "../activity";
import type { ExerciseState } from "../exercise/exercise-state";
import { dueHintOf } from "../exercise/open-exercise";
import type { Move } from "./turn";

/** What a step of the exercise makes of a turn; nothing in it is a mistake of the student's own English. */
export const exerciseMove = ({ state, lines }: Step<ExerciseState>): Move => ({
  about: "exercise",
  state: { exercise: state },
  lines,
  due: state && dueHintOf(state),
  findings: [],
});
