import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
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

/** What of Lighthouse's own types is used here. */
type Lighthouse = {
  default: (url: string, flags: Record<string, unknown>) => Promise<{ lhr: unknown } | undefined>;
};

let lighthouse: Promise<Lighthouse> | undefined;

/** Loaded once: as a program of its own each look would load it again, for a third of its time. */
async function load(): Promise<Lighthouse> {
  const which = ["exec", "--yes", `--package=lighthouse@${version}`, "--", "which", "lighthouse"];
  const { stdout } = await promisify(execFile)("npm", which);
  const program = await realpath(stdout.trim());
  const core = path.resolve(path.dirname(program), "../core/index.js");
  return (await import(pathToFileURL(core).href)) as Lighthouse;
}

/** Has Lighthouse look at a page as on a phone, by its defaults, in the Chromium that listens on this port. */
export async function lookAt(
  debuggingPort: number,
  { url, cookie, categories = ["performance"] }: Page,
): Promise<Look> {
  lighthouse ??= load();
  const { default: look } = await lighthouse;
  const result = await look(url, {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  });
  const { runtimeError, audits, categories: found, environment } = reportSchema.parse(result?.lhr);
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
