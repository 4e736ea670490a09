/** `npm run e2e -- <spec>`: the browser's tests alone, or some of them, on a build that is made anew only after changes. */
import { spawn } from "node:child_process";
import { ensureChromium } from "./steps/chromium.mjs";
import { inTurn } from "./steps/in-turn.mjs";
import { ensureInstallation } from "./steps/installation.mjs";
import { ensurePrismaClient } from "./steps/prisma-client.mjs";
import { root } from "./steps/run.mjs";

process.chdir(root);
await inTurn(async () => {
  await ensureInstallation();
  await ensurePrismaClient();
});
await ensureChromium();
const playwright = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
spawn(process.execPath, playwright, { stdio: "inherit" }).once("close", (code) => process.exit(code ?? 1));
