import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import type { SpeechPart, speechBody } from "./contract";
import { readToSpeak } from "./read-to-speak";
import { requireAudio } from "./require-audio";

/** What of a message is read by whom: each stretch by a voice of its own language, ours where we have one. */
export async function writeScript(
  ctx: Ctx<Learner>,
  { text }: z.output<typeof speechBody>,
): Promise<{ parts: SpeechPart[] }> {
  requireAudio(ctx, text);
  const { languages } = ctx.ports.speech;
  const pieces = await readToSpeak(ctx, "script", text);
  const parts = pieces.map((piece): SpeechPart => ({
    ...piece,
    voice: languages.includes(piece.language) ? "server" : "browser",
  }));
  return { parts };
}
