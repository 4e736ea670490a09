import { route } from "@/lib/http/route";
import { speechCall } from "@/lib/features/speech/contract";
import { synthesiseSpeech } from "@/lib/features/speech/synthesise-speech";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(speechCall, (ctx, { body }) => synthesiseSpeech(ctx, body)),
});

/** Seconds a platform that freezes functions must leave this one: the longest synthesis. */
export const maxDuration = 60;
