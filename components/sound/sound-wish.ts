"use client";

import { useSyncExternalStore } from "react";

const key = "english-coach:sounds";
const off = "off";

const listeners = new Set<() => void>();
/** What was chosen where nothing can be kept. */
let chosen: boolean | undefined;

/** Whether this device is to play sounds: yes, until somebody switches them off. */
export function wantsSounds(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return true;
  }
}

export function setWantsSounds(isOn: boolean): void {
  chosen = undefined;
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    chosen = isOn;
  }
  for (const listener of listeners) listener();
}

export function useWantsSounds(): boolean {
  return useSyncExternalStore(subscribe, wantsSounds, () => true);
}

/** Another tab may change it too. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}
