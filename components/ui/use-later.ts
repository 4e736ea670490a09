import { useEffect, useState } from "react";

const restMs = 3000;

/** False while a page comes; true some seconds after that, or as soon as something is pressed. */
export function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (isLater) return undefined;
    const begin = () => setIsLater(true);
    const timer = setTimeout(begin, restMs);
    const controller = new AbortController();
    for (const act of ["pointerdown", "keydown"])
      window.addEventListener(act, begin, { signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isLater]);
  return isLater;
}
