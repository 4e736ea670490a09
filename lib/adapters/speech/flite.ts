import { SpeechError, type SpeechPort } from "@/lib/ports/speech";
import { unlessAborted } from "@/lib/unless-aborted";
import { piecesForFlite } from "./flite-text";
import { FliteThread, type FliteVoice } from "./flite-thread";
import { joinWavs } from "./wav";

type Options = { timeoutMs?: number; maxTexts?: number };

/** Its clearest voice, a little slower than it would speak to its equals. */
const voice: FliteVoice = { voice: "slt", stretch: 1.15 };

/** An English voice in this process, offline. Texts take turns piece by piece; beyond `maxTexts` it is busy. */
export function fliteSpeech({ timeoutMs = 20_000, maxTexts = 32 }: Options = {}): SpeechPort {
  const thread = new FliteThread(voice);
  let texts = 0;

  async function sayAll(text: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const wavs: Uint8Array[] = [];
    for (const piece of piecesForFlite(text)) wavs.push(await thread.say(piece, signal));
    return joinWavs(wavs);
  }

  return {
    name: `flite ${voice.voice} ${voice.stretch}`,
    languages: ["en"],
    async synthesise(text, _language, signal) {
      if (texts >= maxTexts) throw new SpeechError("busy");
      texts += 1;
      const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        // Whoever waits for others to be read is told at once, not when the turn comes.
        return { audio: await unlessAborted(sayAll(text, stop), stop, timedOut), contentType: "audio/wav" };
      } finally {
        texts -= 1;
      }
    },
    close: () => thread.close(),
  };
}

const timedOut = (cause: unknown) => new SpeechError("timeout", { cause });
