import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** The newest one is where rewards appear. */
let places: HTMLElement[] = [];

/** As the `ref` of an element: while it is there, rewards appear in it and not over the screen. */
export function offerRewardPlace(element: HTMLElement | null) {
  if (!element) return;
  change([...places, element]);
  return () => change(places.filter((one) => one !== element));
}

/** Where rewards appear; undefined where that is over the screen. */
export function useRewardPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    onChange,
    () => places.at(-1),
    () => undefined,
  );
}

function change(next: HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
