import { storable } from "@/lib/features/coach/storable";
import { maxReplyLength } from "./rules";

const halfSign = /[\uD800-\uDBFF]$/;

/** What is shown of a reply: what can be stored of it, up to its longest length. */
export class ShownText {
  shown = "";
  private left = maxReplyLength;
  /** The first half of a sign whose second one is to come. */
  private half = "";

  /** What a piece of it adds. */
  add(piece: string): string {
    const text = this.half + piece.slice(0, this.left);
    this.left = Math.max(0, this.left - piece.length);
    this.half = halfSign.exec(text)?.[0] ?? "";
    return this.show(text.slice(0, text.length - this.half.length));
  }

  /** What is said where it can be shown no further. */
  breakOff(words: string): string {
    this.half = "";
    return this.add(`${this.shown && "… "}${words}`);
  }

  private show(text: string): string {
    const piece = storable(text);
    this.shown += piece;
    return piece;
  }
}
