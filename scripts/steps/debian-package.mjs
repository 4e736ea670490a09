import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The first of these programs that is on the PATH.
 * @param {string[]} names @param {string[]} moreFolders
 */
export function findOnPath(names, moreFolders = []) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...moreFolders];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs the first of these Debian packages that there is. Answers whether root could do so. */
export async function installDebianPackage(what, names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${what} …`);
  try {
    await apt("update");
    await withoutStarting(() => installFirst(names));
    return true;
  } catch (error) {
    console.log(`apt-get has none for us: ${error.message}`);
    return false;
  }
}

async function installFirst([name, ...others]) {
  try {
    await apt("install", "-y", name);
  } catch (error) {
    if (others.length === 0) throw error;
    await installFirst(others);
  }
}

/** Two of us at once wait for each other; a network that there is not is not waited for. */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patience = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::http::Timeout=10"];
  return run("apt-get", ["-q", ...patience, ...args], { env });
}

const policy = "/usr/sbin/policy-rc.d";

/** A package may bring a service, which Debian starts unless this file says no. */
async function withoutStarting(work) {
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await work();
  } finally {
    if (isOurs) rmSync(policy);
  }
}
