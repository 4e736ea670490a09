import { findGrammar } from "@/lib/features/english/find-grammar";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { gapMark as drawnGap, type Draft } from "@/lib/features/exercises/draft";
import {
  fillPrompt,
  gapMark,
  type HomeworkItem,
  type Solution,
} from "@/lib/features/homework/homework-sheet";
import { holdsPhrase } from "../phrase";

/** An item of an exercise of ours, with what is right in its gaps; `text` is its sentence, filled in. */
export type DrillItem = { instruction: string; item: HomeworkItem; solution: Solution; text: string };

const maxOption = 40;

/**
 * A drafted sentence with one gap as an item of a homework sheet; undefined for one that does not fit a chat. A verb that
 * nothing tells could as well be a negative, or in another tense.
 */
export function toItem(draft: Draft): DrillItem | undefined {
  const { kind, prompt, words, accepted, instruction } = draft;
  const at = prompt.indexOf(drawnGap);
  // A hint of its own in the instruction («ridere di») would have to stand beside the item.
  if (at < 0 || instruction.includes("«") || (kind !== "gap_fill" && kind !== "choose")) return undefined;
  if (words.some((word) => word.length > maxOption)) return undefined;
  const rest = prompt.slice(at + drawnGap.length);
  const bracket = kind === "choose" ? undefined : /^ \(([^()]*)\)/.exec(rest);
  const options = kind === "choose" ? words : undefined;
  if (!options && !bracket && isVerbForm(accepted[0] ?? "")) return undefined;
  const shown = options ? ` (${options.join(" / ")})` : (bracket?.[0] ?? "");
  const gapText = gapMark + shown;
  const item: HomeworkItem = {
    number: 1,
    prompt: prompt.slice(0, at) + gapText + rest.slice(bracket?.[0].length ?? 0),
    gaps: [
      {
        start: at,
        end: at + gapText.length,
        ...(bracket?.[1] !== undefined && { given: bracket[1] }),
        ...(options && { options }),
      },
    ],
  };
  const solution = { gaps: [accepted] };
  return isGivenAway(item, accepted)
    ? undefined
    : { instruction, item, solution, text: fillPrompt(item, [accepted[0] ?? ""]) };
}

/** The answer is to be read beside its gap, or is the very word in brackets. */
function isGivenAway({ prompt, gaps: [gap] }: HomeworkItem, accepted: readonly string[]): boolean {
  const outside = `${prompt.slice(0, gap?.start)} | ${prompt.slice(gap?.end)}`;
  const around = outside.split("|").concat(gap?.given ?? "");
  return accepted.some((answer) => around.some((part) => holdsPhrase(part, answer)));
}

/** Whether the engine finds nothing in the sentence, whichever of the right answers stands in it. */
export const isClean = ({ item, solution }: DrillItem): boolean =>
  (solution.gaps[0] ?? []).every((answer) => findGrammar(fillPrompt(item, [answer])).length === 0);
