import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * Writes a page that is made from the code. With `--check` it only compares: where the page is another, it says by which command it is
 * written, and the process ends with 1.
 */
export async function writeOrCheck(file: string, text: string, command: string): Promise<void> {
  const place = path.join(root, file);
  if (!process.argv.includes("--check")) return writeFile(place, text);
  if ((await readFile(place, "utf8").catch(() => "")) === text) return;
  console.error(`${file} is out of date: run npm run ${command}.`);
  process.exitCode = 1;
}
