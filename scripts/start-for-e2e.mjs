/**
 * The product as `npm start` serves it, on a data folder that is fresh each time: a copy of one that is prepared once, for
 * this product and for those that specs start for themselves.
 */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runNode } from "./steps/run.mjs";

const dataDir = path.join(root, process.env.DATA_DIR);
const prepared = path.join(root, ".cache/e2e/prepared");
for (const folder of [dataDir, `${dataDir}-taken`, prepared])
  rmSync(folder, { recursive: true, force: true });
await runNode("store-students.ts", ["--import", "tsx", "e2e/support/store-students.ts"], {
  output: "collect",
  env: { DATA_DIR: prepared },
});
cpSync(prepared, dataDir, { recursive: true });
await import("./start.mjs");
