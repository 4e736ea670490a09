import { listening as t } from "@/lib/i18n/it";
import { showToast } from "@/components/ui/toast";
import { countPlay } from "@/components/voice/count-play";
import { endReadingBy } from "@/components/voice/end-reading";
import { PauseGate } from "@/components/sound/pause-gate";
import { readableScript, type Script } from "@/components/voice/script";
import { SoundPlayer } from "@/components/voice/sound-player";
import { VoicePlayer } from "@/components/sound/voice-player";

/** Where the reading of a message is. */
export type ReadingPhase = "idle" | "preparing" | "playing" | "paused" | "ended";

const listeners = new Set<() => void>();
let reading: { messageId: string; phase: ReadingPhase } | undefined;
/** Ends what is being read: there is one at a time. */
let current: AbortController | undefined;
/** What was read last, with its sounds: it may be heard again. */
let last: { messageId: string; script: Script } | undefined;
let hasSaidOnlyEnglish = false;
const gate = new PauseGate();
const sounds = new SoundPlayer();
const voices = new VoicePlayer();

export function onReadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readingPhase(messageId: string): ReadingPhase {
  return reading?.messageId === messageId ? reading.phase : "idle";
}

/**
 * Reads a message, or a piece of one by an id of its own, from its beginning, in place of what is being read. `rate`: 1 as it is
 * spoken. Throws what the server's calls throw.
 */
export async function startReading(messageId: string, text: string, rate = 1): Promise<void> {
  silence();
  endReadingBy(stopReading);
  const { signal } = (current = new AbortController());
  // A phone lets only a press of a button begin a sound: what it brings comes too late for that.
  sounds.unlock();
  voices.unlock();
  window.addEventListener("pagehide", stopReading, { once: true });
  show({ messageId, phase: "preparing" });
  try {
    const script = await scriptOf(messageId, text, signal);
    if (signal.aborted) return;
    sayWhatIsMissing(script);
    await playAll(script, signal, rate);
    if (!signal.aborted) show(script.parts.length > 0 ? { messageId, phase: "ended" } : undefined);
  } catch (error) {
    if (signal.aborted) return;
    show(undefined);
    if (!isAutoplayRefusal(error)) throw error;
  }
}

export function pauseReading(): void {
  if (reading?.phase !== "playing") return;
  gate.shut();
  show({ ...reading, phase: "paused" });
  sounds.pause();
  voices.pause();
}

export function resumeReading(): void {
  if (reading?.phase !== "paused") return;
  show({ ...reading, phase: "playing" });
  gate.open();
  sounds.resume();
}

export function stopReading(): void {
  silence();
  show(undefined);
}

function silence(): void {
  current?.abort();
  gate.open();
}

async function scriptOf(messageId: string, text: string, signal: AbortSignal): Promise<Script> {
  if (last?.messageId === messageId) return last.script;
  const script = await readableScript(text, signal);
  last?.script.release();
  last = { messageId, script };
  return script;
}

async function playAll(script: Script, signal: AbortSignal, rate: number): Promise<void> {
  for (const [index, { voice, text }] of script.parts.entries()) {
    const sound = voice === "server" ? await script.soundOf(index) : undefined;
    script.prepareAfter(index);
    await gate.passed();
    if (signal.aborted) return;
    if (reading?.phase === "preparing") {
      show({ ...reading, phase: "playing" });
      countPlay();
    }
    if (sound) await sounds.play(sound, signal, rate);
    else if (script.italianVoice) await voices.play(text, script.italianVoice, gate, signal);
    if (signal.aborted) return;
  }
}

function sayWhatIsMissing({ parts, isIncomplete }: Script): void {
  if (parts.length === 0) {
    showToast({ title: t.nothingToReadTitle, description: isIncomplete ? t.nothingToRead : t.emptyText });
  } else if (isIncomplete && !hasSaidOnlyEnglish) {
    hasSaidOnlyEnglish = true;
    showToast({ title: t.onlyEnglishTitle, description: t.onlyEnglish });
  }
}

function show(now: typeof reading): void {
  reading = now;
  for (const listener of listeners) listener();
}

function isAutoplayRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}
