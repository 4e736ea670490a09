import type { Spread } from "./statistics";

/** What a ratio must keep to. Absolute times are shown beside it and never judged: machines differ. */
export type Goal = { atMost: number } | { atLeast: number };

/** One line of the table: a ratio (or a count, a size) with what it was made of. */
export type Row = {
  metric: string;
  /** What ours, the floor and the limit took, with their units, to be read only. */
  ours?: string;
  floor?: string;
  limit?: string;
  /** The same ratio of other products, as recorded in `peers.json` or measured in this run. */
  peer?: string;
  /** What is judged; its median over the rounds where it has rounds. */
  ratio: Spread | number;
  /** Without one the line is only told. */
  goal?: Goal;
  /** The floor itself swayed by more than half in this run: a miss may be the machine's. */
  isNoisy?: boolean;
};

export const maxSway = 1.5;

/** Whether the rounds of a bare figure lie too far apart to judge by them. */
export const isNoisy = ({ min, max }: Spread) => max / min > maxSway;

export const middleOf = (ratio: Row["ratio"]) => (typeof ratio === "number" ? ratio : ratio.median);

export function isReached({ ratio, goal }: Row): boolean {
  if (!goal) return true;
  const value = middleOf(ratio);
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Hands the rows of a group to the run it belongs to; a group run by itself prints them. */
export function report(rows: Row[]): void {
  if (process.send) process.send(rows);
  else console.log(`\n${tableOf(rows)}`);
}

const headings = ["metric", "ours", "floor", "limit", "peer (recorded)", "ratio", "goal", "ok"];

/** The table, as Markdown. */
export function tableOf(rows: Row[]): string {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

function cellsOf(row: Row): string[] {
  const { metric, ours = "", floor = "", limit = "", peer = "", goal } = row;
  const judged = goal ? (isReached(row) ? "yes" : "NO") : "";
  return [metric, ours, floor, limit, peer, ratioText(row), goalText(goal), judged];
}

function ratioText({ ratio, isNoisy: noisy }: Row): string {
  const text =
    typeof ratio === "number"
      ? short(ratio)
      : `${short(ratio.median)} (${short(ratio.min)}–${short(ratio.max)})`;
  return noisy ? `${text} noisy` : text;
}

function goalText(goal: Goal | undefined): string {
  if (!goal) return "";
  return "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

/** Three digits that count. */
const short = (value: number) => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));
