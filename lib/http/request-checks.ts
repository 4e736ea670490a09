import type { z } from "zod";
import { isOurHost, isOurOrigin, type Place } from "@/lib/addresses";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";

export const maxBodyBytes = 16 * 1024 * 1024;

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

/** The JSON body, read within the size cap. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("UNSUPPORTED_TYPE", errors.unsupportedType);
  const text = await readText(request, maxBodyBytes);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError("BAD_INPUT", errors.badInput, { cause });
  }
}

/** The body as text, which it must be, read within a size cap. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readWithin(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("BAD_INPUT", errors.badInput, { cause });
  }
}

async function readWithin(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("TOO_LARGE", errors.tooLarge);
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
