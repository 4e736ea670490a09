import { isCalm } from "@/components/sound/is-calm";
import { wantsSounds } from "@/components/sound/sound-wish";
import { tunes, type Note, type TuneName } from "@/components/sound/tunes";

const loudness = 0.09;
const attackS = 0.012;
const gestures = ["pointerup", "keydown"] as const;

let context: AudioContext | undefined;
let isListening = false;

/** From the next gesture on there may be sound: browsers let no page begin with it. Harmless when called again. */
export function readySounds(): void {
  if (isListening || typeof AudioContext === "undefined") return;
  isListening = true;
  for (const gesture of gestures) addEventListener(gesture, wake, { passive: true });
}

/** Plays a tune, unless sounds are switched off, unwanted or not yet allowed. Never throws. */
export function playTune(name: TuneName): void {
  readySounds();
  if (!context || context.state !== "running" || !wantsSounds() || isCalm()) return;
  for (const note of tunes[name]) playNote(context, note);
}

/** A phone suspends the sound of a page that was in the background: each gesture wakes it. */
function wake(): void {
  if (!wantsSounds() || isCalm()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
  } catch {
    // A device without sound.
  }
}

/** A round tone with a quiet octave above it, which fades like a struck bar of wood. */
function playNote(audio: AudioContext, { pitchHz, startMs, lengthMs }: Note): void {
  const start = audio.currentTime + startMs / 1000;
  const end = start + lengthMs / 1000;
  for (const [multiple, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitchHz * multiple;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness * share, start + attackS);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  }
}
