/** How many dialogs are open at an entry of the history, by its state. */
export function dialogsAt(state: unknown): number {
  const { dialogs } = (state ?? {}) as { dialogs?: unknown };
  return typeof dialogs === "number" ? dialogs : 0;
}

let listener: ((event: PopStateEvent) => void) | undefined;

/** Has this hear of every step in the history, before the router does. */
export function hearSteps(listen: (event: PopStateEvent) => void): void {
  listener = listen;
}

// The window calls its listeners in the order in which they came: this one comes with the root layout, before the router's.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => listener?.(event));
