import type { KeyboardEvent } from "react";

/** Moves the focus by arrow keys, Home and End from the name of one user of the list to that of another. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const names = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>("h3 > button") ?? [])];
  const at = names.indexOf(event.currentTarget);
  const next = names[nextIndex(event.key, at, names.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Nowhere from an end: the page does not jump from its last user to its first. */
function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowDown":
      return at + 1;
    case "ArrowUp":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
