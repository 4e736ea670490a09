import { defineConfig, devices } from "@playwright/test";
import { productEnv, sharedDataDir } from "./e2e/support/product-env";
import { chromiumArguments, findChromium } from "./scripts/steps/chromium.mjs";
import { isSweeping } from "./tests/support/sweep";

const { url, env } = productEnv({ port: 3210, dataDir: sharedDataDir });

/** What does not depend on the screen. */
const onDesktopOnly =
  /(?<![\w-])(start|session|panels|panel-list|path-tricks|odd-requests|security-headers|stripe|live-progress)\.spec\.ts/;
const onPhoneOnly =
  /(?<![\w-])(login|account-pages|chat-failures|subscription-clock|preview|press-while-typing)\.spec\.ts/;

// Nobody looks at its pictures: one pixel each, where a real one has seven, saves the drawing of six.
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e/artifacts",
  reporter: [["list"], ["json", { outputFile: ".cache/e2e/results.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0, // What fails now and then is a fault of the test or of the product.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 20_000 }, // A first answer takes ten seconds where other work goes on: its threads have to load.
  use: {
    baseURL: url,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // What moves is drawn without end, a tenth of the processor's time: it moves where that is seen (`withMotion`).
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block", // No page lives long enough to be paid back for one; where they are what is looked at, they are let in.
    screenshot: "only-on-failure", // A trace of every test would cost a quarter of the time: --trace on.
    launchOptions: {
      executablePath: await findChromium(),
      // No page lives long enough to be paid back for code that is compiled twice: a tenth of the browser's time.
      args: [...chromiumArguments, "--js-flags=--no-opt --no-maglev"],
    },
  },
  projects: [
    { name: "phone", testIgnore: onDesktopOnly, use: phone },
    {
      name: "desktop",
      // A journey is made once, on a phone; on a desktop too where the screen decides (@desktop), or in a sweep.
      ...(isSweeping ? { testIgnore: onPhoneOnly } : { grep: [onDesktopOnly, /@desktop/] }),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: "node scripts/start-for-e2e.mjs",
    url: `${url}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    stdout: "ignore",
    stderr: "pipe",
    env,
  },
});
