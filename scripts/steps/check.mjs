import { spawn } from "node:child_process";
import { root } from "./run.mjs";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, flaky?: number, seconds: number }} CheckResult */

/**
 * Runs Node programs one after the other as one check, which counts as one test; what they print is shown only
 * when one of them fails.
 * @param {string} name @param {string[][]} programs
 * @returns {Promise<CheckResult>}
 */
export async function staticCheck(name, ...programs) {
  const start = Date.now();
  for (const args of programs) {
    const { exitCode, output } = await runNode(args, "collect");
    if (exitCode !== 0) return report(name, start, { passed: 0, failed: 1, skipped: 0 }, output);
  }
  return report(name, start, { passed: 1, failed: 0, skipped: 0 }, "");
}

/**
 * Runs a test runner, showing what it prints, and counts by `readCounts` what it wrote to its results file.
 * @returns {Promise<CheckResult>}
 */
export async function testSuite(name, args, readCounts) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const { exitCode } = await runNode(args, "show");
  const counts = countsOrNothing(readCounts);
  // A runner that fails without a failed test did not come so far.
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return report(name, start, counts, "");
}

function countsOrNothing(readCounts) {
  try {
    return readCounts();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function report(name, start, counts, output) {
  const seconds = (Date.now() - start) / 1000;
  console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name} (${seconds.toFixed(1)} s)`);
  if (output) console.log(output.trimEnd());
  return { name, seconds, ...counts };
}

async function runNode(args, output) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", output === "show" ? "inherit" : "pipe", output === "show" ? "inherit" : "pipe"],
  });
  let collected = "";
  const collect = (text) => (collected += text);
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);
  const exitCode = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  return { exitCode, output: collected };
}

/** Runs functions that answer promises, at most `limit` at a time, and answers their results in order. */
export async function atMost(limit, works) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < works.length) {
      const index = next++;
      results[index] = await works[index]();
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
