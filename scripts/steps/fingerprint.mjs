import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const notSource = /(^|\/)(generated|migrations)\/|\.test\.tsx?$/;

/**
 * Runs `work` unless it already ran for the same content of `sources` (files and folders of the project). What it
 * ran for is kept in `stamp`, a file inside the folder that the work makes, and forgotten while it runs.
 */
export async function whenChanged({ sources, stamp }, work) {
  const file = path.join(root, stamp);
  const fingerprint = fingerprintOf(sources);
  if (existsSync(file) && readFileSync(file, "utf8") === fingerprint) return;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

function fingerprintOf(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf).filter((name) => !notSource.test(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Paths from the project's root, in an order that is the same everywhere. */
function filesOf(source) {
  const place = path.join(root, source);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [source];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
