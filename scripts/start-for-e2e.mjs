/** The product as `npm start` serves it, on a data folder that is fresh each time. */
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "./steps/run.mjs";

rmSync(path.join(root, process.env.DATA_DIR), { recursive: true, force: true });
await import("./start.mjs");
