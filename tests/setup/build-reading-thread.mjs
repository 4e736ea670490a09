import path from "node:path";
import { build } from "esbuild";
import { readingThreadFile } from "./reading-thread-file.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** What Next makes of the thread that reads, for tests: Node itself runs no TypeScript in a thread. */
export default async function buildReadingThread() {
  await build({
    entryPoints: [path.join(root, "lib/features/readers/reading-thread.ts")],
    outfile: readingThreadFile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
  });
}
