import { useEffect } from "react";

/** Where there is a keyboard of its own, whoever arrives may write at once; a focus that is elsewhere stays. */
export function useArrivalFocus(elementId: string): void {
  useEffect(() => {
    if (!matchMedia("(hover: hover)").matches || document.activeElement !== document.body) return;
    document.getElementById(elementId)?.focus({ preventScroll: true });
  }, [elementId]);
}
