import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What stands behind `--name` on the command line, as a whole number. */
export function numberOption(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return fallback;
  const value = Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} wants a whole number`);
  return value;
}

/** A seed for a run that was given none; it is printed, so that the run can be done again. */
export const anySeed = () => Math.floor(Math.random() * 2 ** 31);

const folder = ".cache/test";

/** Says how a run ended, as `npm test` does and where it looks, and ends the process with whatever still holds it open. */
export function endRun(name: string, { passed, failed }: { passed: number; failed: number }): never {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ passed, failed }));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
