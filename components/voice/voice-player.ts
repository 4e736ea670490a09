import type { PauseGate } from "@/components/voice/pause-gate";

/** Chrome falls silent in the middle of what takes longer than about 15 seconds. */
const maxUtteranceLength = 180;
/** Voices come with their list, which some browsers load late. */
const maxWaitForVoicesMs = 1000;

/** The device's Italian voice, if it has one. */
export async function findItalianVoice(): Promise<SpeechSynthesisVoice | undefined> {
  if (!("speechSynthesis" in window)) return undefined;
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, maxWaitForVoicesMs);
    });
  }
  return speechSynthesis.getVoices().find(({ lang }) => /^it\b/i.test(lang.replace("_", "-")));
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

function utter(text: string, voice: SpeechSynthesisVoice): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "it-IT";
    utterance.voice = voice;
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve(); // Cancelled, or beyond this device: what follows may work.
    speechSynthesis.speak(utterance);
  });
}

function sentencesOf(text: string): string[] {
  if (text.length <= maxUtteranceLength) return [text];
  return text.match(/[^.!?;]+[.!?;]*\s*/g) ?? [text];
}
