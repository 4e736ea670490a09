import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const top = [
  "app",
  "bench",
  "components",
  "docs",
  "e2e",
  "emails",
  "lib",
  "prisma",
  "public",
  "scripts",
  "tests",
];
const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    path.join(folder, file),
  );
const places = new Set([...readdirSync(root), ...top, ...top.flatMap(filesOf)]);
const pages = [...places].filter((file) => file.endsWith(".md"));

/** `a/{b,c}.ts` names two. */
function unfolded(named: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(named) ?? [];
  if (choices === undefined) return [named];
  return choices.split(",").flatMap((choice) => unfolded(`${before}${choice.trim()}${after}`));
}

/** The paths of this repository that a page names in code, or links to. What stands for a name (`<noun>`, `…`) is any. */
function namedIn(page: string): string[] {
  const text = readFileSync(path.join(root, page), "utf8");
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => top.some((folder) => code.startsWith(`${folder}/`)) && !/\s/.test(code));
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) =>
    path.join(path.dirname(page), link),
  );
  return [...inCode.flatMap(unfolded), ...linked].map((named) => named.replace(/\/$/, ""));
}

function exists(named: string): boolean {
  if (
    places.has(named) ||
    ["ts", "tsx", "mjs", "test.ts", "spec.ts"].some((end) => places.has(`${named}.${end}`))
  )
    return true;
  if (!/[*<…]/.test(named)) return false;
  const pattern = named
    .split(/\*\*|\*|<[^<>]*>|…/)
    .map((part) => part.replace(/[.[\]()]/g, "\\$&"))
    .join(".*");
  const any = new RegExp(`^${pattern}$`);
  return [...places].some((place) => any.test(place));
}

test.each(pages)("what %s names is there", (page) => {
  expect(namedIn(page).filter((named) => !exists(named))).toEqual([]);
});

test("pages name many places", () => {
  expect(pages.flatMap(namedIn).length).toBeGreaterThan(500);
});
