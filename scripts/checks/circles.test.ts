import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What is imported of a folder's neighbours, at once or later; not their types alone. */
const importsOf = (folder: string) =>
  new RegExp(`(?:(?:import|export) (?!type )[^;"]*from |import\\()"@/${folder}/([\\w-]+)/`, "g");

/** Which neighbours each part of a folder imports; tests aside. */
function neighboursIn(folder: string): Map<string, Set<string>> {
  const root = path.resolve(__dirname, "../..", folder);
  const imports = importsOf(folder);
  const known = new Map<string, Set<string>>();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
    const [own = ""] = file.split(path.sep);
    const text = readFileSync(path.join(root, file), "utf8");
    const others = [...text.matchAll(imports)].map(([, other = ""]) => other);
    known.set(own, new Set([...(known.get(own) ?? []), ...others.filter((other) => other !== own)]));
  }
  return known;
}

// ADR 2: whoever reads one part need not read another that needs the first.
test.each([
  ["slices", "lib/features", 150],
  ["areas of components", "components", 150],
])(
  "%s know each other one way: what they import goes round in no circle, but for types",
  (_, folder, least) => {
    const known = neighboursIn(folder);
    expect([...known.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(least);
    // Whoever knows nobody who is left may go; in a circle nobody may.
    let left = [...known.keys()];
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = left.filter((part) => left.some((other) => known.get(part)?.has(other)));
    }
    expect(left).toEqual([]);
  },
);
