import { setTimeout as pause } from "node:timers/promises";

/** Room for what the network does to even steps: a provider counts what arrives, not what leaves. */
const slack = 1.03;
/** A provider that wants a longer pause has no limit of a second in mind: the caller puts its mail off. */
const maxPauseMs = 2000;

type Headers = Record<string, string> | null;

/**
 * Keeps requests within a provider's limit a second by starting them in even steps, in the order they came. The limit is
 * what the provider's own headers say (`ratelimit-limit`, `retry-after`): before its first answer there is none.
 */
export class Pacer {
  private stepMs = 0;
  private startedAt = -Infinity;
  private pausedUntil = 0;
  private lastTurn = Promise.resolve();

  /** Waits until this request may start. */
  turn(): Promise<void> {
    this.lastTurn = this.lastTurn.then(() => this.step());
    return this.lastTurn;
  }

  /** Learns from an answer. Answers whether a request it refused may be made again in its next turn. */
  learn(headers: Headers): boolean {
    const limit = Number(headers?.["ratelimit-limit"]);
    if (limit > 0) this.stepMs = (1000 / limit) * slack;
    const pauseMs = Number(headers?.["retry-after"]) * 1000;
    const isShort = pauseMs > 0 && pauseMs <= maxPauseMs;
    if (isShort) this.pausedUntil = performance.now() + pauseMs;
    return isShort;
  }

  private async step(): Promise<void> {
    // Counted from the last start, so that the request which told the limit counts within it.
    const waitMs = Math.max(this.startedAt + this.stepMs, this.pausedUntil) - performance.now();
    if (waitMs > 0) await pause(waitMs);
    this.startedAt = performance.now();
  }
}
