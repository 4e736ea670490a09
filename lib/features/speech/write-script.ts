import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import type { SpeechPart, speechBody } from "./contract";
import { requireAudio } from "./require-audio";
import { splitLanguages } from "./split-languages";
import { spokenLines } from "./spoken-text";

/** What of a message is read by whom: each stretch by a voice of its own language, ours where we have one. */
export async function writeScript(
  ctx: Ctx<Learner>,
  { text }: z.output<typeof speechBody>,
): Promise<{ parts: SpeechPart[] }> {
  requireAudio(ctx, text);
  const { languages } = ctx.ports.speech;
  const parts = spokenLines(text)
    .flatMap(splitLanguages)
    .map((piece): SpeechPart => ({
      ...piece,
      voice: languages.includes(piece.language) ? "server" : "browser",
    }));
  return { parts };
}
