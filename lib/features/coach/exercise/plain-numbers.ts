import { withNumerals } from "@/lib/features/homework/spoken-numbers";
import type { ExerciseState } from "./exercise-state";

const pair = /(?<![\p{L}\d])(\d{1,2}[a-h])(?![\p{L}\d])[.):]?/giu;

/** A message with its items by the numbers we count them by: "uno am due is", "1b is raining". */
export const plainNumbers = ({ items, at }: ExerciseState, message: string): string =>
  // "Nella prima … nella seconda …" names the gaps of an item that has two.
  ((items[at]?.gaps.length ?? 1) > 1 ? message : withNumerals(message)).replace(
    pair,
    (label: string, name: string) => {
      const found = items.find(({ letter }) => letter?.toLowerCase() === name.toLowerCase());
      return found ? `${found.number}.` : label;
    },
  );
