import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const isRoot = process.getuid?.() === 0;

/** A folder for a server, which another user can reach. */
export const throwawayFolder = (name) =>
  mkdtempSync(path.join(reachableTemporaryFolder(), `english-coach-${name}-`));

/** Who runs a server on this folder: root may not, and has nobody do so. The folder becomes theirs. */
export const ownerOf = (folder) => (isRoot ? giveToNobody(folder) : {});

/** The first temporary folder into which another user can follow us. */
function reachableTemporaryFolder() {
  const candidates = [os.tmpdir(), "/tmp", "/var/tmp"];
  return (isRoot && candidates.find(everyoneMayEnter)) || os.tmpdir();
}

function everyoneMayEnter(folder) {
  const real = path.resolve(folder);
  const parent = path.dirname(real);
  return (statSync(real).mode & 0o001) !== 0 && (parent === real || everyoneMayEnter(parent));
}

function giveToNobody(folder) {
  const id = (flag) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const owner = { uid: id("-u"), gid: id("-g") };
  execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  return owner;
}

/** Runs a command by this script until our end of its standard input closes: also if we are killed. The folder goes with it. */
export function spawnBoundToUs(how, command, { folder, owner }) {
  const script = `trap "" INT TERM; ${how}; rm -rf "$0"`;
  const server = spawn("sh", ["-c", script, folder, ...command], {
    ...owner,
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
  });
  server.stderr.setEncoding("utf8");
  return server;
}

/** Has such a server end. */
export async function ended(server) {
  server.stdin.end();
  await new Promise((resolve) => server.once("exit", resolve));
}

/** Waits until a server has logged that it is ready. */
export async function untilReady(server, ready) {
  let log = "";
  await new Promise((resolve, reject) => {
    server.stderr.on("data", (text) => {
      log += text;
      if (log.includes(ready)) resolve();
      if (log.includes("FATAL:")) reject(new Error(log));
    });
    server.once("exit", () => reject(new Error(log)));
  });
  server.stderr.removeAllListeners("data");
}

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
