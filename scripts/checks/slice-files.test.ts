import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const slices = path.resolve(__dirname, "../../lib/features");
const files = readdirSync(slices, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.includes("/generated/"))
  .map((file) => ({
    file,
    name: path.basename(file, file.endsWith(".test.ts") ? ".test.ts" : ".ts"),
    isTest: file.endsWith(".test.ts"),
    text: readFileSync(path.join(slices, file), "utf8"),
  }));
const sources = files.filter(({ isTest }) => !isTest);
const namesOf = (found: { file: string }[]) => found.map(({ file }) => file);

// ADR 2: the kind of a file tells what is in it. What it may import is in `.dependency-cruiser.cjs`.

test("there are slices, and most of their files are no tests", () => {
  expect(sources.length).toBeGreaterThan(1000);
});

test("a file is named by what it does or holds", () => {
  const tellNothing =
    "common constants helper helpers index manager misc schemas service types util utils".split(" ");
  expect(namesOf(sources.filter(({ name }) => tellNothing.includes(name)))).toEqual([]);
});

test("a name is in lower case, its words joined by hyphens", () => {
  const isKebab = (name: string) => name.split("-").every((word) => /^[a-z0-9]+$/.test(word));
  expect(namesOf(sources.filter(({ name }) => !isKebab(name.replace(".test-text", ""))))).toEqual([]);
});

test("a slice holds files, and folders of parts: its contract and its rules stand at its head", () => {
  const heads = sources.filter(({ name }) => name === "contract" || name === "rules");
  expect(heads.length).toBeGreaterThan(40);
  expect(namesOf(heads.filter(({ file }) => file.split("/").length !== 2))).toEqual([]);
});

test("calls are defined in contracts alone", () => {
  const defining = sources.filter(({ text }) => text.includes("defineCall("));
  expect(defining.length).toBeGreaterThan(20);
  expect(namesOf(defining.filter(({ name }) => name !== "contract"))).toEqual([]);
});

test("the database is asked in data files alone", () => {
  const asks =
    /\$(?:query|execute)Raw|\b(?:db|tx)\.\w+\.(?:find|create|update|delete|upsert|count|aggregate|groupBy)/;
  const asking = sources.filter(({ text }) => asks.test(text));
  expect(asking.length).toBeGreaterThan(30);
  expect(namesOf(asking.filter(({ name }) => !name.endsWith("data")))).toEqual([]);
});
