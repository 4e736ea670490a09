import type { z } from "zod";
import { isOurHost, isOurOrigin, type Place } from "@/lib/addresses";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";

/**
 * Refuses a request that was meant for another host: a page of another site may have had its name turned to our address (DNS
 * rebinding), and is of one origin with what it gets. Browsers always send the header; programs that do not pass.
 */
export function refuseForeignHost(request: Request, place: Place): void {
  const host = request.headers.get("host");
  if (host !== null && !isOurHost(place, host)) throw new AppError("WRONG_HOST", errors.wrongHost);
}

/** Refuses a write that a page of another site has sent. Programs that send neither header pass. */
export function refuseForeignWrite(request: Request, place: Place): void {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw new AppError("FORBIDDEN", errors.forbidden);
  const origin = request.headers.get("origin");
  if (origin && !isOurOrigin(place, origin)) throw new AppError("FORBIDDEN", errors.forbidden);
}

/** Checks a value by its schema. The error names each field and carries the first sentence of its own. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.code === "unrecognized_keys" ? issue.keys[0] : issue.path[0];
    if (field !== undefined) fields[String(field)] ??= issue.message;
  }
  const specific = parsed.error.issues.find(({ message }) => message !== errors.badInput);
  throw new AppError("BAD_INPUT", specific?.message ?? errors.badInput, { fields });
}

/**
 * The caller's address as the outermost of so many proxies of ours wrote it: each appends the one it was asked by, and
 * what stands before those entries the caller may have made up.
 */
export function clientAddress(request: Request, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  return request.headers.get("x-forwarded-for")?.split(",").at(-proxies)?.trim() || undefined;
}
