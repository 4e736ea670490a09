import { NetworkError } from "@/lib/api-client/client-errors";

export type ServerEvent = { event: string; data: string };

/**
 * The events of a `text/event-stream` body as they arrive. A half event at the end of the stream is dropped. Throws
 * NetworkError where the connection breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new NetworkError(cause);
      });
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also reached when the caller stops reading: the connection is let go.
    await reader.cancel().catch(() => undefined);
  }
}

/** Takes text in any pieces, gives the events that are complete. Lines end in LF, CRLF or CR. */
function createEventParser() {
  let rest = "";
  let event = "message";
  let data: string[] = [];

  return function* parse(chunk: string): Generator<ServerEvent> {
    rest += chunk;
    for (let line = takeLine(); line !== undefined; line = takeLine()) {
      if (line === "") {
        if (data.length > 0) yield { event, data: data.join("\n") };
        event = "message";
        data = [];
      } else {
        readField(line);
      }
    }
  };

  function takeLine(): string | undefined {
    const end = rest.search(/[\r\n]/);
    if (end === -1) return undefined;
    // A CR that ends the piece may be the first half of a CRLF.
    if (rest[end] === "\r" && end === rest.length - 1) return undefined;
    const line = rest.slice(0, end);
    rest = rest.slice(rest.startsWith("\r\n", end) ? end + 2 : end + 1);
    return line;
  }

  function readField(line: string): void {
    const [, name, value] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "event") event = value || "message";
    if (name === "data") data.push(value ?? "");
  }
}
