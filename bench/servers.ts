import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export const root = path.resolve(import.meta.dirname, "..");
export const nextProgram = path.join(root, "node_modules/next/dist/bin/next");
export const floorFolder = path.join(root, "bench/floor");
/** Next's build folder of the floor, as seen from the floor. */
export const floorDistDir = "../../.cache/bench/floor";
const logFolder = path.join(root, ".cache/bench/logs");
const startMs = 60_000;
const maxStopMs = 3_000;
const idleForMs = 600;
const maxIdleCpuMs = 60;
const ticksPerSecond = 100;

/** A server under measurement, in a process of its own. */
export type Server = {
  url: string;
  pid: number;
  /** From the start of the process to the first answer, in milliseconds. */
  startedInMs: number;
  stop(): Promise<void>;
};

type Start = {
  env?: Record<string, string>;
  /** Until it is answered the server counts as not started. */
  firstRequest?: { path: string; cookie: string };
  /** Whose first success says that it has started; its health unless it is given. */
  healthPath?: string;
  /** A free one unless it is given. */
  port?: number;
};

export const benchSecret = "a secret that only the benchmark has and that is long enough";

/** The environment of a product with accounts of its own on a PostgreSQL, as an operator sets it. */
export const productEnv = (databaseUrl: string, appUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  APP_URL: appUrl,
  AUTH_SECRET: benchSecret,
});

/**
 * The product as it was built, on a port of its own; `env` may use `{url}` for the address it is served at. Unless it is its start that
 * is measured, it has loaded all that it loads behind its first answer.
 */
export async function startProduct({ env = {}, ...rest }: Start): Promise<Server> {
  const program = [path.join(root, "scripts/serve.mjs")];
  const server = await startProgram(program, { env, healthPath: "/api/health", ...rest });
  if (!rest.firstRequest) await untilIdle(server.pid);
  return server;
}

/** Until a process has used next to nothing of a processor for a while. Throws when that never is. */
async function untilIdle(pid: number): Promise<void> {
  const deadline = performance.now() + startMs;
  while (performance.now() < deadline) {
    const before = cpuMsOf(pid);
    await pause(idleForMs);
    if (cpuMsOf(pid) - before < maxIdleCpuMs) return;
  }
  throw new Error(`Process ${pid} is still busy with its start`);
}

export function startFloor({ env = {}, ...rest }: Start): Promise<Server> {
  return startProgram([nextProgram, "start", floorFolder], {
    env: { NEXT_DIST_DIR: floorDistDir, ...env },
    healthPath: "/api/bare",
    ...rest,
  });
}

/** Bare `node:http` with `pg`. */
export function startLimit(databaseUrl: string): Promise<Server> {
  return startProgram([path.join(floorFolder, "limit.mjs")], {
    env: { DATABASE_URL: databaseUrl },
    healthPath: "/?id=1",
  });
}

type ProgramStart = Start & { healthPath: string };

/** Starts a Node program that serves on PORT and waits for its first answer. */
export async function startProgram(
  args: string[],
  { env = {}, healthPath, firstRequest, port: givenPort }: ProgramStart,
): Promise<Server> {
  const port = givenPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  mkdirSync(logFolder, { recursive: true });
  const log = openSync(path.join(logFolder, `${port}.log`), "w");
  const filled = Object.entries(env).map(([name, value]): [string, string] => [
    name,
    value.replaceAll("{url}", url),
  ]);
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      ...Object.fromEntries<string>(filled),
    },
    stdio: ["ignore", log, log],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await untilAnswered(child, url + (firstRequest?.path ?? healthPath), firstRequest?.cookie);
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    stop: () => stop(child),
  };
}

/** Until the first answer that is a success. */
async function untilAnswered(child: ChildProcess, url: string, cookie?: string): Promise<void> {
  const deadline = performance.now() + startMs;
  let last = "nothing";
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(" ")} ended: see ${logFolder}`);
    const response = await fetch(url, { headers: cookie ? { cookie } : {} }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    last = String(response?.status ?? "no connection");
    await pause(5);
  }
  throw new Error(`${url} did not answer in time, last: ${last}; see ${logFolder}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), maxStopMs);
  await ended;
  clearTimeout(impatience);
}

/** CPU time a process has used so far, of all its threads, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (((utime ?? 0) + (stime ?? 0)) * 1000) / ticksPerSecond;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
