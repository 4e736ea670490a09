import { isWholeGap } from "@/lib/features/homework/homework-sheet";
import { secretsOfSolution, type Secret } from "../guard/secrets";
import type { ExerciseState, ItemState } from "./exercise-state";

/** Items of a sheet that are still to be solved. */
export type UnsolvedSheet = { worksheetId: string; items: ItemState[] };

/** The answers of every gap that is not done, of items put aside or left to the teacher too. */
export const secretsOfExercise = ({ items }: ExerciseState): Secret[] => secretsOfItems(items);

export const secretsOfItems = (items: readonly ItemState[]): Secret[] =>
  items.flatMap((item) =>
    item.gaps.flatMap((gap, at) => {
      const answers = item.solution[at] ?? [];
      if (gap.isDone || answers.length === 0) return [];
      const secrets = secretsOfSolution({ ...item, gaps: [gap] }, { gaps: [answers] });
      return isWholeGap(item) ? secrets.map((secret) => ({ ...secret, quote: item.prompt })) : secrets;
    }),
  );
