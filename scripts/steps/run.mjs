import { spawn } from "node:child_process";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** A step that ended badly and has already said why. */
export class StepFailedError extends Error {
  constructor(what, exitCode) {
    super(`${what} failed (exit code ${exitCode}).`);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a Node program of the project and waits for it; signals to us go on to it. Answers its standard output
 * when `output` is "collect", otherwise shows it. Throws StepFailedError unless it ends with 0.
 */
export async function runNode(what, args, { env = {}, output = "show" } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", output === "collect" ? "pipe" : "inherit", "inherit"],
  });
  let collected = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => (collected += text));
  const stopForwarding = forwardSignals(child);
  const exitCode = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  const signal = stopForwarding();
  if (signal) process.exit(signal === "SIGINT" ? 130 : 143);
  if (exitCode !== 0) throw new StepFailedError(what, exitCode);
  return collected;
}

/** Runs a TypeScript file of scripts/. */
export function runScript(file, options) {
  return runNode(file, ["--import", "tsx", path.join("scripts", file)], options);
}

/** Answers a function that ends the forwarding and tells which signal came, if any. */
function forwardSignals(child) {
  let received;
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM"];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    return received;
  };
}
