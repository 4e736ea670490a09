/**
 * `npm test`: every check of the project, from a fresh clone. The last line is `N passed, N failed`.
 * `npm run verify` leaves the evals, the build and the browser out. `npm run test:all` has the sweeps whole and goes on
 * with what takes long: spoilt requests and kills. What is where, and why: docs/testing.md.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { atMost, staticCheck, testSuite } from "./steps/check.mjs";
import { ensureChromium } from "./steps/chromium.mjs";
import { ensurePackages } from "./steps/packages.mjs";
import { root } from "./steps/run.mjs";

const withE2e = !process.argv.includes("--without-e2e");
const withLongRuns = process.argv.includes("--with-long-runs");
const bin = (file) => path.join("node_modules", file);
const cruised = ["app", "bench", "components", "e2e", "emails", "lib", "prisma", "scripts", "tests"];
const jestRuns = [
  {
    projects: ["integration", "contract"],
    results: ".cache/test/jest-with-server.json",
    flags: [],
  },
  {
    projects: ["unit", "screens", ...(withE2e ? ["evals"] : [])],
    results: ".cache/test/jest.json",
    // Most functions are done before it pays to compile them anew, and what is thrown away need not be moved so often: a
    // fifth of the processor's time. What reads against a budget, as the product does, has to be compiled as there.
    flags: ["--interrupt-budget=1000000", "--max-semi-space-size=64"],
  },
];
const e2eResults = ".cache/e2e/results.json";
const longRuns = [
  { name: "fuzz", program: "tests/fuzz/run.ts", results: ".cache/test/fuzz.json" },
  { name: "kill loops", program: "tests/faults/run.ts", results: ".cache/test/kill-loops.json" },
];

process.chdir(root);
process.env.TEST_SWEEPS = withLongRuns ? "all" : "";
process.env.TEST_TOGETHER = withLongRuns ? "" : "1";
for (const file of [e2eResults, ...[...jestRuns, ...longRuns].map(({ results }) => results)]) {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
}
const packages = ensurePackages();
const chromium = withE2e ? settled(ensureChromium(packages)) : undefined;
try {
  await packages;
} catch (error) {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}

const readingTypes = [];
const results = await atMost(2, [
  () => beforeBuild(staticCheck("lint", [bin("oxlint/bin/oxlint")])),
  () =>
    beforeBuild(
      staticCheck(
        "types",
        [bin("next/dist/bin/next"), "typegen"],
        [bin("typescript-native/bin/tsc"), "--noEmit"],
      ),
    ),
  // As soon as it may: it leaves a core idle for a third of its time, which the others take.
  ...(withE2e ? [build] : []),
  () => staticCheck("format", [bin("oxfmt/bin/oxfmt"), "--check"]),
  () => staticCheck("import boundaries", [bin("dependency-cruiser/bin/dependency-cruise.mjs"), ...cruised]),
  () => staticCheck("dead code", [bin("knip/bin/knip.js"), "--no-progress"]),
  // What was decided of them before is judged with the evals.
  ...(withLongRuns
    ? [() => staticCheck("expressions", ["--import", "tsx", "scripts/checks/expressions.ts", "--anew"])]
    : []),
  () => staticCheck("package versions", ["scripts/checks/version-floors.mjs"]),
  () => staticCheck("docs/api.md is up to date", ["--import", "tsx", "scripts/api-docs.ts", "--check"]),
  () =>
    staticCheck("docs/configuration.md is up to date", [
      "--import",
      "tsx",
      "scripts/configuration-docs.ts",
      "--check",
    ]),
]);
for (const run of jestRuns)
  results.push(await testSuite(run.projects.join(", "), jestCommand(run), () => countJest(run)));
if (withE2e) results.push(await endToEnd(results.find(({ name }) => name === "build")));
for (const run of withLongRuns ? longRuns : []) {
  const count = () => ({ ...readJson(run.results), skipped: 0 });
  results.push(await testSuite(run.name, ["--import", "tsx", run.program], count));
}

printSummary();

function jestCommand({ projects, results, flags }) {
  return [
    // Most of the engine's expressions run a few times in a file: one that V8 compiles at its second run is compiled twice.
    "--no-regexp-tier-up",
    ...flags,
    bin("jest/bin/jest.js"),
    "--ci",
    "--maxWorkers=2",
    "--reporters=default",
    "--json",
    `--outputFile=${results}`,
    "--selectProjects",
    ...projects,
  ];
}

function countJest({ results }) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } =
    readJson(results);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Remembers a check that reads the types in .next, which a build writes anew. */
function beforeBuild(check) {
  readingTypes.push(check);
  return check;
}

async function build() {
  await Promise.all(readingTypes);
  return staticCheck("build", ["scripts/build.mjs"]);
}

/** What is seen of the build in a browser. */
async function endToEnd({ failed }) {
  const problem = failed > 0 ? "the build failed" : (await chromium)?.message;
  if (!problem) return testSuite("end to end", [bin("@playwright/test/cli.js"), "test"], countPlaywright);
  console.log(`✗ end to end: nothing was tested, ${problem}`);
  return { name: "end to end", passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

/** Answers the error of what failed, for whoever waits for it in the end. */
function settled(work) {
  return work.then(
    () => undefined,
    (error) => error,
  );
}

function countPlaywright() {
  const { stats, errors } = readJson(e2eResults);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function printSummary() {
  console.log("");
  for (const { name, passed, failed, seconds, flaky } of results) {
    const retried = flaky ? ` (${flaky} at the second try)` : "";
    console.log(
      `${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed  ${failed} failed  ${name}${retried}`,
    );
  }
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
