import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findOnPath, installDebianPackage, isExecutable } from "./debian-package.mjs";
import { root } from "./run.mjs";

/** The shell has no windows to draw, takes a third less time, and is what Playwright itself would use. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** A Chromium that is already here: CHROMIUM_PATH, the system's, else Playwright's own; undefined when none is. */
export async function findChromium() {
  return findSystemChromium() ?? (await findPlaywrightChromium());
}

function findSystemChromium() {
  return [process.env.CHROMIUM_PATH].find(isExecutable) ?? findOnPath(names);
}

async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(isExecutable);
}

/** How it is started, here and in tests: with a camera that shows a drawn picture, and that everybody may use. */
export const chromiumArguments = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // Chromium's sandbox refuses to work for root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const run = promisify(execFile);

/**
 * Installs one when there is none: the distribution's, which brings its libraries along, else Playwright's. Only the latter
 * waits for our own `packages`.
 */
export async function ensureChromium(packages) {
  if (findSystemChromium()) return;
  // Older distributions have no shell.
  if (await installDebianPackage("Chromium", ["chromium-headless-shell", "chromium"])) return;
  await packages;
  if (await findPlaywrightChromium()) return;
  console.log("Installing Playwright's Chromium …");
  await run(process.execPath, [
    path.join(root, "node_modules/@playwright/test/cli.js"),
    "install",
    "chromium",
  ]);
}
