const maxLength = 12_000;
/** What may stand before a preface: white space and a fence. */
const beforeObject = /^[\s\uFEFF]*(?:`{1,2}$|`{3}[a-z]{0,8}\s*)?/i;

/**
 * Holds a preface until it may be complete: no thread need look at it before. It only counts brackets, as `readOpening` does, and
 * opens too early rather than too late.
 */
export class PrefaceGate {
  private held = "";
  private at = 0;
  private depth = 0;
  private isInText = false;
  isOpen = false;

  hear(piece: string): void {
    if (this.isOpen) return;
    this.held += piece;
    if (this.depth === 0) this.at = beforeObject.exec(this.held)?.[0].length ?? 0;
    const isBegun = this.depth > 0 || this.at === this.held.length || this.held[this.at] === "{";
    if (!isBegun || this.held.length > maxLength) this.open();
    else this.count();
  }

  private count(): void {
    for (; this.at < this.held.length; this.at += 1) {
      const character = this.held[this.at];
      if (this.isInText && character === "\\") {
        if (this.at + 1 === this.held.length) return; // What it stands before is still to come.
        this.at += 1;
      } else if (character === '"') this.isInText = !this.isInText;
      else if (!this.isInText && character === "{") this.depth += 1;
      else if (!this.isInText && character === "}") {
        this.depth -= 1;
        if (this.depth <= 0) return this.open();
      }
    }
  }

  private open(): void {
    this.isOpen = true;
    this.held = "";
  }
}
