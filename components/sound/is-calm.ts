/** Whether nothing may move, sound or shake by itself: the device asks for it, or the reader has chosen calm. */
export function isCalm(): boolean {
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.calm === "true"
  );
}
