/** Aborts its signal when nothing has been heard for `ms`. */
export class SilenceTimer {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.timer = setTimeout(() => this.controller.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  restart(): void {
    this.timer.refresh(); // Cheaper than another one: there are two for each piece.
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
