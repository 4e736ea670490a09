/**
 * No regular expression that is put together while the code runs takes more than linear time: oxlint reads literals only.
 * recheck decides where it can; the rest is thrown texts that bring out what is slow (`tests/evals/pumps.test.ts`). What it
 * decided is kept beside this file, so that only new expressions are looked at: `--keep` writes it, `--anew` looks at all
 * (`npm run test:all`).
 */
import "@/tests/support/expressions/built";
import { writeFileSync } from "node:fs";
import { check } from "recheck";
import type { Built } from "@/tests/support/expressions/built";
import { buildEverything } from "@/tests/support/expressions/samples";
import {
  faultOf,
  markOf,
  readVerdicts,
  recheckVersion,
  verdictsFile,
  type KeptVerdicts,
  type Verdict,
} from "@/tests/support/expressions/verdicts";

/** Most that is not decided by then is not decided in ten times as long. */
const timeoutMs = 300;
const atOnce = 2;
const maxShown = 300;

const verdicts = process.argv.includes("--anew") ? new Map<string, Verdict>() : readVerdicts();
const built = await buildEverything();
await inParallel(built, async (one) => {
  const mark = markOf(one);
  if (!verdicts.has(mark)) verdicts.set(mark, await judge(one));
});
if (process.argv.includes("--keep")) writeFileSync(verdictsFile, keep());

const counts = { linear: 0, undecided: 0, slow: 0 };
for (const one of built) {
  const verdict = verdicts.get(markOf(one));
  const fault = faultOf(one, verdict);
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

function placeOf({ place, caller }: Built) {
  return caller ? `${place}, for ${caller}` : place;
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function keep(): string {
  const marksOf = (verdict: Verdict) =>
    [...new Set(built.map(markOf))].filter((mark) => verdicts.get(mark) === verdict).sort();
  const kept: KeptVerdicts = {
    recheck: recheckVersion(),
    linear: marksOf("linear"),
    undecided: marksOf("undecided"),
  };
  return `${JSON.stringify(kept, null, 2)}\n`;
}
