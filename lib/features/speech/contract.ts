import { z } from "zod";
import { bytes, defaultMaxBodyBytes, defineCall, text } from "@/lib/contract/call";
import { listening as t } from "@/lib/i18n/it";
import { maxSpeechLength } from "./rules";

/** Longer texts are let in as far as any body goes, so that they are refused as what they are: too long. */
export const speechBody = z.strictObject({
  text: text(defaultMaxBodyBytes)
    .trim()
    .min(1, t.emptyText)
    .describe(`At most ${maxSpeechLength} characters, else 413`),
});

/** Fifteen messages a minute with a few stretches of English each. */
const rate = { max: 60, windowMs: 60_000 };

export const speechCall = defineCall({
  method: "POST",
  path: "/api/speech",
  summary: "The sound of a text. Pro only: 403 LIMIT_REACHED with details.",
  actor: "learner",
  needs: "readAloud",
  rate,
  body: speechBody,
  tooLarge: t.textTooLong,
  reply: bytes("audio/wav", "audio/mpeg"),
});

export const speechPart = z.object({
  language: z.enum(["it", "en"]),
  text: z.string(),
  voice: z
    .enum(["server", "browser"])
    .describe(
      "`server`: its sound is to be had from /api/speech; `browser`: the device's own voice reads it",
    ),
});
export type SpeechPart = z.output<typeof speechPart>;

export const speechScriptCall = defineCall({
  method: "POST",
  path: "/api/speech/script",
  summary:
    "What of a coach's message is read by whom, in order, without marks of formatting. Pro only, like the sound.",
  actor: "learner",
  needs: "readAloud",
  rate,
  body: speechBody,
  tooLarge: t.textTooLong,
  reply: z.object({ parts: z.array(speechPart) }),
});
