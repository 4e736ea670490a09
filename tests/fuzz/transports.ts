import { request } from "node:http";
import type { TestApp } from "../support/test-app";
import type { Reply } from "./judge";
import type { Planned } from "./plan-request";

/** Undefined when this way cannot carry the request. */
export type Transport = (planned: Planned) => Promise<Reply | undefined>;

/** Straight to the handler that Next would choose. */
export function inProcess(t: TestApp): Transport {
  return async ({ method, address, cookie, headers, body }) => {
    if (!isDecodable(address)) return undefined;
    const startedAt = performance.now();
    const response = await t.api(method, address, { body, cookie, headers });
    const text = await response.text();
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      headers: JSON.stringify([...response.headers]),
      text,
      ms: performance.now() - startedAt,
    };
  };
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address, "http://localhost").pathname);
    return true;
  } catch {
    return false;
  }
}

const silenceMs = 30_000;

/** Over the wire, the address as it is written. */
export function overTheWire(url: string): Transport {
  const { hostname, port } = new URL(url);
  return ({ method, address, cookie, headers, body }) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length = body === undefined ? undefined : Buffer.byteLength(body);
      const type =
        length === undefined ? {} : { "Content-Type": "application/json", "Content-Length": length };
      const sent = request(
        {
          hostname,
          port,
          method,
          path: address,
          headers: { ...type, ...headers, ...(cookie && { cookie }) },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              contentType: response.headers["content-type"] ?? "",
              headers: JSON.stringify(response.rawHeaders),
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - startedAt,
            }),
          );
        },
      );
      sent.setTimeout(silenceMs, () => sent.destroy(new Error("silence")));
      sent.on("error", reject);
      sent.end(body);
    });
}
