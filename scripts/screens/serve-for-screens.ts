import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { productEnv, sharedDataDir } from "@/e2e/support/product-env";
import { root } from "../steps/run.mjs";

/** A stale build is made anew first. */
const patienceMs = 300_000;

/** Starts the product as the browser's tests do, with fresh demo accounts and the stored students, on a port of its own. */
export async function serveForScreens(): Promise<{ address: string; stop: () => Promise<void> }> {
  const { url: address, env } = productEnv({ port: await freePort(), dataDir: sharedDataDir });
  const server = spawn(process.execPath, ["scripts/start-for-e2e.mjs"], {
    cwd: root,
    env: { ...process.env, ...env },
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
