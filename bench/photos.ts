/**
 * `npm run bench:photos`: how long pictures take to be read, and how much longer others wait for a turn of the chat
 * meanwhile. Twenty pictures come at once; the turns are analyses of sentences, one after another with a pause, as
 * from a few dozen students. Judged is the 95th percentile of a turn beside the same without pictures.
 */
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { analyse, warmUp } from "@/lib/features/english/analyse";
import { labelSets, readLabels } from "@/tests/evals/read-labels";
import { firstSet } from "@/tests/evals/worksheets/first-set";
import { pictureOf } from "@/tests/evals/worksheets/pictures";
import { secondSet } from "@/tests/evals/worksheets/second-set";

const pauseMs = 25;
/** As many pictures as the two sets hold. */
const worksheets = [...firstSet, ...secondSet];
const maxFactor = 2;

const sentences = labelSets.flatMap((set) =>
  readLabels(set).flatMap(({ wrong, right }) => [...wrong.map(({ text }) => text), ...right]),
);
const pictures = await Promise.all(worksheets.map((sheet) => readFile(pictureOf(sheet))));
const reader = tesseractReader({ timeoutMs: 120_000 });
await Promise.all([reader.warmUp(), warmUp()]);
for (const text of sentences) await analyse(text);

const oneByOne: number[] = [];
for (const picture of pictures)
  oneByOne.push(await timed(() => reader.read(picture, new AbortController().signal)));

const alone = await turnsUntil(setTimeout(10_000));
const start = performance.now();
const all = Promise.all(pictures.map((picture) => reader.read(picture, new AbortController().signal)));
const beside = await turnsUntil(all);
const tookMs = performance.now() - start;
await reader.close();

console.log(`${pictures.length} pictures, Node ${process.version}\n`);
console.log("ms                             median     p95     max");
print("a picture, by itself", oneByOne);
print("a turn, no pictures", alone);
print("a turn, pictures being read", beside);
console.log(`\nall pictures, come at once: ${(tookMs / 1000).toFixed(1)} s`);
console.log(`memory: ${(process.memoryUsage.rss() / 1024 / 1024).toFixed(0)} MB`);
const factor = at(beside, 0.95) / at(alone, 0.95);
console.log(
  `p95 of a turn: ${factor.toFixed(2)} times, goal ${maxFactor}: ${factor <= maxFactor ? "ok" : "too slow"}`,
);

async function turnsUntil(end: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  let isOver = false;
  const over = end.then(() => (isOver = true));
  while (!isOver) {
    // Due when the pause is over, not when the main thread gets to it: the wait is part of the turn.
    const due = performance.now() + pauseMs;
    await setTimeout(pauseMs);
    await analyse(sentences[taken.length % sentences.length] ?? "");
    taken.push(performance.now() - due);
  }
  await over;
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function at(taken: number[], share: number): number {
  const sorted = [...taken].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function print(name: string, taken: number[]): void {
  const cells = [0.5, 0.95, 1].map((share) => at(taken, share).toFixed(1).padStart(8));
  console.log(name.padEnd(29) + cells.join(""));
}
