/**
 * No regular expression that is put together while the code runs takes more than linear time: oxlint reads literals only.
 * recheck decides where it can; the rest is thrown texts that bring out what is slow. What it decided is kept beside this
 * file, so that only new expressions are looked at: `--keep` writes it, `--anew` looks at all (`npm run test:all`).
 */
import "@/tests/support/expressions/built";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check } from "recheck";
import type { Built } from "@/tests/support/expressions/built";
import { findSlowPump } from "@/tests/support/expressions/pumps";
import { buildEverything } from "@/tests/support/expressions/samples";

/** Most that is not decided by then is not decided in ten times as long. */
const timeoutMs = 300;
const atOnce = 2;
const maxShown = 300;
const keptFile = path.join(import.meta.dirname, "expressions.json");

/** A word for what takes no more than linear time, else what is wrong with it. */
type Verdict = "linear" | "undecided" | `takes ${string}`;
/** The marks of the expressions that this version of recheck gave this verdict. */
type Kept = { recheck: string } & Record<"linear" | "undecided", string[]>;

const version = readVersion();
const verdicts = new Map<string, Verdict>(process.argv.includes("--anew") ? [] : readKept());
const built = await buildEverything();
await inParallel(built, async (one) => {
  const mark = markOf(one);
  if (!verdicts.has(mark)) verdicts.set(mark, await judge(one));
});
if (process.argv.includes("--keep")) writeFileSync(keptFile, keep());

const counts = { linear: 0, undecided: 0, slow: 0 };
for (const one of built) {
  const fault = faultOf(one);
  const verdict = verdicts.get(markOf(one));
  counts[fault ? "slow" : verdict === "linear" ? "linear" : "undecided"] += 1;
  if (fault) console.error(`${placeOf(one)}\n  /${one.source.slice(0, maxShown)}/${one.flags}\n  ${fault}`);
}
console.log(
  `${built.length} expressions: ${counts.linear} linear, ${counts.undecided} undecided and fast, ${counts.slow} slow`,
);
// The program of recheck waits for more to do.
process.exit(counts.slow > 0 ? 1 : 0);

async function judge({ source, flags }: Built): Promise<Verdict> {
  const result = await check(source, flags, { timeout: timeoutMs });
  if (result.status === "safe") return "linear";
  if (result.status === "unknown") return "undecided";
  return `takes ${result.complexity.summary} time, as for ${result.attack.pattern}`;
}

function faultOf(one: Built): string | undefined {
  const verdict = verdicts.get(markOf(one));
  if (verdict === "linear") return undefined;
  if (verdict !== "undecided") return verdict;
  const slow = findSlowPump(one);
  return slow && `takes ${Math.round(slow.ms)} ms for «${slow.pump.slice(0, 60)}…»`;
}

function placeOf({ place, caller }: Built) {
  return caller ? `${place}, for ${caller}` : place;
}

function markOf({ source, flags }: Built) {
  return createHash("sha256").update(`/${source}/${flags}`).digest("hex").slice(0, 16);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync("node_modules/recheck/package.json", "utf8")) as {
    version: string;
  };
  return version;
}

/** What was decided by another version of recheck is decided anew. */
function readKept(): [string, Verdict][] {
  const kept = JSON.parse(readFileSync(keptFile, "utf8")) as Kept;
  if (kept.recheck !== version) return [];
  return (["linear", "undecided"] as const).flatMap((verdict) =>
    kept[verdict].map((mark): [string, Verdict] => [mark, verdict]),
  );
}

function keep(): string {
  const marksOf = (verdict: Verdict) =>
    [...new Set(built.map(markOf))].filter((mark) => verdicts.get(mark) === verdict).sort();
  const kept: Kept = { recheck: version, linear: marksOf("linear"), undecided: marksOf("undecided") };
  return `${JSON.stringify(kept, null, 2)}\n`;
}
