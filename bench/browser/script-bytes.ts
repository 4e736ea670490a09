import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Response } from "playwright";
import { withPage } from "./open-page";

/** What a script loads by itself once it runs may begin after a pause of the network, and on a busy machine later. */
const quietMs = 1000;
const untilIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));

export type PageAddress = { url: string; cookie?: string };

/**
 * The bytes of all scripts that Chromium loads for a page, compressed as they are sent, until nothing more has come for a
 * second and the page has nothing left to do. Throws when the page is not there or leads to another one.
 */
export async function scriptBytesOf(browser: Browser, { url, cookie }: PageAddress): Promise<number> {
  const { origin } = new URL(url);
  return withPage(browser, origin, { cookie }, async (page) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    refuseOther(url, await page.goto(url));
    let seen = -1;
    while (seen !== sizes.length) {
      seen = sizes.length;
      await page.waitForLoadState("networkidle");
      await page.evaluate(untilIdle);
      await pause(quietMs);
      await page.evaluate(untilIdle);
    }
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
}

function refuseOther(url: string, response: Response | null): void {
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  if (response.request().redirectedFrom()) throw new Error(`${url} led to ${response.url()}`);
}
