import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

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

/** npm fetches it when it is needed: a tenth of all files of the packages, which nothing else uses. */
const version = "12.8.2";

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  environment: z.object({ benchmarkIndex: z.number() }),
});

const run = promisify(execFile);
const maxReportBytes = 50_000_000;

/** Has Lighthouse look at a page as on a phone, by its defaults, in the Chromium that listens on this port. */
export async function lookAt(
  debuggingPort: number,
  { url, cookie, categories = ["performance"] }: Page,
): Promise<Look> {
  const options = [
    `--port=${debuggingPort}`,
    "--quiet",
    "--output=json",
    `--only-categories=${categories.join(",")}`,
    "--disable-full-page-screenshot",
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const { stdout } = await run("npm", ["exec", "--yes", `lighthouse@${version}`, "--", url, ...options], {
    maxBuffer: maxReportBytes,
  });
  const { runtimeError, audits, categories: found, environment } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse saw nothing at ${url}: ${runtimeError.message}`);
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    largestPaintMs: valueOf("largest-contentful-paint"),
    blockingMs: valueOf("total-blocking-time"),
    layoutShift: valueOf("cumulative-layout-shift"),
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)])),
    machineIndex: environment.benchmarkIndex,
  };
}
