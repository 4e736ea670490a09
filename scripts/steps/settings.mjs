import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * Reads `.env` and answers what the start itself must know before lib/env.ts, which checks everything, can run.
 * An empty string is unset.
 */
export function readSettings() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return {
    port: Number(process.env.PORT?.trim() || 3000),
    embeddedDataDir: process.env.DATABASE_URL?.trim()
      ? undefined
      : path.resolve(root, process.env.DATA_DIR?.trim() || ".data"),
  };
}
