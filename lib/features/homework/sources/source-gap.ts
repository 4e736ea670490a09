import type { Gap, HomeworkItem } from "../homework-sheet";
import type { Task } from "../instruction";

/** A gap whose answer is made from what is printed beside it. */
export type SourceGap = {
  item: HomeworkItem;
  gap: Gap;
  task: Task;
  instruction: string;
  /** What stands between the gap before it, or the start, and the gap. */
  before: string;
  after: string;
};

export function sourceGap(item: HomeworkItem, gap: Gap, task: Task, instruction: string): SourceGap {
  const earlier = item.gaps.filter(({ end }) => end <= gap.start).map(({ end }) => end);
  const from = Math.max(0, ...earlier);
  return {
    item,
    gap,
    task,
    instruction,
    before: item.prompt.slice(from, gap.start).replace(/^[\s;,.|]+/, ""),
    after: item.prompt.slice(gap.end),
  };
}

/** "go – ", "go → ", "go = ": the signs a word is parted from its gap with. */
export const parting = /\s*(?:→|⇒|->|=>|=|:|–|—|-|>|…)\s*$/;
