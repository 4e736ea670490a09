import type { Browser, Page } from "playwright";

/** A busy machine is slow, and no reason to give up. */
const patienceMs = 120_000;

type Visit = {
  /** Whose cookies the page is asked for with, as a `Cookie` header. */
  cookie?: string;
};

/** Hands `work` a page of somebody who has never been here: nothing is in the browser's cache. */
export async function withPage<T>(
  browser: Browser,
  origin: string,
  { cookie = "" }: Visit,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, locale: "it-IT", timezoneId: "Europe/Rome" });
  try {
    const cookies = cookie.split("; ").filter(Boolean);
    await context.addCookies(
      cookies.map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return { name, value: value.join("="), url: origin };
      }),
    );
    context.setDefaultTimeout(patienceMs);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
