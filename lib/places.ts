type Limits = { places: number; maxWaiting?: number; maxWaitMs: number };

/** Places for what may be under way at once, and who waits for one, in the order they came. */
export class Places {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {
    this.free = limits.places;
  }

  /** Answers what gives a place back once there is one; undefined where too many wait, or it takes too long. */
  async take(): Promise<(() => void) | undefined> {
    if (this.free > 0) this.free -= 1;
    else if (!(await this.wait())) return undefined;
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }

  private wait(): Promise<boolean> {
    const { maxWaiting = Infinity, maxWaitMs } = this.limits;
    if (this.waiting.length >= maxWaiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const called = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(called), 1);
        resolve(false);
      }, maxWaitMs);
      this.waiting.push(called);
    });
  }
}
