import OpenAI, { APIError } from "openai";
import { SpeechError, type SpeechLanguage, type SpeechPort } from "@/lib/ports/speech";

type Options = { apiKey: string; baseUrl?: string; model: string; voice: string; timeoutMs?: number };

const manner: Record<SpeechLanguage, string> = {
  it: "Speak Italian, warmly and clearly, to a student of twelve.",
  en: "Speak British English, clearly and a little slowly, to an Italian student of twelve.",
};

/** The models of the first generation refuse instructions. */
const takesInstructions = (model: string) => !model.startsWith("tts-1");

/** A voice of OpenAI, or of who speaks its protocol: Italian and English. `timeoutMs` bounds the whole call. */
export function openaiSpeech({ apiKey, baseUrl, model, voice, timeoutMs = 20_000 }: Options): SpeechPort {
  // Its own retry would sleep for as long as Retry-After says; its log would print texts.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });

  return {
    name: `openai ${model} ${voice}`,
    languages: ["it", "en"],
    async synthesise(text, language, signal) {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        stop.throwIfAborted();
        const instructions = takesInstructions(model) ? manner[language] : undefined;
        const body = { model, voice, input: text, instructions, response_format: "mp3" as const };
        const reply = await client.audio.speech.create(body, { signal: stop });
        const audio = new Uint8Array(await reply.arrayBuffer());
        const isSound = reply.headers.get("content-type")?.startsWith("audio/") && audio.length > 0;
        if (!isSound) throw fault("bad_answer", "no_sound");
        return { audio, contentType: "audio/mpeg" };
      } catch (error) {
        throw stop.aborted ? fault("timeout", "no_reply") : toSpeechError(error);
      }
    },
    close: async () => undefined,
  };
}

function toSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  if (!(error instanceof APIError)) return fault("unavailable", "broken_off");
  const status = error.status as number | undefined;
  return fault(status === 429 ? "rate_limited" : "unavailable", status ? `http_${status}` : "connection");
}

// Only a code of ours goes along: the provider's own words may quote the text or the key.
function fault(reason: SpeechError["reason"], code: string): SpeechError {
  return new SpeechError(reason, { cause: Object.assign(new Error(code), { code }) });
}
