/** Pieces of a text for a reader that takes them one by one; `isUsedUp` says when it waits for more. */
export class Feed {
  private readonly waiting: string[] = [];
  private isEnded = false;
  private wakeReader: (() => void) | undefined;
  private tellUsedUp: (() => void) | undefined;

  add(piece: string): void {
    if (piece) this.waiting.push(piece);
    this.wakeReader?.();
  }

  end(piece: string): void {
    this.isEnded = true;
    this.add(piece);
  }

  /** Resolves once everything that was added was read, with all that the reader made of it. */
  isUsedUp(): Promise<void> {
    return new Promise((resolve) => {
      if (this.wakeReader && this.waiting.length === 0) resolve();
      else this.tellUsedUp = resolve;
    });
  }

  async *pieces(): AsyncGenerator<string> {
    for (;;) {
      const piece = this.waiting.shift();
      if (piece !== undefined) yield piece;
      else if (this.isEnded) return;
      else await this.nextPiece();
    }
  }

  private async nextPiece(): Promise<void> {
    this.tellUsedUp?.();
    this.tellUsedUp = undefined;
    await new Promise<void>((resolve) => (this.wakeReader = resolve));
    this.wakeReader = undefined;
  }
}
