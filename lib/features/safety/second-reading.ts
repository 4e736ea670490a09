import type { Ctx } from "@/lib/context";
import { ModerationError } from "@/lib/ports/moderation";
import { graver, type Support } from "./rules";

/** What a second reader has seen so far in the texts of a turn. */
export type SecondReading = { support?: Support | undefined };

/**
 * Has a text of a turn read a second time, beside whatever else is done with it. Nobody waits for it: what it sees is there once it
 * is there. A reader that fails has seen nothing; the log says that it failed, and nothing of the text.
 */
export function beginSecondReading(ctx: Ctx, text: string, reading: SecondReading = {}): SecondReading {
  const done = ctx.ports.moderation.read(text).then(
    (support) => {
      reading.support = graver(reading.support, support);
    },
    (error: unknown) => {
      const reason = error instanceof ModerationError ? error.reason : "unavailable";
      ctx.log.warn({ event: "moderation_failed", reason });
    },
  );
  ctx.keepAlive(done);
  return reading;
}
