import type { PauseGate } from "./pause-gate";

/** Chrome falls silent in the middle of what takes longer than about 15 seconds. */
const maxUtteranceLength = 180;
/** Voices come with their list, which some browsers load late. */
const maxWaitForVoicesMs = 1000;

/** The device's Italian voice, if it has one. */
export async function findItalianVoice(): Promise<SpeechSynthesisVoice | undefined> {
  return (await voicesOf("it"))[0];
}

/** The device's English voice, British and of the device itself rather than another, if it has one. */
export async function findEnglishVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const worth = ({ lang, localService }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (tagOf(lang).startsWith("en-gb") ? 1 : 0);
  return (await voicesOf("en")).toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Not every device writes a tag as it ought to: "en_GB". */
const tagOf = (lang: string) => lang.toLowerCase().replace("_", "-");

async function voicesOf(language: "it" | "en"): Promise<SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in window)) return [];
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, maxWaitForVoicesMs);
    });
  }
  return speechSynthesis.getVoices().filter(({ lang }) => tagOf(lang).split("-")[0] === language);
}

/** Says a word in place of what is being said. `rate`: 1 as it is spoken. Settles when it was said. */
export function sayWord(word: string, voice: SpeechSynthesisVoice, rate: number): Promise<void> {
  speechSynthesis.cancel();
  return utter(word, voice, { lang: "en-GB", rate });
}

/** Reads texts with a voice of the device. What was paused begins its sentence again: not every device can go on. */
export class VoicePlayer {
  private isUnlocked = false;

  /** A text without words, said during a press of a button, lets the others be said later. */
  unlock(): void {
    if (this.isUnlocked || !("speechSynthesis" in window)) return;
    this.isUnlocked = true;
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  }

  pause(): void {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }

  /** Settles when the text was read, or once it is aborted. */
  async play(text: string, voice: SpeechSynthesisVoice, gate: PauseGate, signal: AbortSignal): Promise<void> {
    const cancel = () => speechSynthesis.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    for (const sentence of sentencesOf(text)) {
      do {
        await gate.passed();
        if (signal.aborted) return;
        await utter(sentence, voice);
      } while (gate.isShut);
    }
    signal.removeEventListener("abort", cancel);
  }
}

/** Says a text; settles when it was said, or cannot be. `rate`: 1 as it is spoken. */
export function utter(
  text: string,
  voice: SpeechSynthesisVoice,
  { lang = "it-IT", rate = 1 } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { lang, rate, voice });
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve(); // Cancelled, or beyond this device: what follows may work.
    speechSynthesis.speak(utterance);
  });
}

function sentencesOf(text: string): string[] {
  if (text.length <= maxUtteranceLength) return [text];
  return text.match(/[^.!?;]+[.!?;]*\s*/g) ?? [text];
}
