import type { IncomingMessage, ServerResponse } from "node:http";
import { LoopbackDouble } from "@/tests/doubles/loopback-double";

/** Resend's limit of requests for a team unless it asks for more: https://resend.com/docs/api-reference/rate-limit */
export const requestsPerSecond = 5;

/**
 * Resend's `POST /emails` on loopback with its limit of requests: so many in a second that begins with the first of them,
 * what comes beyond is refused with 429 and told when to come again. A known idempotency key delivers nothing anew.
 */
export class LimitedResend extends LoopbackDouble {
  /** When each mail was accepted, by its idempotency key. */
  readonly accepted = new Map<string, number>();
  refused = 0;
  private window = { startedAt: 0, requests: 0 };

  protected handle(request: IncomingMessage, response: ServerResponse): void {
    const now = performance.now();
    request.resume(); // What is in it is not looked at.
    if (now - this.window.startedAt >= 1000) this.window = { startedAt: now, requests: 0 };
    this.window.requests += 1;
    const resetSeconds = Math.ceil((this.window.startedAt + 1000 - now) / 1000);
    const remaining = requestsPerSecond - this.window.requests;
    const headers = {
      "Content-Type": "application/json",
      "ratelimit-limit": String(requestsPerSecond),
      "ratelimit-remaining": String(Math.max(0, remaining)),
      "ratelimit-reset": String(resetSeconds),
    };
    if (remaining < 0) {
      this.refused += 1;
      response.writeHead(429, { ...headers, "retry-after": String(resetSeconds) });
      return void response.end(
        JSON.stringify({ statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests" }),
      );
    }
    const key = request.headers["idempotency-key"]?.toString() ?? "";
    if (!this.accepted.has(key)) this.accepted.set(key, now);
    response.writeHead(200, headers).end(JSON.stringify({ id: `sent-${key}` }));
  }
}
