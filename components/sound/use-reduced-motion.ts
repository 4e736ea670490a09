"use client";

import { useSyncExternalStore } from "react";
import { isCalm } from "./is-calm";

const wish = "(prefers-reduced-motion: reduce)";

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wish);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
