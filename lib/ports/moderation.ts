import type { Support } from "@/lib/features/safety/rules";
import { PortError } from "./port-error";

export interface ModerationPort {
  readonly name: string;
  /**
   * What a second reader sees in a text of a student; undefined where it sees nothing, or there is none. It is told the text
   * and nothing of whose it is. Throws ModerationError on any fault, also when it takes too long.
   */
  read(text: string): Promise<Support | undefined>;
}

export class ModerationError extends PortError {
  static override readonly errorName = "ModerationError";

  constructor(
    readonly reason: "timeout" | "rate_limited" | "unavailable" | "bad_answer",
    options?: { cause?: unknown },
  ) {
    super(`The moderation did not answer: ${reason}`, options);
  }
}
