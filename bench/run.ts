/**
 * `npm run bench [-- --quick] [-- --only chat,reads]`: measures the product beside the floor, prints one table and writes it
 * to bench/results/. Every group of goals is a program of its own, so that none runs in the memory of another.
 * `--quick` (a minute and a half): reads, chat at 1 and 20 streams, page weight, cold start.
 */
import { execFileSync, fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "@/scripts/steps/build.mjs";
import { ensureChromium } from "@/scripts/steps/chromium.mjs";
import { ensurePrismaClient } from "@/scripts/steps/prisma-client.mjs";
import { ensureSafetyModel } from "@/scripts/steps/safety-model.mjs";
import { startPostgres } from "@/tests/setup/postgres-server.mjs";
import { ensureFloorBuild } from "./builds";
import { recorded } from "./peers";
import { isReached, tableOf, type Row } from "./rows";
import { root } from "./servers";

const quickGroups = ["reads", "chat", "cold-start", "pages"];
const allGroups = [
  "build",
  ...quickGroups,
  "lighthouse",
  "browser",
  "users",
  "reports",
  "english",
  "photos",
  "counting",
  "hostile",
  "tokens",
];
/** These judge sizes alone, so they run at the same time. (Counting must not: sends that wait too long are sent again.) */
const untimed = ["pages", "tokens"];

/** Takes long, and tells what a machine carries: only by name. `--minutes` says how long its largest step is. */
const byName = ["scale"];

const { values } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string" }, minutes: { type: "string" } },
});
const groups = values.only?.split(",") ?? (values.quick ? quickGroups : allGroups);
const known = [...allGroups, ...byName];
const unknown = groups.filter((group) => !known.includes(group));
if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(", ")}: ${known.join(", ")}`);

const startedAt = performance.now();
await ensurePrismaClient();
await ensureSafetyModel();
await ensureChromium();
// The group that measures the builds makes them anew, for all that come after it.
if (!groups.includes("build")) {
  await ensureBuild();
  await ensureFloorBuild();
}
const server = await startPostgres();
const measured = new Map<string, Row[] | undefined>();
const seconds: Record<string, number> = {};
try {
  for (const group of groups.filter((name) => !untimed.includes(name))) await measure(group);
  await Promise.all(groups.filter((name) => untimed.includes(name)).map(measure));
} finally {
  await server.stop();
}

const rows = groups.flatMap((group) => measured.get(group) ?? []);
const failed = groups.filter((group) => !measured.get(group));
const judged = rows.filter(({ goal }) => goal);
const reached = judged.filter(isReached).length;
console.log(`\n${tableOf(rows)}\n`);
console.log(
  `${reached} of ${judged.length} goals reached, ${rows.filter(({ isNoisy }) => isNoisy).length} rows noisy`,
);
console.log(`${secondsSince(startedAt)} s in all, results in ${write()}`);
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(", ")}`);
  process.exitCode = 1;
}

async function measure(group: string): Promise<void> {
  const groupStartedAt = performance.now();
  const ofGroup = await runGroup(group, server.url);
  measured.set(group, ofGroup);
  seconds[group] = secondsSince(groupStartedAt);
  console.log(`${group}: ${ofGroup ? `${ofGroup.length} rows` : "FAILED"} (${seconds[group]} s)`);
}

/** The rows of a group; undefined when it ended badly, having said why. */
function runGroup(group: string, postgresUrl: string): Promise<Row[] | undefined> {
  const program = path.join(root, "bench/groups", `${group}.ts`);
  const options = [
    ...(values.quick ? ["--quick"] : []),
    ...(values.minutes ? [`--minutes=${values.minutes}`] : []),
  ];
  const child = fork(program, options, {
    cwd: root,
    env: { ...process.env, BENCH_POSTGRES_URL: postgresUrl },
    execArgv: ["--expose-gc", "--import", "tsx"],
  });
  let reported: Row[] | undefined;
  child.on("message", (message) => (reported = message as Row[]));
  return new Promise((resolve) =>
    child.once("exit", (exitCode) => resolve(exitCode === 0 ? reported : undefined)),
  );
}

/** Answers the file. */
function write(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const at = new Date().toISOString();
  const machine = { node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length };
  const file = path.join("bench/results", `${at.slice(0, 19).replaceAll(":", "-")}.json`);
  mkdirSync(path.join(root, "bench/results"), { recursive: true });
  const results = { at, commit, machine, groups, failed, seconds, peers: recorded, rows };
  writeFileSync(path.join(root, file), `${JSON.stringify(results, undefined, 2)}\n`);
  return file;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
