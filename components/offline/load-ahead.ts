const restMs = 3000;

/** Loads, a while after the student has first done something, what a photo needs, and what says that something did not come: without a net they could not come any more. */
export function loadWhatPhotosNeed(signal: AbortSignal): void {
  if ("connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => (timer ??= setTimeout(load, restMs));
  for (const act of ["pointerdown", "keydown"]) window.addEventListener(act, begin, { once: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function load(): void {
  const parts = [
    import("@/components/photo/analysis-dialog"),
    import("@/components/photo/camera-overlay"),
    import("@/components/photo/crop-dialog"),
    import("@/components/photo/run-photo-turn"),
    import("@/components/ui/toast-view"),
  ];
  void Promise.allSettled(parts); // What does not come is asked for again when it is needed.
}
