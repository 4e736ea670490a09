import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";

/** Refuses a write that a page of another site has sent. Programs that send neither header pass. */
export function refuseForeignWrite(request: Request, appUrl: string): void {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw new AppError("FORBIDDEN", errors.forbidden);
  const origin = request.headers.get("origin");
  if (origin && !isOurs(origin, appUrl, request.headers.get("host"))) {
    throw new AppError("FORBIDDEN", errors.forbidden);
  }
}

/** A browser that reached us by another name (127.0.0.1 for localhost) says so in Host as truly as in Origin. */
function isOurs(origin: string, appUrl: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(appUrl).origin || new URL(origin).host === host;
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

/** The caller's address, only when a proxy of ours is said to write the header: its last entry. */
export function clientAddress(request: Request, trustProxy: boolean): string | undefined {
  if (!trustProxy) return undefined;
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || undefined;
}
