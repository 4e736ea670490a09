/**
 * What analysis, guard and safety add to a turn, per sentence and once warm, over the sentences of the labels. Judged is the sum of
 * their 95th percentiles in the quietest round, for what disturbs a machine only ever adds; the SHA-256 of 4 MB on the
 * same machine stands beside it.
 */
import { createHash } from "node:crypto";
import { guardSentence } from "@/lib/features/coach/guard/guard";
import { secretOfFinding } from "@/lib/features/coach/guard/secrets";
import { analyse } from "@/lib/features/english/analyse";
import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import { readSafety } from "@/lib/features/safety/read-safety";
import { labelledSentences } from "../labelled-sentences";
import { inRounds } from "../rounds";
import { report } from "../rows";
import { median, p95 } from "../statistics";

const rounds = 7;
const maxMs = 20;
const maxSafetyMs = 2;
/** So many of the sentences, spread over all of them, are one sample: of the first meeting, and of each round. */
const everyNth = 4;
const baselineBytes = new Uint8Array(4 * 1024 * 1024);

await warmUpHarper();
// A sentence met for the first time may hold a word whose spelling has to be searched for: once, then it is known.
const sentences = labelledSentences.filter((_, at) => at % everyNth === 0);
const cold = await timesOf(sentences, analyse);
const withSecrets = await Promise.all(
  sentences.map(async (text) => ({ text, secrets: (await analyse(text)).map(secretOfFinding) })),
);
const measured = await inRounds(
  {
    analysis: () => timesOf(sentences, analyse),
    guard: () => timesOf(withSecrets, ({ text, secrets }) => guardSentence(text, secrets)),
    safety: () => timesOf(sentences, readSafety),
    baseline: () =>
      timesOf(Array<Uint8Array>(20).fill(baselineBytes), (bytes) =>
        createHash("sha256").update(bytes).digest("hex"),
      ),
  },
  rounds,
);

const sums = measured.map(({ analysis, guard }) => p95(analysis) + p95(guard));
report([
  {
    metric: "Analysis and guard of a sentence, p95 in ms",
    ours: `analysis ${quietest("analysis")} ms, guard ${quietest("guard")} ms; met for the first time ${p95(cold).toFixed(1)} ms`,
    floor: `SHA-256 of 4 MB: ${Math.min(...measured.map(({ baseline }) => median(baseline))).toFixed(1)} ms`,
    limit: `${maxMs} ms`,
    ratio: Math.min(...sums),
    goal: { atMost: maxMs },
  },
  {
    metric: "Safety of a message, p95 in ms",
    ours: `${quietest("safety")} ms`,
    floor: `SHA-256 of 4 MB: ${Math.min(...measured.map(({ baseline }) => median(baseline))).toFixed(1)} ms`,
    limit: `${maxSafetyMs} ms`,
    ratio: Math.min(...measured.map(({ safety }) => p95(safety))),
    goal: { atMost: maxSafetyMs },
  },
]);

function quietest(part: "analysis" | "guard" | "safety"): string {
  return Math.min(...measured.map((round) => p95(round[part]))).toFixed(2);
}

async function timesOf<T>(items: readonly T[], work: (item: T) => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (const item of items) {
    const startedAt = performance.now();
    await work(item);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}
