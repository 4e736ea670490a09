/**
 * No regular expression that is put together while the code runs takes more than linear time: ESLint reads literals only.
 * recheck decides where it can; the rest is thrown texts that bring out what is slow. Verdicts are kept in .cache.
 */
import "@/tests/support/expressions/built";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check } from "recheck";
import type { Built } from "@/tests/support/expressions/built";
import { findSlowPump } from "@/tests/support/expressions/pumps";
import { buildEverything } from "@/tests/support/expressions/samples";

/** Most that is not decided by then is not decided in ten times as long. */
const timeoutMs = Number(process.argv[2] ?? 300);
const atOnce = 2;
const maxShown = 300;
const kept = ".cache/expressions.json";

/** A word for what takes no more than linear time, else what is wrong with it. */
type Verdict = "linear" | "undecided" | `takes ${string}`;

const version = readVersion();
const verdicts = new Map<string, Verdict>(Object.entries(readKept()));
const built = await buildEverything();
await inParallel(built, async (one) => {
  const key = keyOf(one);
  if (!verdicts.has(key)) verdicts.set(key, await judge(one));
});
mkdirSync(path.dirname(kept), { recursive: true });
writeFileSync(
  kept,
  JSON.stringify(Object.fromEntries(built.map((one) => [keyOf(one), verdicts.get(keyOf(one))]))),
);

const counts = { linear: 0, undecided: 0, slow: 0 };
for (const one of built) {
  const fault = faultOf(one);
  const verdict = verdicts.get(keyOf(one));
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
  const verdict = verdicts.get(keyOf(one));
  if (verdict === "linear") return undefined;
  if (verdict !== "undecided") return verdict;
  const slow = findSlowPump(one);
  return slow && `takes ${Math.round(slow.ms)} ms for «${slow.pump.slice(0, 60)}…»`;
}

function placeOf({ place, caller }: Built) {
  return caller ? `${place}, for ${caller}` : place;
}

function keyOf({ source, flags }: Built) {
  return `${version} /${source}/${flags}`;
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

function readKept(): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(kept, "utf8")) as Record<string, Verdict>;
  } catch {
    return {};
  }
}
