import { gapMark } from "@/lib/features/homework/homework-sheet";

/** A solved sentence of the same kind: how it stood on a sheet, and whole. */
export type SolvedTwin = {
  prompt: string;
  solved: string;
  /** What there was to choose from, as it stands in the prompt: "(a / an)". */
  choices?: string;
  /** The word its first gap was made of, and what became of it. */
  given?: string;
  answer?: string;
};

const gap = /\[([^[\]]*)\]/g;
const arrow = " → ";

/** "We saw [an] octopus. (a / an)" or "It is snowing. → Is it snowing?" */
export function readTwin(line: string): SolvedTwin {
  const [task = "", whole] = line.split(arrow);
  if (whole !== undefined)
    return { prompt: `${task}${arrow}${gapMark}`, solved: whole, given: task, answer: whole };
  const last = /\([^()]*\)$/.exec(line)?.[0];
  const choices = last && / \/ |–/.test(last) ? last : undefined;
  const [, answer, given] = /\[([^[\]]*)\](?: \(([^()]*)\))?/.exec(line) ?? [];
  return {
    prompt: line.replace(gap, gapMark),
    solved: line
      .replace(gap, "$1")
      .replace(/ \([^()]*\)/g, "")
      .trim(),
    ...(choices && { choices }),
    ...(given && { given }),
    ...(answer && { answer }),
  };
}

export const readTwins = (lines: string): SolvedTwin[] => lines.trim().split("\n").map(readTwin);
