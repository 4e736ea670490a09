"use client";

import { useSyncExternalStore } from "react";

/** Photos that wait above the input to be sent, by learner. `components/offline` keeps them beyond the page. */
const attached = new Map<number, string>();
const listeners = new Set<() => void>();

/** The waiting photo, as a data URL. */
export function readAttachment(userId: number): string | undefined {
  return attached.get(userId);
}

export function writeAttachment(userId: number, image: string | undefined): void {
  if (image) attached.set(userId, image);
  else attached.delete(userId);
  for (const listener of listeners) listener();
}

export function useAttachment(userId: number): string | undefined {
  return useSyncExternalStore(
    onAttachmentChange,
    () => readAttachment(userId),
    () => undefined,
  );
}

export function onAttachmentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
