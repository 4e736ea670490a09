type Init = { status?: number; headers?: HeadersInit | undefined };

/** In characters. Next compresses whatever does not say that it is not to, and drops how long it is. */
const worthCompressing = 1000;

/** Answers with a value as JSON, which is compressed only where that is worth more than it costs. */
export function jsonReply(value: unknown, { status = 200, headers }: Init = {}): Response {
  const body = JSON.stringify(value);
  const all = new Headers(headers);
  all.set("Content-Type", "application/json");
  if (body.length < worthCompressing && !all.has("Cache-Control"))
    all.set("Cache-Control", "no-store, no-transform");
  return new Response(body, { status, headers: all });
}
