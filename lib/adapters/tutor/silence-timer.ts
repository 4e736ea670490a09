/** Aborts its signal when nothing has been heard for `ms`. */
export class SilenceTimer {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(private readonly ms: number) {
    this.timer = this.wait();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  restart(): void {
    this.end();
    this.timer = this.wait();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private wait(): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), this.ms);
  }
}
