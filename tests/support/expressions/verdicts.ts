import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { findSlowPump } from "./pumps";
import type { Expression } from "./written";

/** What recheck decided of the expressions that are put together while the code runs; `npm run expressions` writes it. */
export const verdictsFile = "scripts/checks/expressions.json";

/** A word for what takes no more than linear time, else what is wrong with it. */
export type Verdict = "linear" | "undecided" | `takes ${string}`;
/** The marks of the expressions that this version of recheck gave this verdict. */
export type KeptVerdicts = { recheck: string } & Record<"linear" | "undecided", string[]>;

export const markOf = ({ source, flags }: Expression) =>
  createHash("sha256").update(`/${source}/${flags}`).digest("hex").slice(0, 16);

/** The verdicts by mark; what was decided by another version of recheck is to be decided anew. */
export function readVerdicts(): Map<string, Verdict> {
  const kept = JSON.parse(readFileSync(verdictsFile, "utf8")) as KeptVerdicts;
  if (kept.recheck !== recheckVersion()) return new Map();
  return new Map(
    (["linear", "undecided"] as const).flatMap((verdict) =>
      kept[verdict].map((mark): [string, Verdict] => [mark, verdict]),
    ),
  );
}

export function recheckVersion(): string {
  const { version } = JSON.parse(readFileSync("node_modules/recheck/package.json", "utf8")) as {
    version: string;
  };
  return version;
}

/** What is wrong with an expression; where recheck did not decide, thrown texts do. */
export function faultOf(one: Expression, verdict: Verdict | undefined): string | undefined {
  if (verdict === "linear") return undefined;
  if (verdict === undefined) return "nobody has decided about it: npm run expressions";
  if (verdict !== "undecided") return verdict;
  const slow = findSlowPump(one);
  return slow && `takes ${Math.round(slow.ms)} ms for «${slow.pump.slice(0, 60)}…»`;
}
