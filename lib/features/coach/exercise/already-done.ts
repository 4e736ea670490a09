import type { Say } from "../activity";
import type { ExerciseStep } from "./exercise-event";
import { partOfItem, type ExerciseState, type ItemState } from "./exercise-state";
import { foldedWords } from "./fold";
import { judgeTry } from "./judge";
import { hintOn } from "./next-step";
import type { Try } from "./read-row";
import { namesOf } from "./show";
import { capital, quoted, unlessTelling } from "./verdict-lines";
import { words } from "./words";

/** A solved item that is written once more: what was right stays, and what is wrong now is told apart from it. */
export function alreadyDone(
  state: ExerciseState,
  { at, pieces }: Pick<Try, "at" | "pieces">,
  say: Say,
): ExerciseStep {
  const item = state.items[at];
  const line = item ? capital(againLine(state, item, pieces, say)) : "";
  const { state: next, lines } = hintOn(state, say);
  return { state: next, lines: [line, ...lines], event: { kind: "again", right: 0, wrong: 0 } };
}

function againLine(state: ExerciseState, item: ItemState, pieces: readonly string[], say: Say): string {
  const asOpen = { ...item, gaps: item.gaps.map((gap) => ({ ...gap, isDone: false })) };
  const verdicts = judgeTry(asOpen, partOfItem(state, item), pieces);
  const other = verdicts.find(
    ({ gap, own }) => foldedWords(own).join(" ") !== foldedWords(item.gaps[gap]?.own ?? "").join(" "),
  );
  const already = say(words.already, namesOf(state, item));
  if (!other || other.verdict === "unknown" || other.verdict === "doubtful") return already;
  const values = { own: quoted(other.own), ...namesOf(state, item) };
  const said = verdicts.some(({ verdict }) => verdict === "wrong") ? words.keepFormer : words.alsoRight;
  return unlessTelling(state, say(said, values), already);
}
