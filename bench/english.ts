/**
 * `npm run bench:english`: what analysis and guard add to a turn, per sentence and once warm, beside what the same
 * machine takes for a fixed piece of work, so that the figures of two machines can be compared. Judged is the sum of
 * the two against `goalMs`.
 */
import { createHash } from "node:crypto";
import { guardSentence } from "@/lib/features/coach/guard/guard";
import { secretOfFinding, type Secret } from "@/lib/features/coach/guard/secrets";
import { analyse, warmUp } from "@/lib/features/english/analyse";
import { labelSets, readLabels } from "@/tests/evals/read-labels";

const goalMs = 20;
const rounds = 7;
const baselineBytes = new Uint8Array(4 * 1024 * 1024);

type Figures = { median: number; p95: number; max: number };

const sentences = labelSets.flatMap((set) =>
  readLabels(set).flatMap(({ wrong, right }) => [...wrong.map(({ text }) => text), ...right]),
);
await warmUp();
// A sentence met for the first time may hold a word whose spelling has to be searched for: once, then it is known.
const cold = await time(sentences, analyse);
const findings = await Promise.all(sentences.map((text) => analyse(text)));
const secrets: Secret[][] = findings.map((found) => found.map(secretOfFinding));
const withSecrets = sentences.map((text, index) => ({ text, secrets: secrets[index] ?? [] }));

const analysis: Figures[] = [];
const guard: Figures[] = [];
const baseline: Figures[] = [];
for (let round = 0; round < rounds; round += 1) {
  analysis.push(await time(sentences, analyse));
  guard.push(await time(withSecrets, ({ text, secrets: own }) => guardSentence(text, own)));
  baseline.push(await time(Array(20).fill(baselineBytes) as Uint8Array[], sha256));
}

console.log(`${sentences.length} sentences, ${rounds} rounds, Node ${process.version}\n`);
console.log("ms a sentence                  median     p95     max");
print("analysis, first time", [cold]);
print("analysis, warm", analysis);
print("guard", guard);
print("baseline: SHA-256 of 4 MB", baseline);
const sum = best(analysis).p95 + best(guard).p95;
console.log(
  `\nanalysis and guard, p95: ${sum.toFixed(2)} ms, goal ${goalMs} ms: ${sum <= goalMs ? "ok" : "too slow"}`,
);

async function time<T>(items: T[], work: (item: T) => unknown): Promise<Figures> {
  const taken: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The quietest round: what disturbs a machine only ever adds. */
function best(all: Figures[]): Figures {
  return all.reduce((one, other) => (other.p95 < one.p95 ? other : one));
}

function print(name: string, all: Figures[]): void {
  const { median, p95, max } = best(all);
  const cells = [median, p95, max].map((ms) => ms.toFixed(2).padStart(8));
  console.log(name.padEnd(28) + cells.join(""));
}
