/** Shut while a reading is paused: whatever would make the next sound waits here. */
export class PauseGate {
  isShut = false;
  private opened = () => {};

  shut(): void {
    this.isShut = true;
  }

  open(): void {
    this.isShut = false;
    this.opened();
  }

  async passed(): Promise<void> {
    if (this.isShut) await new Promise<void>((resolve) => (this.opened = resolve));
  }
}
