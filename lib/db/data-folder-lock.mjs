// Plain JavaScript: `npm start` takes a lock before anything is installed that could run TypeScript.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ pid: number, startedAt: string }} Holder */

/** The data folder belongs to a process that is still running. */
export class DataFolderInUseError extends Error {
  /** @param {string} dataDir @param {number} pid */
  constructor(dataDir, pid) {
    super(
      `Another English Coach (process ${pid}) is using the data folder ${path.resolve(dataDir)}. ` +
        `Stop it first (Ctrl+C in its terminal, or: kill ${pid}), or give this one a folder and a port of its own: ` +
        `DATA_DIR=.data2 PORT=3001 npm start`,
    );
    this.name = "DataFolderInUseError";
    this.pid = pid;
  }
}

/**
 * Takes one of the locks of a data folder for this process and answers the function that gives it back. `start`
 * is held by `npm start` for its whole life, `database` by whoever has the embedded database open, `checkout` (of
 * .cache) by whoever installs or builds.
 * Throws DataFolderInUseError when a live process holds it; what a dead one left behind is no obstacle.
 * @param {string} dataDir
 * @param {"start" | "database" | "checkout"} name
 */
export function lockDataFolder(dataDir, name) {
  // A lock is a file per turn, `<name>.1`, `<name>.2`, …: the last turn holds. A turn can be created only once,
  // so of several processes that all find the last holder dead one alone follows it.
  const folder = locksFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const last = lastTurn(folder, name);
    refuseIfHeld(dataDir, folder, name, last);
    const file = turnFile(folder, name, last + 1);
    if (!createOnce(file)) continue;
    if (lastTurn(folder, name) > last + 1) {
      rmSync(file, { force: true });
      continue;
    }
    removeTurnsBefore(folder, name, last + 1);
    return () => writeFileSync(file, "free");
  }
}

/**
 * Throws DataFolderInUseError when a live process holds the lock, and takes nothing.
 * @param {string} dataDir
 * @param {"start" | "database" | "checkout"} name
 */
export function refuseLockedDataFolder(dataDir, name) {
  const folder = locksFolder(dataDir);
  refuseIfHeld(dataDir, folder, name, lastTurn(folder, name));
}

/** @param {string} dataDir @param {string} folder @param {string} name @param {number} turn */
function refuseIfHeld(dataDir, folder, name, turn) {
  const holder = turn > 0 ? readHolder(turnFile(folder, name, turn)) : undefined;
  if (holder && startTimeOf(holder.pid) === holder.startedAt)
    throw new DataFolderInUseError(dataDir, holder.pid);
}

// Without the marks the bundler takes every file of the project for one that may be opened here.
/** @param {string} dataDir */
function locksFolder(dataDir) {
  return path.join(/* turbopackIgnore: true */ dataDir, "locks");
}

/** @param {string} folder @param {string} name @param {number} turn */
function turnFile(folder, name, turn) {
  return path.join(/* turbopackIgnore: true */ folder, `${name}.${turn}`);
}

/** @param {string} folder @param {string} name */
function turns(folder, name) {
  const files = readdirOrEmpty(folder).filter((file) => file.startsWith(`${name}.`));
  return files.map((file) => Number(file.slice(name.length + 1)));
}

/** @param {string} folder @param {string} name */
function lastTurn(folder, name) {
  return Math.max(0, ...turns(folder, name));
}

/** @param {string} folder @param {string} name @param {number} turn */
function removeTurnsBefore(folder, name, turn) {
  for (const old of turns(folder, name)) {
    if (old < turn) rmSync(turnFile(folder, name, old), { force: true });
  }
}

/** @param {string} folder */
function readdirOrEmpty(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} file */
function createOnce(file) {
  try {
    writeFileSync(file, `${JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) })}\n`, {
      flag: "wx",
    });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Who wrote a turn; undefined when it was given back. A file without its last byte is being written: that takes
 * no time, so one that stays so was left by a crash.
 * @param {string} file
 * @returns {Holder | undefined}
 */
function readHolder(file) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const content = readOrEmpty(file);
    if (content === "free") return undefined;
    if (content.endsWith("\n")) return JSON.parse(content);
    pause(25);
  }
  return undefined;
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * When a live process started, in the system's own notation; undefined when there is none. Together with the id
 * it names a process for good: an id alone is given to another one sooner or later.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startTimeOf(pid) {
  if (process.platform === "linux") return startTimeOnLinux(pid);
  try {
    process.kill(pid, 0);
    if (process.platform === "win32") return "running";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startTimeOnLinux(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may hold anything, also spaces.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const isGone = stat === "" || state === "Z" || state === "X";
  return isGone ? undefined : fields[18];
}
