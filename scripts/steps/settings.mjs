import { existsSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * Reads `.env` and answers what the start itself must know before lib/env.ts, which checks everything, can run.
 * An empty string is unset. Throws with the name and the rule of each that is wrong, in the words of lib/env.ts.
 */
export function readSettings() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const given = (name) => process.env[name]?.trim() || undefined;
  const port = given("PORT") ?? "3000";
  const host = given("HOST") ?? "127.0.0.1";
  const problems = [];
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    problems.push("PORT: must be a whole number from 1 to 65535");
  }
  if (host !== "localhost" && !isIP(host)) {
    problems.push("HOST: must be localhost or an IP address of this computer, such as 127.0.0.1 or 0.0.0.0");
  }
  if (problems.length > 0) throw new SettingsError(problems);
  const dataDir = path.resolve(root, given("DATA_DIR") ?? ".data");
  return { port: Number(port), host, dataDir, embeddedDataDir: given("DATABASE_URL") ? undefined : dataDir };
}

/** The same refusal as lib/env.ts has. */
export class SettingsError extends Error {
  constructor(problems) {
    super(`Configurazione non valida:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}
