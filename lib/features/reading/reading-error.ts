import { PortError } from "@/lib/ports/port-error";

/**
 * A text that was not read: it took longer than a reader may (`over-budget`), too many others wait (`busy`), or the
 * reader failed. Carries nothing of the text.
 */
export class ReadingError extends PortError {
  static override readonly errorName = "ReadingError";

  constructor(
    readonly reason: "over-budget" | "busy" | "failed",
    options?: { cause?: unknown },
  ) {
    super(`Not read: ${reason}`, options);
  }
}
