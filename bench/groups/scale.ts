/**
 * One, two and four processes of the product on one PostgreSQL, and 50 to 400 streams of students who take turn after turn:
 * turns a second, errors, p95 of the first token, and in the largest step, of `--minutes` (5), the memory of each process
 * after the first minute and at the end. Only by name: `npm run bench -- --only scale`. A send that is refused for load is
 * no error: it is sent again when the answer says so. The upstream, the students and PostgreSQL share the machine with the
 * processes: what they take of it is told.
 */
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { mix, pool, productTarget, startChat } from "../chat/targets";
import { newDatabase } from "../database";
import { clean, withMistake } from "../doubles/prefaces.mjs";
import { report, type Row } from "../rows";
import { cpuMsOf, type Server } from "../servers";
import type { SignedIn } from "../sign-in";
import { median, p95 } from "../statistics";
import { BadAnswer, firstTokenOf, takeTurn, turnMs, type ChatTarget } from "../turns";
import { startUpstream } from "../upstream";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "5" } }, strict: false });
const largestSeconds = Number(values.minutes) * 60;
const stepSeconds = 20;
/** So many that nobody is told to slow down: each may send 20 in a minute. */
const students = 1200;
/** A student sends eight messages in a quarter of an hour. */
const secondsPerMessage = (15 * 60) / 8;
const retryMs = 5000;
const maxGrowth = 1.1;

type Step = { processes: number; streams: number; seconds: number };
const largest: Step = { processes: 4, streams: 400, seconds: largestSeconds };
const steps: Record<number, Step[]> = {
  1: stepsOf(1, [50, 100]),
  2: stepsOf(2, [50, 100, 200, 400]),
  4: [...stepsOf(4, [50, 100, 200]), largest],
};

function stepsOf(processes: number, streams: number[]): Step[] {
  return streams.map((count) => ({ processes, streams: count, seconds: stepSeconds }));
}

type Memory = { atSecond: number; megabytes: number }[];
type Result = {
  step: Step;
  turns: number;
  refused: number;
  errors: string[];
  firstTokens: number[];
  turnsPerSecond: number;
  /** Of a second, how much of a core each takes: one process in the middle, upstream, and who plays the students. */
  cores: { product: number; upstream: number; students: number };
  memories: Memory[];
};

const database = await newDatabase();
const upstream = await startUpstream();
try {
  const signedIn = await pool(database.url, "folla", students);
  const results: Result[] = [];
  for (const ofCount of Object.values(steps)) results.push(...(await runAll(ofCount, signedIn)));
  report(results.flatMap(rowsOf).concat(studentsRow(results)));
} finally {
  await upstream.stop();
  await database.drop();
}

/** Steps of the same number of processes, on the same processes. */
async function runAll(all: Step[], signedIn: SignedIn[]): Promise<Result[]> {
  const products: Server[] = [];
  try {
    for (let at = 0; at < (all[0]?.processes ?? 0); at += 1)
      products.push(await startChat(database.url, upstream));
    const results: Result[] = [];
    for (const step of all) {
      const result = await run(step, products, signedIn);
      console.error(`${nameOf(step)}: ${toldOf(result)}`);
      results.push(result);
    }
    return results;
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

async function run(step: Step, products: Server[], signedIn: SignedIn[]): Promise<Result> {
  // Each process has its own part of the students, of whom one half makes mistakes.
  const targets = products.map((product, at) => {
    const own = signedIn.filter((_, index) => index % products.length === at);
    const half = own.length / 2;
    const careful = productTarget(product, own.slice(0, half), clean);
    return mix(careful, productTarget(product, own.slice(half), withMistake));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: step.streams });
  const counted = { turns: 0, refused: 0, errors: [] as string[], firstTokens: [] as number[] };
  const memories: Memory[] = products.map(() => []);
  const startedAt = performance.now();
  const endsAt = startedAt + step.seconds * 1000;
  const cpuOf = () => ({
    products: products.map(({ pid }) => cpuMsOf(pid)),
    upstream: cpuMsOf(upstream.pid),
    students: cpuMsOf(process.pid),
  });
  const before = cpuOf();
  const watch = setInterval(() => {
    const atSecond = (performance.now() - startedAt) / 1000;
    for (const [at, { pid }] of products.entries())
      memories[at]?.push({ atSecond, megabytes: residentMegabytes(pid) });
  }, 1000);
  await Promise.all(
    Array.from({ length: step.streams }, async (_, index) => {
      await pause((index * turnMs) / step.streams);
      const target = targets[index % targets.length];
      while (target && performance.now() < endsAt) await oneTurn(target, agent, counted);
    }),
  );
  clearInterval(watch);
  agent.destroy();
  const ms = performance.now() - startedAt;
  const after = cpuOf();
  return {
    step,
    ...counted,
    turnsPerSecond: (counted.turns * 1000) / ms,
    cores: {
      product: median(after.products.map((used, at) => (used - (before.products[at] ?? 0)) / ms)),
      upstream: (after.upstream - before.upstream) / ms,
      students: (after.students - before.students) / ms,
    },
    memories,
  };
}

type Counted = Pick<Result, "turns" | "refused" | "errors" | "firstTokens">;

async function oneTurn(target: ChatTarget, agent: Agent, counted: Counted): Promise<void> {
  try {
    const turn = await takeTurn(target, agent);
    counted.turns += 1;
    counted.firstTokens.push(firstTokenOf(turn));
  } catch (error) {
    if (error instanceof BadAnswer && error.status === 503) counted.refused += 1;
    else counted.errors.push(String(error));
    await pause(retryMs);
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

function nameOf({ processes, streams }: Step): string {
  return `scale: ${processes} ${processes === 1 ? "process" : "processes"}, ${streams} streams`;
}

function toldOf({ turns, turnsPerSecond, refused, firstTokens, cores }: Result): string {
  const share = (core: number) => `${Math.round(core * 100)} %`;
  return (
    `${turns} turns, ${turnsPerSecond.toFixed(1)}/s, ${refused} sent again, first token p95 ${p95(firstTokens).toFixed(0)} ms, ` +
    `of a core: a process ${share(cores.product)}, upstream ${share(cores.upstream)}, students ${share(cores.students)}`
  );
}

function rowsOf(result: Result): Row[] {
  const { step, errors, turnsPerSecond } = result;
  return [
    {
      metric: `${nameOf(step)}: turns a second of each process`,
      ours: toldOf(result),
      ratio: turnsPerSecond / step.processes,
    },
    {
      metric: "scale: its errors",
      ours: errors[0]?.slice(0, 120),
      ratio: errors.length,
      goal: { atMost: 0 },
    },
    ...(step === largest ? [memoryRow(result)] : []),
  ];
}

/** The middle of ten seconds, after the first minute and at the end. */
function memoryRow({ step, memories }: Result): Row {
  const first = Math.min(60, step.seconds / 2);
  const within = (memory: Memory, from: number, to: number) =>
    median(
      memory.filter(({ atSecond }) => atSecond >= from && atSecond < to).map(({ megabytes }) => megabytes),
    );
  const early = memories.map((memory) => within(memory, first - 5, first + 5));
  const late = memories.map((memory) => within(memory, step.seconds - 10, step.seconds));
  const told = (all: number[]) => `${all.map((megabytes) => megabytes.toFixed(0)).join(", ")} MB`;
  return {
    metric: `scale: memory of each process after ${step.seconds} s, beside that after ${first} s`,
    ours: told(late),
    floor: told(early),
    ratio: Math.max(...late.map((megabytes, at) => megabytes / (early[at] ?? NaN))),
    goal: { atMost: maxGrowth },
  };
}

/** What one process and one database of this size carry: by the step that went through with nothing refused and no error. */
function studentsRow(results: Result[]): Row {
  const smooth = results.filter(
    ({ step, errors, refused }) => step.processes === 1 && errors.length === 0 && refused === 0,
  );
  const best = smooth.toSorted((one, other) => other.turnsPerSecond - one.turnsPerSecond)[0];
  return {
    metric: "scale: students one process carries, at 8 messages in a quarter of an hour",
    ours: best && `${nameOf(best.step)}: ${toldOf(best)}`,
    ratio: Math.floor((best?.turnsPerSecond ?? 0) * secondsPerMessage),
  };
}
