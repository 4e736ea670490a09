import { maxSlowness } from "./rules";

/**
 * The time a text may take. It is the thread's own where the system counts that, so that a busy machine is no reason to
 * give up; of time on the clock it has ten times as much in any case.
 */
export class Budget {
  private timer: NodeJS.Timeout | undefined;
  private leftMs: number;
  private clockLeftMs: number;
  private since = performance.now();
  private pauses = 0;

  constructor(
    private readonly budgetMs: number,
    private readonly timeOfThread: () => number | undefined,
    private readonly onOver: () => void,
    private readonly startedMs = timeOfThread(),
  ) {
    this.leftMs = budgetMs;
    this.clockLeftMs = this.startedMs === undefined ? budgetMs : budgetMs * maxSlowness;
    this.wait();
  }

  pause(): void {
    this.pauses += 1;
    if (this.pauses > 1) return;
    this.clockLeftMs -= performance.now() - this.since;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.pauses -= 1;
    if (this.pauses > 0 || this.timer === undefined) return;
    this.since = performance.now();
    this.wait();
  }

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    this.timer = setTimeout(() => this.look(), Math.max(1, Math.min(this.leftMs, this.clockLeftMs)));
  }

  private look(): void {
    const now = performance.now();
    this.clockLeftMs -= now - this.since;
    this.since = now;
    const timeMs = this.timeOfThread();
    const usedMs = timeMs !== undefined && this.startedMs !== undefined ? timeMs - this.startedMs : Infinity;
    this.leftMs = this.budgetMs - usedMs;
    if (this.leftMs > 0 && this.clockLeftMs > 0) return this.wait();
    this.timer = undefined;
    this.onOver();
  }
}
