import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Next answers two kinds of requests with a bare 500 before anything of ours runs: an address whose escapes are no text, and
 * TRACE, for which there is no `Request`. Here they become such as it can read, and are refused like any other.
 */
export function keepRequestsReadable(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === "TRACE") request.method = "OPTIONS";
    if (request.url?.includes("%")) request.url = withReadablePath(request.url);
  });
}

/** An address with each part of its path that cannot be decoded taken by its letters. */
function withReadablePath(address: string): string {
  const [path = "", ...query] = address.split("?");
  const readable = path.split("/").map((part) => (isDecodable(part) ? part : encodeURIComponent(part)));
  return [readable.join("/"), ...query].join("?");
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
