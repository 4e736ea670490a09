/**
 * A text that was not read: it took longer than a reader may (`over-budget`), too many others wait (`busy`), or the
 * reader failed. Carries nothing of the text.
 */
export class ReadingError extends Error {
  override readonly name = "ReadingError";

  constructor(
    readonly reason: "over-budget" | "busy" | "failed",
    options?: { cause?: unknown },
  ) {
    super(`Not read: ${reason}`, options);
  }
}
