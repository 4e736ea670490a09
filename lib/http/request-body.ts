import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";

/** How much of a body is taken, and what is said to whoever sends more. */
export type BodyCap = { maxBytes: number; tooLarge?: string };

/** The deepest body of a contract has five levels. */
const maxNesting = 32;

/**
 * The JSON body, read within the cap. Throws UNSUPPORTED_TYPE, TOO_LARGE, and BAD_INPUT for what is no JSON or nests
 * too deep. Of a key that is there twice the last one counts.
 */
export async function readJson(request: Request, cap: BodyCap): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("UNSUPPORTED_TYPE", errors.unsupportedType);
  const json = await readText(request, cap);
  if (isNestedDeeper(json, maxNesting)) throw new AppError("BAD_INPUT", errors.badInput);
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new AppError("BAD_INPUT", errors.badInput, { cause });
  }
}

/** The body as text, which it must be, read within the cap. */
export async function readText(request: Request, cap: BodyCap): Promise<string> {
  const bytes = await readWithin(request, cap);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("BAD_INPUT", errors.badInput, { cause });
  }
}

/** A body that says its size is refused unread; of any other no more is read than the cap and one chunk. */
async function readWithin(request: Request, { maxBytes, tooLarge = errors.tooLarge }: BodyCap) {
  const refusal = () => new AppError("TOO_LARGE", tooLarge);
  if (Number(request.headers.get("content-length")) > maxBytes) throw refusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw refusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether arrays and objects stand deeper in one another than `max`. One pass; what is in quotes is skipped. */
function isNestedDeeper(json: string, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > max) return true;
  }
  return false;
}

/** Where the string that begins here ends: at the next quote that is not escaped. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (json[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return json.length;
}
