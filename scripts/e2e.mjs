/** `npm run e2e -- <spec>`: the browser's tests alone, or some of them, on a build that is made anew only after changes. */
import { ensureChromium } from "./steps/chromium.mjs";
import { ensurePackages } from "./steps/packages.mjs";
import { root, runNode } from "./steps/run.mjs";

process.chdir(root);
try {
  await ensurePackages();
  await ensureChromium();
  await runNode("playwright test", [
    "node_modules/@playwright/test/cli.js",
    "test",
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(error.exitCode ?? 1);
}
