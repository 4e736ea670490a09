import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { root } from "../steps/run.mjs";

const dataDir = ".cache/screens-data";
/** A stale build is made anew first. */
const patienceMs = 300_000;

/** Starts the product as `npm start` does, with fresh demo accounts, on a port of its own. */
export async function serveForScreens(): Promise<{ address: string; stop: () => Promise<void> }> {
  rmSync(path.join(root, dataDir), { recursive: true, force: true });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...env, PORT: String(port), APP_URL: address },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  try {
    await untilHealthy(address, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

async function untilHealthy(address: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !hasEnded()) {
    const reply = await fetch(`${address}/api/health`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server for the screens did not start.");
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
