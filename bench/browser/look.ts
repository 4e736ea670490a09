import lighthouse from "lighthouse";

/** What Lighthouse found on a page: times in milliseconds, scores from 0 to 100. */
export type Look = {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  scores: Partial<Record<Category, number>>;
  /** How fast this machine is, as Lighthouse measures it: scores are made for 1,500 and more. */
  machineIndex: number;
};

export const allCategories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof allCategories)[number];

type Page = { url: string; cookie?: string; categories?: readonly Category[] };

/** Has Lighthouse look at a page as on a phone, by its defaults, in the Chromium that listens on this port. */
export async function lookAt(
  debuggingPort: number,
  { url, cookie, categories = ["performance"] }: Page,
): Promise<Look> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "silent",
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse saw nothing at ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: found, environment } = result.lhr;
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    largestPaintMs: valueOf("largest-contentful-paint"),
    blockingMs: valueOf("total-blocking-time"),
    layoutShift: valueOf("cumulative-layout-shift"),
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)])),
    machineIndex: environment.benchmarkIndex,
  };
}
