import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const written = path.join(root, ".cache/together");

/**
 * The `testMatch` of a project whose test files end in `ending`, below one of the `folders`.
 *
 * With TEST_TOGETHER they are dealt to a number of groups, and what runs is a file per group that requires its test
 * files one by one, each in a `describe` with its name: the modules of the product are then loaded, compiled and warm
 * once for all of a group, which saves two fifths of the processor's time. Jest itself knows only files with modules of
 * their own. Those of `alone` replace modules, or leave behind what another would see.
 */
export function testMatchOf({ project, folders, ending, groups, alone = [] }) {
  if (!process.env.TEST_TOGETHER) return folders.map((folder) => `<rootDir>/${folder}/**/*${ending}`);
  const files = folders.flatMap((folder) => filesBelow(folder, ending)).sort();
  const inGroups = files.filter((file) => !alone.includes(file));
  const folder = path.join(written, project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dealt = Array.from({ length: groups }, (_, group) =>
    inGroups.filter((_, place) => place % groups === group),
  );
  [...dealt, ...alone.map((file) => [file])].forEach((together, at) => {
    const text = `${together.map(requiring).join("")}${weightOf(together)}`;
    writeFileSync(path.join(folder, `${at + 1}${ending}`), text);
  });
  return [`${folder}/*${ending}`];
}

function filesBelow(folder, ending) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")));
}

/** A short file that runs alone may take long: it comes before the screens. */
const leastWeight = 20_000;

/** Jest begins with the largest files: a group is as large as its files, so that none is left to one worker in the end. */
function weightOf(files) {
  const bytes = Math.max(
    leastWeight,
    files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0),
  );
  return `// ${"=".repeat(bytes)}\n`;
}

function requiring(file) {
  return `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(path.join(root, file))}));\n`;
}
