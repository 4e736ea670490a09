import { threadTimeMs } from "./thread-time";

/** After so much work, or so long, it is asked anew. */
const maxWorkMs = 20;
const maxAgeMs = 1000;

/**
 * The time a thread has had of a processor. To ask costs more than most texts take, so what it has worked since the last
 * time counts in full, by the clock: a text may get at most `maxWorkMs` more than its budget.
 */
export class ThreadClock {
  private askedAt = -Infinity;
  private askedMs: number | undefined;
  private workMs = 0;

  constructor(
    private readonly threadId: string | undefined,
    private readonly ask: (threadId: string | undefined) => number | undefined = threadTimeMs,
  ) {}

  /** When it begins with a text: what it has had by then, or a little more. */
  atStart(): number | undefined {
    const isOld = this.workMs > maxWorkMs || performance.now() - this.askedAt > maxAgeMs;
    const knownMs = isOld ? this.now() : this.askedMs;
    return knownMs === undefined ? undefined : knownMs + this.workMs;
  }

  now(): number | undefined {
    this.askedAt = performance.now();
    this.workMs = 0;
    this.askedMs = this.ask(this.threadId);
    return this.askedMs;
  }

  /** It has worked, or waited for its turn, for so long. */
  add(ms: number): void {
    this.workMs += ms;
  }
}
