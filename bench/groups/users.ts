/**
 * The administrators' list of users and its searches among 100,000: what they cost beside the smallest authenticated read,
 * and how long they take beside the same with 1,000. Every call passes its gate and adds a row to the audit log. CPU is that
 * of the whole Node process around the route handlers; PostgreSQL's own stands in rows apart.
 */
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Row } from "../rows";
import { median, p95 } from "../statistics";
import { startAdministration, type Administration } from "../user-administration";

const fewUsers = 1_000;
const manyUsers = 100_000;
const rounds = 7;
const callsInARow = 20;
const maxFactor = 2;
const pageLimitKb = 30;

type Name = keyof Administration["questions"];
type Sample = { cpuMs: number; postgresMs: number; latencies: number[]; bytes: number };
type Target = `${"few" | "many"}: ${Name}`;
type Round = Record<Target, Sample>;

const read: Name = "one user";

const few = await startAdministration(fewUsers);
try {
  const many = await startAdministration(manyUsers);
  try {
    const names = Object.keys(many.questions) as Name[];
    const targets = names.flatMap((name): [Target, () => Promise<Sample>][] => [
      [`few: ${name}`, () => sample(few, name)],
      [`many: ${name}`, () => sample(many, name)],
    ]);
    const measured = await inRounds(
      Object.fromEntries(targets) as Record<Target, () => Promise<Sample>>,
      rounds,
    );
    report([
      ...names.filter((name) => name !== read).flatMap((name) => rowsOf(name, measured)),
      sizeRow(measured),
    ]);
  } finally {
    await many.close();
  }
} finally {
  await few.close();
}

/** Per call, but for the latencies. */
async function sample({ questions, postgresCpu }: Administration, name: Name): Promise<Sample> {
  const latencies: number[] = [];
  let bytes = 0;
  const postgresBefore = postgresCpu();
  const before = process.cpuUsage();
  for (let n = 0; n < callsInARow; n += 1) {
    const startedAt = performance.now();
    bytes = Math.max(bytes, await questions[name](n));
    latencies.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: (user + system) / 1000 / callsInARow,
    postgresMs: (postgresCpu() - postgresBefore) / callsInARow,
    latencies,
    bytes,
  };
}

function rowsOf(name: Name, measured: Round[]): Row[] {
  const goal = { atMost: maxFactor };
  const samples = (target: Target) => measured.map((round) => round[target]);
  const cpu = (target: Target) => `${median(samples(target).map(({ cpuMs }) => cpuMs)).toFixed(2)} ms`;
  const latency = (target: Target) => {
    const all = samples(target).flatMap(({ latencies }) => latencies);
    return `${median(all).toFixed(1)} ms (p95 ${p95(all).toFixed(1)})`;
  };
  const postgres = (target: Target) =>
    samples(target).reduce((sum, { postgresMs }) => sum + postgresMs, 0) / measured.length;
  return [
    {
      metric: `users: ${name}, CPU beside one user's read`,
      ours: cpu(`many: ${name}`),
      floor: cpu(`many: ${read}`),
      ratio: ratioOver(measured, (round) => round[`many: ${name}`].cpuMs / round[`many: ${read}`].cpuMs),
      goal,
      isNoisy: isNoisyOver(measured, (round) => round[`many: ${read}`].cpuMs),
    },
    {
      metric: "users: PostgreSQL's CPU for it",
      ours: `${postgres(`many: ${name}`).toFixed(2)} ms`,
      floor: `${postgres(`many: ${read}`).toFixed(2)} ms`,
      ratio: postgres(`many: ${name}`) / postgres(`many: ${read}`),
    },
    {
      metric: `users: its latency beside ${fewUsers} users`,
      ours: latency(`many: ${name}`),
      floor: latency(`few: ${name}`),
      ratio: ratioOver(
        measured,
        (round) => median(round[`many: ${name}`].latencies) / median(round[`few: ${name}`].latencies),
      ),
      goal,
      isNoisy: isNoisyOver(measured, (round) => median(round[`few: ${name}`].latencies)),
    },
  ];
}

/** A page as the panels ask for it. */
function sizeRow(measured: Round[]): Row {
  const pages = ["the list, secure panel", "the list, system panel"] as const;
  const bytes = measured.flatMap((round) => pages.map((page) => round[`many: ${page}`].bytes));
  return {
    metric: "users: the list's page, kB",
    ratio: Math.max(...bytes) / 1000,
    goal: { atMost: pageLimitKb },
  };
}
