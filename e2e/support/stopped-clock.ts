import { expect, type Locator, type Page } from "@playwright/test";

const start = new Date("2026-11-20T15:00:00+01:00").getTime();
/** So far the clock moves at a time while something is awaited: those who count from then on have 50 ms to spare. */
const stepMs = 40;

/** Gives the page a clock of its own, before anything is opened; it runs until it is stopped. */
export async function startClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const realTimers = {
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
    };
    Object.assign(window, { realTimers });
  });
  await page.clock.install({ time: start });
}

/** From here on the page's time moves by hand only. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(start + 10 * 60_000);
}

/** Moves the stopped clock just as far as it takes for something to be seen. */
export async function runUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await locator.isVisible()).toBe(true);
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Holds what waits for its time where it is, and lets what asks for time from now on have the real one. */
export async function holdTimers(page: Page): Promise<void> {
  await page.evaluate("Object.assign(window, window.realTimers)");
}
