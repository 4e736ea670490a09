import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { freeLimits } from "@/lib/features/usage/rules";
import { listening as t } from "@/lib/i18n/it";
import { maxSpeechLength } from "./rules";

/** Refuses who has no audio in their plan, and a text that is too long to be read at once. */
export function requireAudio({ actor }: Ctx<Learner>, text: string): void {
  if (!actor.user.isPro) {
    const details = { limit: "audio", used: 0, max: freeLimits.audio };
    throw new AppError("LIMIT_REACHED", t.onlyPro, { details });
  }
  if (text.length > maxSpeechLength) throw new AppError("TOO_LARGE", t.textTooLong);
}
