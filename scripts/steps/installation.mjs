import { readFileSync } from "node:fs";
import path from "node:path";
import { root, runNode } from "./run.mjs";

/** Installs the packages of package-lock.json unless node_modules already holds exactly those. */
export async function ensureInstallation() {
  if (isInstalled()) return;
  console.log("Installing the packages (once, about a minute) …");
  const npm =
    process.env.npm_execpath ?? path.join(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
  // The build and the tests need the development packages too, whatever NODE_ENV says.
  await runNode("npm ci", [npm, "ci", "--include=dev", "--no-audit", "--no-fund"]);
}

function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!present) return false;
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    // Optional packages are there only on the systems they are for.
    return folder === "" || present[folder]?.version === version || (optional && !present[folder]);
  });
}

/** npm writes the second file when an installation is complete, so an interrupted one has none. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockfile), "utf8")).packages;
  } catch {
    return undefined;
  }
}
