import { isBent } from "./answers";
import type { ExerciseState, ItemState } from "./exercise-state";
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
  const isAbout = (one: ItemState) =>
    one.gaps.some(
      (other, own) =>
        !other.isDone &&
        (fits(first.own, one.solution[own] ?? [], other.given) || holdsGiven(said, other.given)),
    );
  const found = state.items.findIndex((one, place) => place !== at && one.status !== "done" && isAbout(one));
  return found >= 0 ? found : undefined;
}

/** "Do you play" for "(you play)": all that is given, whatever its form. */
function holdsGiven(said: readonly string[], given = ""): boolean {
  const words = tokensOf(given).map(lemmaOf);
  return words.length > 0 && words.every((word) => word === "not" || said.includes(word));
}
