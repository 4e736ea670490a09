import { secretsOfSolution, type Secret } from "../guard/secrets";
import type { ExerciseState } from "./exercise-state";

/** The answers of every gap that is not done, of items put aside or left to the teacher too. */
export const secretsOfExercise = ({ items }: ExerciseState): Secret[] =>
  items.flatMap((item) =>
    item.gaps.flatMap((gap, at) => {
      const answers = item.solution[at] ?? [];
      return gap.isDone || answers.length === 0
        ? []
        : secretsOfSolution({ ...item, gaps: [gap] }, { gaps: [answers] });
    }),
  );
