/**
 * `npm run slowest`: the 30 slowest test files of the last `npm test` or `npm run verify`, with the seconds their tests took,
 * and the 30 slowest specs of the browser, on each device: the tables of docs/testing.md.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./steps/run.mjs";

const shown = 30;

const read = (file) => {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, "utf8")) : undefined;
};
const seconds = (ms) => (ms / 1000).toFixed(1);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function table(headings, rows) {
  if (rows.length === 0) return;
  const line = (cells) => `| ${cells.join(" | ")} |`;
  console.log([line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n"), "\n");
}

/** A file that ran together with others is the `describe` around its tests. */
const fileOf = (name, { ancestorTitles }) =>
  name.includes(".cache/together/") ? ancestorTitles[0] : path.relative(root, name);
const files = new Map();
const jestResults = [".cache/test/jest-with-server.json", ".cache/test/jest.json"];
for (const { name: ran, assertionResults } of jestResults.flatMap((file) => read(file)?.testResults ?? [])) {
  for (const result of assertionResults) {
    const name = fileOf(ran, result);
    const file = files.get(name) ?? { name, tests: 0, ms: 0 };
    files.set(name, { name, tests: file.tests + 1, ms: file.ms + (result.duration ?? 0) });
  }
}
table(
  ["file", "tests", "s"],
  slowestOf([...files.values()]).map(({ name, tests, ms }) => [name, tests, seconds(ms)]),
);

const specs = new Map();
for (const suite of read(".cache/e2e/results.json")?.suites ?? []) collect(suite);
table(
  ["spec", "tests", "s"],
  slowestOf([...specs.values()]).map(({ name, tests, ms }) => [name, tests, seconds(ms)]),
);

function slowestOf(all) {
  return all.sort((one, other) => other.ms - one.ms).slice(0, shown);
}

function collect({ file, specs: ofSuite = [], suites = [] }) {
  for (const { projectName, results } of ofSuite.flatMap(({ tests }) => tests)) {
    const name = `${file}, ${projectName}`;
    const spec = specs.get(name) ?? { name, tests: 0, ms: 0 };
    specs.set(name, {
      name,
      tests: spec.tests + 1,
      ms: spec.ms + sum(results.map(({ duration }) => duration)),
    });
  }
  for (const suite of suites) collect({ ...suite, file });
}
