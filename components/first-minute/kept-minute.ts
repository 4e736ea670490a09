import { useMemo, useSyncExternalStore } from "react";

/** The animal, the class, a sentence. */
export type Step = 0 | 1 | 2;

/** How far somebody has come in the first minute, on this device. */
export type KeptMinute = {
  step: Step;
  /** The one they have chosen. */
  sentence?: string;
  isSkipped?: boolean;
};

const keyOf = (userId: number) => `english-coach.first-minute.${userId}`;
const listeners = new Set<() => void>();
/** What the browser had no room for: it lives as long as the page. */
const unkept = new Map<string, string>();

/** Undefined where nobody can know, on the server. Nothing kept, or nothing that can be read, is the start. */
export function useKeptMinute(userId: number): KeptMinute | undefined {
  const kept = useSyncExternalStore(
    onChange,
    () => read(keyOf(userId)),
    () => undefined,
  );
  return useMemo(() => (kept === undefined ? undefined : parse(kept)), [kept]);
}

export function keepMinute(userId: number, minute: KeptMinute): void {
  const [key, text] = [keyOf(userId), JSON.stringify(minute)];
  unkept.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

function read(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function parse(text: string): KeptMinute {
  try {
    const { step, sentence, isSkipped } = JSON.parse(text) as Partial<Record<keyof KeptMinute, unknown>>;
    return {
      step: step === 1 || step === 2 ? step : 0,
      ...(typeof sentence === "string" && { sentence }),
      ...(isSkipped === true && { isSkipped }),
    };
  } catch {
    return { step: 0 };
  }
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
