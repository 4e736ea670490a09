import type { ExerciseState } from "../exercise/exercise-state";

/** What an item is called between us and a tutor: "3", "b", "A.3" where a page has several exercises. */
export function labelOfItem({ parts, items }: ExerciseState, at: number): string {
  const item = items[at];
  if (!item) return "";
  const own = item.letter ?? String(item.number);
  return parts.length > 1 ? `${parts[item.part]?.name ?? item.part + 1}.${own}` : own;
}

const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9.]+/g, "");
const bare = (label: string) =>
  plain(label)
    .replace(/^.*\.(?=.)/, "")
    .replace(/\.$/, "");

/**
 * The items of an exercise a tutor names, each once, in their order where a number stands for several. Of one that is just
 * `isBrought` all are told: names that we do not know are those of the items that are left, in their order.
 */
export function placesOf(
  exercise: ExerciseState | undefined,
  labels: readonly string[],
  isBrought: boolean,
): (number | undefined)[] {
  if (!exercise) return labels.map(() => undefined);
  const used = new Set<number>();
  const take = (places: readonly number[]) => {
    const at = places.find((place) => !used.has(place));
    if (at !== undefined) used.add(at);
    return at;
  };
  const named = labels.map((label) => take(candidates(exercise, label)));
  const unsolved = [...exercise.items.entries()].flatMap(([at, { solution }]) =>
    solution.every((answers) => answers.length > 0) ? [] : [at],
  );
  return named.map((at) => at ?? (isBrought ? take(unsolved) : undefined));
}

/** The item a tutor names; of several with its number the one of the part under work. */
export function placeCalled(exercise: ExerciseState, label: string): number | undefined {
  const all = candidates(exercise, label);
  const here = exercise.items[exercise.at]?.part;
  return all.find((at) => exercise.items[at]?.part === here) ?? all[0];
}

function candidates(exercise: ExerciseState, label: string): number[] {
  const places = [...exercise.items.keys()];
  const exact = places.filter((at) => plain(labelOfItem(exercise, at)) === plain(label));
  if (exact.length > 0) return exact;
  return places.filter((at) => bare(labelOfItem(exercise, at)) === bare(label));
}
