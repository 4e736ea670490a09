import type { SpeechPart } from "@/lib/features/speech/contract";
import { api, send } from "@/lib/api-client/client";
import { findItalianVoice } from "@/components/sound/voice-player";

/** A message as it is read aloud: its parts, and the sounds of those the server reads. */
export type Script = {
  parts: SpeechPart[];
  /** Parts that nobody here can read. */
  isIncomplete: boolean;
  italianVoice: SpeechSynthesisVoice | undefined;
  /** The address of a part's sound. */
  soundOf: (index: number) => Promise<string>;
  /** Fetches the next sound while another part is being heard. */
  prepareAfter: (index: number) => void;
  release: () => void;
};

/** Asks who reads what of a message, and leaves out what nobody here can read. */
export async function readableScript(text: string, signal: AbortSignal): Promise<Script> {
  const { parts: all } = await api("POST /api/speech/script", { body: { text }, signal });
  const italianVoice = all.some(({ voice }) => voice === "browser") ? await findItalianVoice() : undefined;
  const parts = all.filter(({ voice }) => voice === "server" || italianVoice);
  const sounds = new Map<number, Promise<string>>();

  function soundOf(index: number): Promise<string> {
    const known = sounds.get(index);
    if (known) return known;
    const sound = fetchSound(parts[index]?.text ?? "");
    sounds.set(index, sound);
    sound.catch(() => sounds.delete(index)); // The next press asks again.
    return sound;
  }

  return {
    parts,
    isIncomplete: parts.length < all.length,
    italianVoice,
    soundOf,
    prepareAfter(index) {
      const next = parts.findIndex(({ voice }, at) => at > index && voice === "server");
      if (next > index) void soundOf(next).catch(() => undefined);
    },
    release() {
      for (const sound of sounds.values())
        void sound.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
    },
  };
}

async function fetchSound(text: string): Promise<string> {
  const response = await send("POST /api/speech", { body: { text } });
  return URL.createObjectURL(await response.blob());
}
