import { isBent } from "./answers";
import type { ExerciseState } from "./exercise-state";
import { fits } from "./fits";
import type { GapVerdict } from "./judge";
import { lemmaOf, tokensOf } from "./tokens";

/** What the tries of a message say of an item. */
export type Judged = { at: number; verdicts: GapVerdict[] };

/** The solved item of which a bare answer is a copy, where it bends nothing of the one under work. */
export function itemWritten(state: ExerciseState, { at, verdicts: [first] }: Judged): number | undefined {
  const item = state.items[at];
  if (!first || !item || first.verdict === "right" || !item.gaps.some(({ given }) => given)) return undefined;
  if (isBent(item, first.own)) return undefined;
  const said = tokensOf(first.own).join(" ");
  const found = state.items.findIndex(
    ({ status, gaps }) => status === "done" && gaps.some(({ own = "" }) => tokensOf(own).join(" ") === said),
  );
  return found >= 0 ? found : undefined;
}

/** Another open item that a bare answer would fit, where it cannot be meant for the one under work. */
export function itemMeant(state: ExerciseState, { at, verdicts }: Judged): number | undefined {
  const [first] = verdicts;
  const item = state.items[at];
  if (!first || !item || verdicts.some(({ verdict }) => verdict === "right")) return undefined;
  const gap = item.gaps[first.gap];
  const isOffered = gap?.options?.some((option) => option.toLowerCase() === first.own.toLowerCase()) ?? false;
  const said = tokensOf(first.own).map(lemmaOf);
  const given = [gap?.given ?? "", ...(gap?.options ?? [])].flatMap(tokensOf).map(lemmaOf);
  const isBent = given.some((word) => word !== "not" && said.includes(word));
  if (state.noted !== undefined && state.noted !== at && !isBent && !isOffered) return state.noted;
  if (given.length === 0 || isBent) return undefined;
  const found = state.items.findIndex(
    (one, place) =>
      place !== at &&
      one.status !== "done" &&
      one.solution.some(
        (forms, own) => !one.gaps[own]?.isDone && fits(first.own, forms, one.gaps[own]?.given),
      ),
  );
  return found >= 0 ? found : undefined;
}
